import cluster, { type Worker } from 'node:cluster'

/** Metrics of one process: name and exposition lines. */
export type WorkerMetrics = [name: string, lines: string][]

/** Timeout after which a worker is left out: it is starting or stopping. */
const timeoutMs = 1000

type Message =
  | { metrics: 'ask'; id: number }
  | { metrics: 'tell'; id: number }
  | { metrics: 'told'; id: number; measured: WorkerMetrics }
  | { metrics: 'all'; id: number; all: WorkerMetrics[] }
type Kind = Message['metrics']

/** A scrape reaches any one worker: it asks the primary process, which collects the metrics of all others. */
export function relayClusterMetrics() {
  let last = 0
  cluster.on('message', async (requester: Worker, message: Message) => {
    if (message.metrics !== 'ask') return
    const others = Object.values(cluster.workers ?? {}).filter(
      (worker) => worker !== undefined && worker !== requester,
    ) as Worker[]
    const all = await Promise.all(
      others.map((worker) => {
        const id = (last += 1)
        return answerFrom(worker, 'told', id, () => worker.send({ metrics: 'tell', id }, ignore))
      }),
    )
    requester.send(
      { metrics: 'all', id: message.id, all: all.flatMap((reply) => (reply ? [reply.measured] : [])) },
      ignore,
    )
  })
}

/** Collects the metrics of all processes; without a cluster only its own. */
export function createClusterMetrics(measure: () => Promise<WorkerMetrics>): () => Promise<WorkerMetrics[]> {
  if (!cluster.isWorker) return async () => [await measure()]
  const say = (message: Message) => process.send?.(message, undefined, undefined, ignore)
  process.on('message', async ({ metrics, id }: Message) => {
    if (metrics === 'tell') say({ metrics: 'told', id, measured: await measure() })
  })
  let last = 0
  return async () => {
    const id = (last += 1)
    // Twice the timeout, because the primary process itself waits that long for the other workers.
    const [own, others] = await Promise.all([
      measure(),
      answerFrom(process, 'all', id, () => say({ metrics: 'ask', id }), 2 * timeoutMs),
    ])
    return [own, ...(others?.all ?? [])]
  }
}

type Speaker = {
  on(event: 'message', hear: (message: Message) => void): unknown
  off(event: 'message', hear: (message: Message) => void): unknown
}

function answerFrom<K extends Kind>(speaker: Speaker, kind: K, id: number, ask: () => void, waits = timeoutMs) {
  return new Promise<Extract<Message, { metrics: K }> | undefined>((resolve) => {
    const done = (answer?: Extract<Message, { metrics: K }>) => {
      clearTimeout(timer)
      speaker.off('message', hear)
      resolve(answer)
    }
    const hear = (message: Message) => {
      if (message.metrics === kind && message.id === id) done(message as Extract<Message, { metrics: K }>)
    }
    const timer = setTimeout(done, waits)
    speaker.on('message', hear)
    ask()
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
