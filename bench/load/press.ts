import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

/** What a crowd asks, in a process of its own: `node bench/load/press.ts FILE`. Each connection asks its own share, again and again. */
export type Press = { origin: string; connections: number; seconds: number; shots: Shot[] }
/** `countsFrom`: the body holds `"$n"`, which is one more each time, as the revision of a draft is. */
export type Shot = { method: 'GET' | 'POST' | 'PUT'; path: string; headers?: Record<string, string>; body?: string; countsFrom?: number }
export type Pressed = { perSecond: number; p50: number; p99: number; answered: number; refused: number; statuses: Record<string, number> }

const { origin, connections, seconds, shots } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Press
let next = 0
const result = await autocannon({
  url: origin,
  connections,
  duration: seconds,
  setupClient: (client) => {
    const share = shots.filter((_, index) => index % connections === next % connections)
    next += 1
    client.setRequests((share.length > 0 ? share : shots).map(counting))
  },
})
function counting({ countsFrom, ...shot }: Shot): autocannon.Request {
  if (countsFrom === undefined) return shot
  let n = countsFrom
  return { ...shot, setupRequest: (request) => ({ ...request, body: shot.body?.replace('"$n"', String(n++)) ?? '' }) }
}
const pressed: Pressed = {
  perSecond: result['2xx'] / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
  answered: result['2xx'],
  refused: result.non2xx + result.errors + result.timeouts,
  statuses: Object.fromEntries(Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0])),
}
process.stdout.write(JSON.stringify(pressed))
