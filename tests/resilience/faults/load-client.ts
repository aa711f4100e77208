import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Requests of a kind, its share of the load, and the current revisions of the drafts it saves. */
export type RequestKind = { share: number; requests: string[]; drafts?: { revision: number; isFree: boolean }[] }
export type LoadProfile = { port: number; seconds: number; kinds: RequestKind[]; perSecond?: number; clients?: number }
/** `late`: delay of this process itself, if the machine gave it no CPU time. */
export type TimedResponse = { latencyMs: number; delayMs: number; status: number; hasRetryAfter: boolean }
export type LoadResult = { responses: TimedResponse[]; kinds: RequestKind[] }
type ScheduledRequest = { due: number; sent: number; text: string; kind: RequestKind; index: number }

/**
 * Load client in a separate process: either closed-loop with a number of clients (`clients`), or open-loop with a
 * number of arrivals per second (`perSecond`).
 */
process.once('message', (load: LoadProfile) => {
  void run(load).then((responses) =>
    process.send?.({ responses, kinds: load.kinds } satisfies LoadResult, () => process.exit(0)),
  )
})

const connectionCount = 300
const maxConnections = 1500
const timeoutMs = 10_000

async function run({ port, seconds, kinds, perSecond, clients = 0 }: LoadProfile): Promise<TimedResponse[]> {
  const responses: TimedResponse[] = []
  const idle: Socket[] = []
  const busy = new Set<object>()
  let open = 0
  const nextRequest = chooserOf(kinds)
  const openConnection = () => {
    open += 1
    return connect(port, 'localhost')
      .setNoDelay(true)
      .once('close', () => (open -= 1))
  }
  // Opens the connections in advance, like a proxy.
  for (let opened = 0; opened < connectionCount; opened += 1) {
    const socket = openConnection()
    await once(socket, 'connect')
    idle.push(socket)
  }
  const startedAt = performance.now()
  const end = startedAt + seconds * 1000

  const send = (request: ScheduledRequest, then: () => void) => {
    if (idle.length === 0 && open >= maxConnections) return report(request, 0, false, then)
    const socket = idle.findLast(isAlive) ?? openConnection()
    // Later connections in the list were closed while idle, so their requests would get no response.
    idle.length = Math.max(0, idle.lastIndexOf(socket))
    busy.add(request)
    let text = ''
    const finish = (status: number, mayRetry: boolean) => {
      socket
        .off('close', lost)
        .removeAllListeners('data')
        .removeAllListeners('error')
        .removeAllListeners('timeout')
        .removeAllListeners('end')
      socket.on('error', () => undefined)
      if (status === 0) socket.destroy()
      else idle.push(socket)
      busy.delete(request)
      report(request, status, mayRetry, then, text)
    }
    const lost = () => finish(0, false)
    socket.once('close', lost)
    socket.setTimeout(timeoutMs, lost)
    socket.on('error', lost)
    socket.on('end', lost)
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const head = text.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0)
      if (text.length >= head + 4 + length)
        finish(Number(text.slice(9, 12)), /\r\nretry-after: \d/i.test(text.slice(0, head)))
    })
    socket.write(request.text)
  }

  const report = (
    { due, sent, kind, index }: ScheduledRequest,
    status: number,
    mayRetry: boolean,
    then: () => void,
    text = '',
  ) => {
    const draft = kind.drafts?.[index]
    if (draft) {
      draft.isFree = true
      if (status === 200) draft.revision = Number(/"revision":(\d+)/.exec(text)?.[1])
    }
    responses.push({ latencyMs: performance.now() - sent, delayMs: sent - due, status, hasRetryAfter: mayRetry })
    then()
  }

  const worker = async () => {
    while (performance.now() < end) await new Promise<void>((resolve) => send(nextRequest(performance.now()), resolve))
  }
  await Promise.all(Array.from({ length: clients }, worker))
  if (perSecond) await sendAtRate(perSecond, startedAt, end, (due) => send(nextRequest(due), () => undefined))
  while (busy.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
  return responses
}

const isAlive = (socket: Socket): boolean => !socket.destroyed && !socket.readableEnded

/** Sends at an even rate; overdue requests are sent at once. */
async function sendAtRate(perSecond: number, startedAt: number, end: number, send: (due: number) => void) {
  const gap = 1000 / perSecond
  for (let due = startedAt; due < end;) {
    for (const now = performance.now(); due <= now && due < end; due += gap) send(due)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

/** Skips a draft while it is being saved, and chooses another request. */
function chooserOf(kinds: RequestKind[]) {
  const weighted = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind))
  let next = 0
  return (due: number): ScheduledRequest => {
    for (;;) {
      next += 7
      const kind = weighted[next % weighted.length] as RequestKind
      const place = kind.drafts ? kind.drafts.findIndex(({ isFree }) => isFree) : next % kind.requests.length
      if (place < 0) continue
      const draft = kind.drafts?.[place]
      if (draft) draft.isFree = false
      return {
        due,
        sent: performance.now(),
        text: fillRequest(kind.requests[place] ?? '', draft?.revision ?? 0),
        kind,
        index: place,
      }
    }
  }
}

const fillRequest = (request: string, revision: number): string => {
  const body = request.slice(request.indexOf('\r\n\r\n') + 4).replace('REVISION', String(revision))
  const head = request.slice(0, request.indexOf('\r\n\r\n')).replace('LENGTH', String(Buffer.byteLength(body)))
  return `${head}\r\n\r\n${body}`
}
