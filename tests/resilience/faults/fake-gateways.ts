import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/**
 * `down`: refuses connections. `error`: responds with an error. `rubbish`: an invalid response. `cut`: accepts the
 * message and closes the connection without a response. `hanging`: accepts connections and never responds.
 */
export type GatewayBehaviour = 'well' | 'down' | 'error' | 'rubbish' | 'cut' | 'hanging'
export type FakeGateways = Awaited<ReturnType<typeof startFakeGateways>>

/** A fake SMS gateway and mail server on loopback that count how often each message may have been sent. */
export async function startFakeGateways() {
  let mood: GatewayBehaviour = 'well'
  const deliveries = new Map<number, number>()
  const take = (id: number) => deliveries.set(id, (deliveries.get(id) ?? 0) + 1)
  const waiting = new Set<() => void>()
  /** Resolves when the gateway responds again; never, if the client has given up. */
  const silence = () => new Promise<void>((resolve) => waiting.add(resolve))

  const sms = createHttpServer(
    (request, response) => void answerSms(request, response, { mood: () => mood, take, silence }),
  )
  const mail = createServer((socket) => void answerMail(socket, { mood: () => mood, take, silence }))
  const servers = [saveAddress(sms), saveAddress(mail)]
  for (const server of servers) await server.open()

  const setBehaviour = async (next: GatewayBehaviour) => {
    if (mood === 'down') for (const server of servers) await server.open()
    mood = next
    if (next === 'down') for (const server of servers) await server.close()
    if (next !== 'hanging') for (const speak of waiting) speak()
    waiting.clear()
  }
  const environment = () => ({
    SMS_GATEWAY_URL: `http://127.0.0.1:${servers[0]?.port()}/send`,
    SMS_GATEWAY_PARAMS: '{"to":"{to}","text":"{text}","id":"{id}"}',
    SMS_GATEWAY_SUCCESS: '"ok":true',
    SMS_GATEWAY_PER_SECOND: '1000',
    SMTP_URL: `smtp://127.0.0.1:${servers[1]?.port()}`,
  })
  return {
    become: setBehaviour,
    taken: deliveries,
    environment,
    close: () => Promise.all(servers.map((server) => server.close())),
  }
}

type Way = { mood(): GatewayBehaviour; take(id: number): void; silence(): Promise<void> }

async function answerSms(request: IncomingMessage, response: ServerResponse, { mood, take, silence }: Way) {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const id = Number(new URLSearchParams(body).get('id'))
  const answer = (status: number, text: string) => void response.writeHead(status).end(text)
  if (mood() === 'error') answer(500, '{"ok":false}')
  else if (mood() === 'rubbish') answer(200, '<html>\u0000 Please log in to this network')
  else {
    // The gateway has accepted the message, whether or not it responds.
    take(id)
    if (mood() === 'hanging') await silence()
    if (mood() === 'cut') request.socket.destroy()
    else if (!request.socket.destroyed) answer(200, '{"ok":true}')
  }
}

/** The minimal SMTP dialogue. */
async function answerMail(socket: Socket, { mood, take, silence }: Way) {
  socket.on('error', () => undefined)
  if (mood() === 'hanging') await silence()
  const say = (line: string) => void (socket.writable && socket.write(`${line}\r\n`))
  const replies: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' }
  let heard = ''
  let isLetter = false
  const obey = (line: string) => {
    const word = line.slice(0, 4).toUpperCase()
    isLetter = word === 'DATA'
    say(word === 'RCPT' && mood() === 'error' ? '451 not now' : (replies[word] ?? '250 well'))
    if (word === 'QUIT') socket.end()
  }
  const save = (letter: string) => {
    isLetter = false
    take(Number(/^message-id: <message-(\d+)@/im.exec(letter)?.[1]))
    if (mood() === 'cut') socket.destroy()
    else say('250 taken')
  }
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1')
    for (let end = 0; end >= 0;) {
      const ending = isLetter ? '\r\n.\r\n' : '\r\n'
      end = heard.indexOf(ending)
      if (end < 0) return
      const said = heard.slice(0, end)
      heard = heard.slice(end + ending.length)
      if (isLetter) save(said)
      else obey(said)
    }
  })
  if (mood() === 'rubbish') socket.end('\u0000\u0001 who is there?\r\n')
  else say('220 gateway')
}

/** Closes the server and reopens it at the same address. */
function saveAddress(server: Server) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  let port = 0
  const open = async () => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  }
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  return { open, close, port: () => port }
}
