import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'

const sizes = { short: 150, full: 1000 } as const
/**
 * `headersTimeout` and `requestTimeout` of server/http-server.ts, plus the interval at which the server checks them.
 */
const maxMs = { head: 14_000, body: 36_000 }
const maxLatencyMs = 1000
const maxGrowth = 80

export const slowClients: Invariant = {
  id: 'slow',
  description:
    'clients that send one byte per second: disconnected within seconds, while other requests are ' +
    'answered and memory stays flat',
  check: async (scale) => {
    const environment = await startTestEnvironment()
    try {
      await measureRequest(environment)
      const before = residentMegabytes(environment.pid())
      const heads = Array.from({ length: sizes[scale] / 2 }, () =>
        sendSlowly(environment.port, 'POST /api/v1/pub/login HTTP/1.1\r\nhost: localhost\r\nx-slow: '),
      )
      const bodies = Array.from({ length: sizes[scale] / 2 }, () =>
        sendSlowly(
          environment.port,
          'POST /api/v1/pub/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
            'content-length: 900\r\n\r\n{"a":"',
        ),
      )
      const clients = [...heads, ...bodies]
      const times: number[] = []
      const all = Promise.all(clients.map(({ ended }) => ended))
      const open = { isLeft: true }
      void all.then(() => (open.isLeft = false))
      let peak = before
      while (open.isLeft) {
        times.push(await measureRequest(environment))
        peak = Math.max(peak, residentMegabytes(environment.pid()))
        await wait(100)
      }
      const [head, body] = [
        Math.max(...(await Promise.all(heads.map(({ ended }) => ended)))),
        Math.max(...(await Promise.all(bodies.map(({ ended }) => ended)))),
      ]
      const slowest = Math.max(...times)
      return invariantResult(
        `${clients.length} clients, disconnected after ${seconds(head)} (head) and ${seconds(body)} (body); ` +
          `${times.length} other requests answered, slowest ${slowest.toFixed(0)} ms; ` +
          `memory ${before.toFixed(0)} → ${peak.toFixed(0)} MB`,
        [
          head > maxMs.head && `a slow head stayed connected for ${seconds(head)}`,
          body > maxMs.body && `a slow body stayed connected for ${seconds(body)}`,
          slowest > maxLatencyMs && `another request took ${slowest.toFixed(0)} ms`,
          peak - before > maxGrowth && `memory grew by ${(peak - before).toFixed(0)} MB`,
        ],
      )
    } finally {
      await environment.stop()
    }
  },
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function measureRequest({ request }: TestEnvironment): Promise<number> {
  const startedAt = performance.now()
  const { status } = await request('GET', '/pub/captcha')
  if (status !== 200) throw new Error(`an ordinary request returned ${status}`)
  return performance.now() - startedAt
}

/** Sends the beginning at once and then one byte per second until the server closes the connection (slowloris). */
function sendSlowly(port: number, head: string): { socket: Socket; ended: Promise<number> } {
  const startedAt = performance.now()
  const socket = connect(port, 'localhost', () => socket.write(head))
  const timer = setInterval(() => socket.writable && socket.write('x'), 1000)
  socket.on('error', () => undefined)
  socket.resume()
  const ended = new Promise<number>((resolve) =>
    socket.once('close', () => {
      clearInterval(timer)
      resolve(performance.now() - startedAt)
    }),
  )
  return { socket, ended }
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
