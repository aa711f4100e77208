import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/**
 * `down`: refuses connections. `error`: responds with an error. `invalid`: sends an invalid response. `disconnecting`:
 * accepts the message and closes the connection without a response. `hanging`: accepts connections and never responds.
 */
export type GatewayBehaviour = 'healthy' | 'down' | 'error' | 'invalid' | 'disconnecting' | 'hanging'
export type FakeGateways = Awaited<ReturnType<typeof startFakeGateways>>

/** A fake SMS gateway and mail server on loopback that count how often each message may have been sent. */
export async function startFakeGateways() {
  let behaviour: GatewayBehaviour = 'healthy'
  const deliveries = new Map<number, number>()
  const recordDelivery = (id: number) => deliveries.set(id, (deliveries.get(id) ?? 0) + 1)
  const waiting = new Set<() => void>()
  /** Resolves when the gateway responds again; never, if the client has given up. */
  const hang = () => new Promise<void>((resolve) => waiting.add(resolve))

  const sms = createHttpServer(
    (request, response) => void answerSms(request, response, { behaviour: () => behaviour, recordDelivery, hang }),
  )
  const mail = createServer((socket) => void answerMail(socket, { behaviour: () => behaviour, recordDelivery, hang }))
  const servers = [withFixedPort(sms), withFixedPort(mail)]
  for (const server of servers) await server.open()

  const setBehaviour = async (next: GatewayBehaviour) => {
    if (behaviour === 'down') for (const server of servers) await server.open()
    behaviour = next
    if (next === 'down') for (const server of servers) await server.close()
    if (next !== 'hanging') for (const resume of waiting) resume()
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
    setBehaviour,
    deliveries,
    environment,
    close: () => Promise.all(servers.map((server) => server.close())),
  }
}

type GatewayContext = { behaviour(): GatewayBehaviour; recordDelivery(id: number): void; hang(): Promise<void> }

async function answerSms(
  request: IncomingMessage,
  response: ServerResponse,
  { behaviour, recordDelivery, hang }: GatewayContext,
) {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const id = Number(new URLSearchParams(body).get('id'))
  const respond = (status: number, text: string) => void response.writeHead(status).end(text)
  if (behaviour() === 'error') respond(500, '{"ok":false}')
  else if (behaviour() === 'invalid') respond(200, '<html>\u0000 Please log in to this network')
  else {
    // The gateway has accepted the message, whether or not it responds.
    recordDelivery(id)
    if (behaviour() === 'hanging') await hang()
    if (behaviour() === 'disconnecting') request.socket.destroy()
    else if (!request.socket.destroyed) respond(200, '{"ok":true}')
  }
}

/** The minimal SMTP dialogue. */
async function answerMail(socket: Socket, { behaviour, recordDelivery, hang }: GatewayContext) {
  socket.on('error', () => undefined)
  if (behaviour() === 'hanging') await hang()
  const send = (line: string) => void (socket.writable && socket.write(`${line}\r\n`))
  const replies: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' }
  let received = ''
  let isMessage = false
  const handleCommand = (line: string) => {
    const word = line.slice(0, 4).toUpperCase()
    isMessage = word === 'DATA'
    send(word === 'RCPT' && behaviour() === 'error' ? '451 not now' : (replies[word] ?? '250 well'))
    if (word === 'QUIT') socket.end()
  }
  const save = (message: string) => {
    isMessage = false
    recordDelivery(Number(/^message-id: <message-(\d+)@/im.exec(message)?.[1]))
    if (behaviour() === 'disconnecting') socket.destroy()
    else send('250 taken')
  }
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
    for (let end = 0; end >= 0;) {
      const terminator = isMessage ? '\r\n.\r\n' : '\r\n'
      end = received.indexOf(terminator)
      if (end < 0) return
      const part = received.slice(0, end)
      received = received.slice(end + terminator.length)
      if (isMessage) save(part)
      else handleCommand(part)
    }
  })
  if (behaviour() === 'invalid') socket.end('\u0000\u0001 who is there?\r\n')
  else send('220 gateway')
}

/** Closes the server and reopens it at the same address. */
function withFixedPort(server: Server) {
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
