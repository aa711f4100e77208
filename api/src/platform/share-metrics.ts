import cluster, { type Worker } from 'node:cluster'

/** What one process has measured: each metric by its name, as the lines of a scrape. */
export type Measured = [name: string, lines: string][]

/** A worker that does not tell by then is left out: it is being born, or dying. */
const patience = 1000

type Message =
  | { metrics: 'ask'; id: number }
  | { metrics: 'tell'; id: number }
  | { metrics: 'told'; id: number; measured: Measured }
  | { metrics: 'all'; id: number; all: Measured[] }
type Kind = Message['metrics']

/** A scrape reaches one worker, whichever has time: it asks the leader, and the leader all the others. */
export function relayMetrics() {
  let last = 0
  cluster.on('message', async (asker: Worker, asked: Message) => {
    if (asked.metrics !== 'ask') return
    const others = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined && worker !== asker) as Worker[]
    const all = await Promise.all(
      others.map((worker) => {
        const id = (last += 1)
        return answerFrom(worker, 'told', id, () => worker.send({ metrics: 'tell', id }, ignore))
      }),
    )
    asker.send({ metrics: 'all', id: asked.id, all: all.flatMap((told) => (told ? [told.measured] : [])) }, ignore)
  })
}

/** What all processes behind the port have measured. Who serves alone asks nobody. */
export function shareMetrics(measure: () => Promise<Measured>): () => Promise<Measured[]> {
  if (!cluster.isWorker) return async () => [await measure()]
  const say = (message: Message) => process.send?.(message, undefined, undefined, ignore)
  process.on('message', async ({ metrics, id }: Message) => {
    if (metrics === 'tell') say({ metrics: 'told', id, measured: await measure() })
  })
  let last = 0
  return async () => {
    const id = (last += 1)
    // The leader is as patient with the others, and then answers.
    const [own, others] = await Promise.all([measure(), answerFrom(process, 'all', id, () => say({ metrics: 'ask', id }), 2 * patience)])
    return [own, ...(others?.all ?? [])]
  }
}

type Speaker = {
  on(event: 'message', hear: (message: Message) => void): unknown
  off(event: 'message', hear: (message: Message) => void): unknown
}

function answerFrom<K extends Kind>(speaker: Speaker, kind: K, id: number, ask: () => void, waits = patience) {
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

/** Who is gone hears nothing; that its line is closed is told elsewhere. */
const ignore = () => {}

/** One text of all: a metric is described once, and has the lines of every process. */
export function scrapeOf(all: Measured[]): string {
  const metrics = new Map<string, string[]>()
  for (const [name, lines] of all.flat()) {
    const [help = '', type = '', ...values] = lines.split('\n')
    const known = metrics.get(name)
    if (known) known.push(...values)
    else metrics.set(name, [help, type, ...values])
  }
  return `${[...metrics.values()].map((lines) => lines.join('\n')).join('\n\n')}\n`
}
