import { type AttendeeErrorCode, attendeeErrorLine } from '../../text/attendee-import.ts'

/** Why an import of attendees cannot go on. The message is one line with code, problem and repair. */
export class AttendeeError extends Error {
  readonly code: AttendeeErrorCode

  constructor(code: AttendeeErrorCode, file: string, why?: string) {
    super(attendeeErrorLine(code, file, why))
    this.name = 'AttendeeError'
    this.code = code
  }
}
