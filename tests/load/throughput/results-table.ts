import type { LoadResult } from './load-generator.ts'
import type { Workload } from './workloads.ts'

type Run = LoadResult & { cpu: number; resident: number }
export type WorkloadResult = Pick<Workload, 'id' | 'title' | 'target'> & {
  runs: { portal: Run[]; bare: Run[]; constant: Run[]; pgbench: number[] }
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const rate = (runs: Run[]) => median(runs.map(({ perSecond }) => perSecond))

/** Requests per second. */
export const requestRateOf = ({ runs }: WorkloadResult) => rate(runs.portal)

/** Ratios of the medians of the same rounds. */
export const ratiosOf = ({ runs }: WorkloadResult) => ({
  bare: rate(runs.portal) / rate(runs.bare),
  constant: rate(runs.portal) / rate(runs.constant),
  pgbench: rate(runs.portal) / median(runs.pgbench),
})

export function renderResultsTable(measured: WorkloadResult[]): string {
  const head =
    '| | workload | req/s | p50 ms | p99 ms | CPU µs | MB ' +
    '| bare req/s | × bare | × constant | × pgbench | asked for |\n' +
    '|---|---|---|---|---|---|---|---|---|---|---|---|'
  return [head, ...measured.map(rowOf)].join('\n')
}

function rowOf(one: WorkloadResult): string {
  const { portal, bare } = one.runs
  const of = (pick: (run: Run) => number, runs = portal) => median(runs.map(pick))
  const ratios = ratiosOf(one)
  const format = (value: number, digits = 0) => (Number.isNaN(value) ? '–' : value.toFixed(digits))
  const targets = Object.entries(one.target).map(
    ([of, min]) => `≥ ${min} × ${of}${ratios[of as keyof typeof ratios] >= min ? ' ✓' : ' ✗'}`,
  )
  const cells = [
    one.id,
    one.title,
    format(rate(portal)),
    format(of(({ p50 }) => p50)),
    format(of(({ p99 }) => p99)),
    format(of(({ cpu }) => cpu)),
    format(Math.max(...portal.map(({ resident }) => resident))),
    format(rate(bare)),
    format(ratios.bare, 2),
    format(ratios.constant, 2),
    format(ratios.pgbench, 2),
    targets.join(', '),
  ]
  return `| ${cells.join(' | ')} |`
}
