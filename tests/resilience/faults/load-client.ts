import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Requests of a kind, its share of the load, and the current revisions of the drafts it saves. */
export type RequestKind = { share: number; requests: string[]; drafts?: { revision: number; isFree: boolean }[] }
export type LoadProfile = { port: number; seconds: number; kinds: RequestKind[]; perSecond?: number; hands?: number }
/** `late`: delay of this process itself, if the machine gave it no CPU time. */
export type TimedResponse = { took: number; late: number; status: number; mayRetry: boolean }
export type LoadResult = { heard: TimedResponse[]; kinds: RequestKind[] }
type Call = { due: number; sent: number; request: string; kind: RequestKind; place: number }

/**
 * Load client in a separate process: either closed-loop with a number of clients (`hands`), or open-loop with a number
 * of arrivals per second (`perSecond`).
 */
process.once('message', (load: LoadProfile) => {
  void run(load).then((heard) =>
    process.send?.({ heard, kinds: load.kinds } satisfies LoadResult, () => process.exit(0)),
  )
})

const workflowState = 300
const maxConnections = 1500
const patience = 10_000

async function run({ port, seconds, kinds, perSecond, hands: workers = 0 }: LoadProfile): Promise<TimedResponse[]> {
  const heard: TimedResponse[] = []
  const idle: Socket[] = []
  const busy = new Set<object>()
  let open = 0
  const choose = chooserOf(kinds)
  const dial = () => {
    open += 1
    return connect(port, 'localhost')
      .setNoDelay(true)
      .once('close', () => (open -= 1))
  }
  // Opens the connections in advance, like a proxy.
  for (let made = 0; made < workflowState; made += 1) {
    const socket = dial()
    await once(socket, 'connect')
    idle.push(socket)
  }
  const began = performance.now()
  const end = began + seconds * 1000

  const send = (call: Call, then: () => void) => {
    if (idle.length === 0 && open >= maxConnections) return report(call, 0, false, then)
    const socket = idle.findLast(isAlive) ?? dial()
    // Later connections in the list were closed while idle, so their requests would get no response.
    idle.length = Math.max(0, idle.lastIndexOf(socket))
    busy.add(call)
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
      busy.delete(call)
      report(call, status, mayRetry, then, text)
    }
    const lost = () => finish(0, false)
    socket.once('close', lost)
    socket.setTimeout(patience, lost)
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
    socket.write(call.request)
  }

  const report = ({ due, sent, kind, place }: Call, status: number, mayRetry: boolean, then: () => void, text = '') => {
    const draft = kind.drafts?.[place]
    if (draft) {
      draft.isFree = true
      if (status === 200) draft.revision = Number(/"revision":(\d+)/.exec(text)?.[1])
    }
    heard.push({ took: performance.now() - sent, late: sent - due, status, mayRetry })
    then()
  }

  const hand = async () => {
    while (performance.now() < end) await new Promise<void>((resolve) => send(choose(performance.now()), resolve))
  }
  await Promise.all(Array.from({ length: workers }, hand))
  if (perSecond) await arrive(perSecond, began, end, (due) => send(choose(due), () => undefined))
  while (busy.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
  return heard
}

const isAlive = (socket: Socket): boolean => !socket.destroyed && !socket.readableEnded

/** Sends at an even rate; overdue requests are sent at once. */
async function arrive(perSecond: number, began: number, end: number, send: (due: number) => void) {
  const gap = 1000 / perSecond
  for (let due = began; due < end;) {
    for (const now = performance.now(); due <= now && due < end; due += gap) send(due)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

/** Skips a draft while it is being saved, and chooses another request. */
function chooserOf(kinds: RequestKind[]) {
  const line = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind))
  let next = 0
  return (due: number): Call => {
    for (;;) {
      next += 7
      const kind = line[next % line.length] as RequestKind
      const place = kind.drafts ? kind.drafts.findIndex(({ isFree }) => isFree) : next % kind.requests.length
      if (place < 0) continue
      const draft = kind.drafts?.[place]
      if (draft) draft.isFree = false
      return {
        due,
        sent: performance.now(),
        request: filled(kind.requests[place] ?? '', draft?.revision ?? 0),
        kind,
        place,
      }
    }
  }
}

const filled = (request: string, revision: number): string => {
  const body = request.slice(request.indexOf('\r\n\r\n') + 4).replace('REVISION', String(revision))
  const head = request.slice(0, request.indexOf('\r\n\r\n')).replace('LENGTH', String(Buffer.byteLength(body)))
  return `${head}\r\n\r\n${body}`
}
