import cluster, { type Worker } from 'node:cluster'

/** Metrics of one process: name and exposition lines. */
export type WorkerMetrics = [name: string, lines: string][]

/** Timeout after which a worker is left out: it is starting or stopping. */
const timeoutMs = 1000

type Message =
  | { metrics: 'request-all'; id: number }
  | { metrics: 'request'; id: number }
  | { metrics: 'response'; id: number; measured: WorkerMetrics }
  | { metrics: 'response-all'; id: number; all: WorkerMetrics[] }
type Kind = Message['metrics']

/** Collects the metrics of the other workers on the request of the worker that a scrape reaches. */
export function relayClusterMetrics() {
  let last = 0
  cluster.on('message', async (requester: Worker, message: Message) => {
    if (message.metrics !== 'request-all') return
    const others = Object.values(cluster.workers ?? {}).filter(
      (worker) => worker !== undefined && worker !== requester,
    ) as Worker[]
    const all = await Promise.all(
      others.map((worker) => {
        const id = (last += 1)
        return requestFrom(worker, 'response', id, () => worker.send({ metrics: 'request', id }, ignore))
      }),
    )
    requester.send(
      { metrics: 'response-all', id: message.id, all: all.flatMap((reply) => (reply ? [reply.measured] : [])) },
      ignore,
    )
  })
}

/** Collects the metrics of all processes; without a cluster only its own. */
export function createClusterMetrics(measure: () => Promise<WorkerMetrics>): () => Promise<WorkerMetrics[]> {
  if (!cluster.isWorker) return async () => [await measure()]
  const send = (message: Message) => process.send?.(message, undefined, undefined, ignore)
  process.on('message', async ({ metrics, id }: Message) => {
    if (metrics === 'request') send({ metrics: 'response', id, measured: await measure() })
  })
  let last = 0
  return async () => {
    const id = (last += 1)
    // Twice the timeout, because the primary process itself waits that long for the other workers.
    const [own, others] = await Promise.all([
      measure(),
      requestFrom(process, 'response-all', id, () => send({ metrics: 'request-all', id }), 2 * timeoutMs),
    ])
    return [own, ...(others?.all ?? [])]
  }
}

type Peer = {
  on(event: 'message', listener: (message: Message) => void): unknown
  off(event: 'message', listener: (message: Message) => void): unknown
}

function requestFrom<K extends Kind>(peer: Peer, kind: K, id: number, send: () => void, timeout = timeoutMs) {
  return new Promise<Extract<Message, { metrics: K }> | undefined>((resolve) => {
    const done = (response?: Extract<Message, { metrics: K }>) => {
      clearTimeout(timer)
      peer.off('message', listener)
      resolve(response)
    }
    const listener = (message: Message) => {
      if (message.metrics === kind && message.id === id) done(message as Extract<Message, { metrics: K }>)
    }
    const timer = setTimeout(done, timeout)
    peer.on('message', listener)
    send()
  })
}

/** Ignores send errors: the disconnect is handled elsewhere. */
const ignore = () => {}

/** Merges the metrics: one description per metric, with the lines of every process. */
export function formatMetrics(all: WorkerMetrics[]): string {
  const metrics = new Map<string, string[]>()
  for (const [name, lines] of all.flat()) {
    const [help = '', type = '', ...values] = lines.split('\n')
    const metric = metrics.get(name)
    if (metric) metric.push(...values)
    else metrics.set(name, [help, type, ...values])
  }
  return `${[...metrics.values()].map((lines) => lines.join('\n')).join('\n\n')}\n`
}
