export interface Figure {
  bench: string
  figure: string
  value: number
  unit: string
  /** What the value must not exceed (QUALITY), and what we would like. */
  bar?: number
  stretch?: number
  /** The bar must be reached instead: a score. */
  isLeast?: boolean
  ok?: boolean
  [detail: string]: unknown
}

const rounded = (value: number) => Number(value.toPrecision(4))

/** Collects the figures of one benchmark: a JSON line each on stdout, a table for people on stderr at the end. */
export class Figures {
  #all: Figure[] = []

  #bench: string

  constructor(bench: string) {
    this.#bench = bench
  }

  /** @param limits its bars; what else is given here goes into its line. */
  add(figure: string, value: number, unit: string, limits: Partial<Figure> = {}): void {
    const { bar, isLeast } = limits
    const ok = bar === undefined ? {} : { ok: isLeast ? value >= bar : value <= bar }
    const line: Figure = { bench: this.#bench, figure, value: rounded(value), unit, ...limits, ...ok }
    this.#all.push(line)
    console.log(JSON.stringify(line))
  }

  get isOk(): boolean {
    return this.#all.every(({ ok }) => ok !== false)
  }

  toTable(): string {
    const cells = this.#all.map(({ figure, value, unit, bar, stretch, ok }) => [
      figure,
      `${value.toLocaleString('en-US')} ${unit}`,
      bar === undefined ? '' : `≤ ${bar}${stretch === undefined ? '' : ` (stretch ${stretch})`}`,
      ok === undefined ? '' : !ok ? 'MISSED' : value <= (stretch ?? Number.NEGATIVE_INFINITY) ? 'stretch' : 'ok',
    ])
    const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
    return cells
      .map((row) =>
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n')
  }
}
