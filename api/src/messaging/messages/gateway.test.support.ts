import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestPortal } from '#testing/test-portal.ts'

type Answer = { status: number; text: string; hang?: boolean }

/** A gateway on loopback with scripted responses that records its requests. */
export async function startGateway(answer: (n: number, body: string) => Answer | Promise<Answer>) {
  const received: { method: string; url: string; type: string; body: string; at: number }[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    received.push({
      method: request.method ?? '',
      url: request.url ?? '',
      type: request.headers['content-type'] ?? '',
      body,
      at: Date.now(),
    })
    const { status, text, hang } = await answer(received.length, body)
    if (hang) request.socket.destroy()
    else response.writeHead(status).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, stop }
}

async function bodyOf(request: IncomingMessage) {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

export const setSetting = (portal: TestPortal, code: string, value: string, active: 'Y' | 'N' = 'Y') =>
  portal.db.updateTable('general_setting').set({ value, active_yn: active }).where('code', '=', code).execute()

/** Sets the board's quiet hours; tests run without them. */
export async function setQuietHours(portal: TestPortal, { from, until } = { from: 21, until: 8 }) {
  await setSetting(portal, 'SMS_QUIET_FROM_HOUR', String(from))
  await setSetting(portal, 'SMS_QUIET_UNTIL_HOUR', String(until))
}
