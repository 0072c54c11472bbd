import { z } from 'zod'
import { apiText } from '../../text/api.ts'

/** The year of an address: an integer (SPEC §5, V02); whether there is such an edition is the route's to say. */
export const YearSchema = z
  .string()
  .regex(/^\d{1,4}$/, apiText.yearNotInteger)
  .transform(Number)
