import { setTimeout as wait } from 'node:timers/promises'
import type { Gauge } from 'prom-client'
import type { Database } from './database.ts'
import { scrapeOf, shareMetrics } from './share-metrics.ts'

type Described = { name: string; help: string; by?: string }
type Value = { of?: string; n: number | null }
/** What a process knows. `by` names the label that tells its parts apart. */
export type Reading = Described & { read(): Value[] }
/** What the database knows, the same for all processes. */
export type Figure = Described & { read(db: Database): Promise<Value[]> }

export type Metrics = Awaited<ReturnType<typeof openMetrics>>

/** Seconds. A person notices a tenth, and leaves after three. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
/** However often somebody looks, the database is asked no oftener, and for no longer. */
const figures = { keptFor: 15_000, patience: 1000 }

/** Everything measured in this process. Nothing of a person comes in: a route is its pattern, never what somebody typed. */
export async function openMetrics(worker: string) {
  // Only who is looked at loads it.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const own = new Registry()
  const shared = new Registry()
  // One series a process: of a sum nobody could tell that one of its parts had begun anew.
  own.setDefaultLabels({ worker })
  collectDefaultMetrics({ register: own })
  const registers = [own]
  const requests = new Histogram({ name: 'portal_http_request_duration_seconds', help: 'Requests answered, by route and class of status.', labelNames: ['method', 'route', 'status'], buckets, registers })
  const inFlight = new Gauge({ name: 'portal_http_requests_in_flight', help: 'Requests that are being answered.', registers })
  const turnedAway = new Counter({ name: 'portal_http_requests_turned_away_total', help: 'Requests told to come again, because they would have waited too long.', registers })
  const slow = new Counter({ name: 'portal_database_slow_queries_total', help: 'Statements that took longer than SLOW_QUERY_MS.', registers })
  const measure = async () => await Promise.all(own.getMetricsAsArray().map(async ({ name }): Promise<[string, string]> => [name, await own.getSingleMetricAsString(name)]))
  const measureAll = shareMetrics(measure)
  const readFigures: (() => Promise<void>)[] = []
  let readAt = -Infinity

  return {
    came: () => inFlight.inc(),
    left: () => inFlight.dec(),
    answered: (method: string, route: string, status: number, ms: number) => requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    turnedAway: () => turnedAway.inc(),
    slowQuery: () => slow.inc(),
    /** What this process knows, read at each look. Without a value there is no line. */
    reads: ({ name, help, by, read }: Reading) => {
      own.registerMetric(new Gauge({ name, help, labelNames: by ? [by] : [], registers: [], collect() { setAll(this, read(), by) } }))
    },
    readsFigures: (db: Database, all: readonly Figure[]) => {
      for (const { name, help, by, read } of all) {
        const gauge = new Gauge({ name, help, labelNames: by ? [by] : [], registers: [shared] })
        readFigures.push(async () => setAll(gauge, await inTime(read(db)), by))
      }
    },
    /** Of every process, with what the database knows. A database that is away takes its own figures along, and nothing else. */
    scrape: async () => {
      if (performance.now() - readAt > figures.keptFor) {
        readAt = performance.now()
        await Promise.all(readFigures.map((read) => read()))
      }
      const known = shared.getMetricsAsArray().map(async ({ name }): Promise<[string, string]> => [name, await shared.getSingleMetricAsString(name)])
      return scrapeOf([...(await measureAll()), await Promise.all(known)])
    },
  }
} // prettier-ignore

function setAll(gauge: Gauge, values: readonly Value[], by?: string) {
  gauge.reset()
  // Without parts it would be 0 now, which is a value too.
  if (!by) gauge.remove({})
  for (const { of, n } of values) if (n !== null) gauge.set(by && of !== undefined ? { [by]: of } : {}, n)
}

/** Nothing, when it fails or takes too long. */
const inTime = <T>(reading: Promise<T[]>): Promise<T[]> =>
  Promise.race([reading.catch(() => []), wait(figures.patience, [], { ref: false })])
