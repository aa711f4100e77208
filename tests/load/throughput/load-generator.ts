import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

/**
 * Load generator in a separate process: `node tests/load/throughput/load-generator.ts FILE`. Each connection repeats
 * its share of the requests.
 */
export type LoadGeneratorOptions = { origin: string; connections: number; seconds: number; requests: LoadRequest[] }
/** `countsFrom`: the `"$n"` in the body increases with each request, like the revision of a draft. */
export type LoadRequest = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Record<string, string>
  body?: string
  countsFrom?: number
}
export type LoadResult = {
  perSecond: number
  p50: number
  p99: number
  answered: number
  refused: number
  statuses: Record<string, number>
}

const { origin, connections, seconds, requests } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as LoadGeneratorOptions
let next = 0
const result = await autocannon({
  url: origin,
  connections,
  duration: seconds,
  setupClient: (client) => {
    const share = requests.filter((_, index) => index % connections === next % connections)
    next += 1
    client.setRequests((share.length > 0 ? share : requests).map(withCounter))
  },
})
function withCounter({ countsFrom, ...request }: LoadRequest): autocannon.Request {
  if (countsFrom === undefined) return request
  let n = countsFrom
  return {
    ...request,
    setupRequest: (current) => ({ ...current, body: request.body?.replace('"$n"', String(n++)) ?? '' }),
  }
}
const loadResult: LoadResult = {
  perSecond: result['2xx'] / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
  answered: result['2xx'],
  refused: result.non2xx + result.errors + result.timeouts,
  statuses: Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]),
  ),
}
process.stdout.write(JSON.stringify(loadResult))
