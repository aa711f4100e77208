import { setTimeout as wait } from 'node:timers/promises'
import type { Gauge } from 'prom-client'
import type { Database } from '#db/database.ts'
import { formatMetrics, createClusterMetrics } from './cluster-metrics.ts'

type GaugeDescription = { name: string; help: string; labelName?: string }
type GaugeValue = { of?: string; n: number | null }
/** A gauge of one process. `by` is the label that distinguishes its values. */
export type ProcessGauge = GaugeDescription & { read(): GaugeValue[] }
/** A gauge read from the database, the same for all processes. */
export type DatabaseGauge = GaugeDescription & { read(db: Database): Promise<GaugeValue[]> }

export type Metrics = Awaited<ReturnType<typeof openMetrics>>

/** Bucket bounds in seconds. People notice a tenth of a second, and leave after three seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
/** Limits how often and how long the gauges query the database, regardless of the scrape rate. */
const databaseGaugeLimits = { cacheMs: 15_000, timeoutMs: 1000 }

/** Opens the metrics of this process. They contain no personal data: a route is its pattern, never the typed URL. */
export async function openMetrics(worker: string) {
  // Loaded only when metrics are enabled.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const processRegistry = new Registry()
  const sharedRegistry = new Registry()
  // One series per process: a sum would hide the restart of one of them.
  processRegistry.setDefaultLabels({ worker })
  collectDefaultMetrics({ register: processRegistry })
  const registers = [processRegistry]
  const requests = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Duration of HTTP requests by method, route and status class.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const inFlight = new Gauge({
    name: 'portal_http_requests_in_flight',
    help: 'HTTP requests in flight.',
    registers,
  })
  const rejected = new Counter({
    name: 'portal_http_requests_turned_away_total',
    help: 'Requests rejected with 503 by load shedding.',
    registers,
  })
  const slow = new Counter({
    name: 'portal_database_slow_queries_total',
    help: 'SQL statements slower than SLOW_QUERY_MS.',
    registers,
  })
  const measure = async () =>
    await Promise.all(
      processRegistry
        .getMetricsAsArray()
        .map(async ({ name }): Promise<[string, string]> => [
          name,
          await processRegistry.getSingleMetricAsString(name),
        ]),
    )
  const measureAll = createClusterMetrics(measure)
  const readDatabaseGauges: (() => Promise<void>)[] = []
  let readAt = -Infinity

  return {
    requestStarted: () => inFlight.inc(),
    requestFinished: () => inFlight.dec(),
    observeRequest: (method: string, route: string, status: number, ms: number) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    requestShed: () => rejected.inc(),
    countSlowQuery: () => slow.inc(),
    /** Registers a gauge of this process, read on each scrape. Without a value there is no line. */
    registerGauge: ({ name, help, labelName, read }: ProcessGauge) => {
      processRegistry.registerMetric(
        new Gauge({
          name,
          help,
          labelNames: labelName ? [labelName] : [],
          registers: [],
          collect() {
            setGaugeValues(this, read(), labelName)
          },
        }),
      )
    },
    registerDatabaseGauges: (db: Database, all: readonly DatabaseGauge[]) => {
      for (const { name, help, labelName, read } of all) {
        const gauge = new Gauge({ name, help, labelNames: labelName ? [labelName] : [], registers: [sharedRegistry] })
        readDatabaseGauges.push(async () => setGaugeValues(gauge, await withTimeout(read(db)), labelName))
      }
    },
    /**
     * Collects the metrics of every process and the database gauges. A failing database only removes its own gauges.
     */
    scrape: async () => {
      if (performance.now() - readAt > databaseGaugeLimits.cacheMs) {
        readAt = performance.now()
        await Promise.all(readDatabaseGauges.map((read) => read()))
      }
      const metrics = sharedRegistry
        .getMetricsAsArray()
        .map(async ({ name }): Promise<[string, string]> => [name, await sharedRegistry.getSingleMetricAsString(name)])
      return formatMetrics([...(await measureAll()), await Promise.all(metrics)])
    },
  }
}

function setGaugeValues(gauge: Gauge, values: readonly GaugeValue[], by?: string) {
  gauge.reset()
  // A gauge without labels would otherwise report 0, which is a value too.
  if (!by) gauge.remove({})
  for (const { of, n } of values) if (n !== null) gauge.set(by && of !== undefined ? { [by]: of } : {}, n)
}

/** Returns nothing when it fails or takes too long. */
const withTimeout = <T>(reading: Promise<T[]>): Promise<T[]> =>
  Promise.race([reading.catch(() => []), wait(databaseGaugeLimits.timeoutMs, [], { ref: false })])
