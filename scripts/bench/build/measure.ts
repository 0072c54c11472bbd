import { type SpawnOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What one program cost, its children included. */
export interface Cost {
  seconds: number
  /** Processor time of all threads; steadier than the clock on a machine that others use too. */
  cpuSeconds: number
  /** The most that all processes together held in memory (resident); undefined where there is no /proc. */
  peakBytes: number | undefined
  stdout: string
}

const SAMPLE_MS = 50
/** Linux counts processor time in hundredths of a second (USER_HZ). */
const TICKS_PER_SECOND = 100

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function familyOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim()
  return [pid, ...(children ? children.split(' ').map(Number).flatMap(familyOf) : [])]
}

class Watch {
  #peak = 0
  #ticks = new Map<number, number>()

  look(pid: number): void {
    let together = 0
    for (const member of familyOf(pid)) {
      const status = read(`/proc/${member}/status`)
      const kilobytes = (field: string) => Number(new RegExp(`${field}:\\s*(\\d+) kB`).exec(status)?.[1] ?? 0)
      together += kilobytes('VmRSS')
      // The kernel's own high-water mark sees what happens between two looks.
      if (member === pid) this.#peak = Math.max(this.#peak, kilobytes('VmHWM'))
      // After the program's name, which may hold spaces: utime and stime are the 12th and 13th field.
      const fields = read(`/proc/${member}/stat`).split(') ')[1]?.split(' ')
      if (fields?.[12]) this.#ticks.set(member, Number(fields[11]) + Number(fields[12]))
    }
    this.#peak = Math.max(this.#peak, together)
  }

  get peakBytes(): number | undefined {
    return this.#peak === 0 ? undefined : this.#peak * 1024
  }

  get cpuSeconds(): number {
    return [...this.#ticks.values()].reduce((a, b) => a + b, 0) / TICKS_PER_SECOND
  }
}

/**
 * Runs a program to its end and says what it cost.
 * @throws with the program's own words when it fails.
 */
export function measure(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<Cost> {
  const started = performance.now()
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const watch = new Watch()
  const timer = setInterval(() => child.pid && watch.look(child.pid), SAMPLE_MS)
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  return new Promise<Cost>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      const seconds = (performance.now() - started) / 1000
      if (code === 0) resolve({ seconds, cpuSeconds: watch.cpuSeconds, peakBytes: watch.peakBytes, stdout })
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${(stderr || stdout).slice(-4000)}`))
    })
  }).finally(() => clearInterval(timer))
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
