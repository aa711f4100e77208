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
const promptly = 1000
const maxGrowth = 80

export const slowClients: Invariant = {
  id: 'slow',
  description:
    'clients that send a byte at a time: cut off within seconds, while everybody else is ' +
    'served and memory stays flat',
  check: async (scale) => {
    const ground = await startTestEnvironment()
    try {
      await ask(ground)
      const before = residentMegabytes(ground.pid())
      const heads = Array.from({ length: sizes[scale] / 2 }, () =>
        dawdle(ground.port, 'POST /api/v1/pub/login HTTP/1.1\r\nhost: localhost\r\nx-slow: '),
      )
      const bodies = Array.from({ length: sizes[scale] / 2 }, () =>
        dawdle(
          ground.port,
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
        times.push(await ask(ground))
        peak = Math.max(peak, residentMegabytes(ground.pid()))
        await wait(100)
      }
      const [head, body] = [
        Math.max(...(await Promise.all(heads.map(({ ended }) => ended)))),
        Math.max(...(await Promise.all(bodies.map(({ ended }) => ended)))),
      ]
      const slowest = Math.max(...times)
      return invariantResult(
        `${clients.length} clients, cut off after ${seconds(head)} (head) and ${seconds(body)} (body); ` +
          `${times.length} others served, slowest ${slowest.toFixed(0)} ms; ` +
          `memory ${before.toFixed(0)} → ${peak.toFixed(0)} MB`,
        [
          head > maxMs.head && `a slow head held on for ${seconds(head)}`,
          body > maxMs.body && `a slow body held on for ${seconds(body)}`,
          slowest > promptly && `somebody waited ${slowest.toFixed(0)} ms`,
          peak - before > maxGrowth && `memory grew by ${(peak - before).toFixed(0)} MB`,
        ],
      )
    } finally {
      await ground.leave()
    }
  },
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function ask({ request: call }: TestEnvironment): Promise<number> {
  const began = performance.now()
  const { status } = await call('GET', '/pub/captcha')
  if (status !== 200) throw new Error(`an ordinary call got ${status}`)
  return performance.now() - began
}

/** Sends the beginning at once and then one byte per second until the server closes the connection (slowloris). */
function dawdle(port: number, beginning: string): { socket: Socket; ended: Promise<number> } {
  const began = performance.now()
  const socket = connect(port, 'localhost', () => socket.write(beginning))
  const letters = setInterval(() => socket.writable && socket.write('x'), 1000)
  socket.on('error', () => undefined)
  socket.resume()
  const ended = new Promise<number>((resolve) =>
    socket.once('close', () => {
      clearInterval(letters)
      resolve(performance.now() - began)
    }),
  )
  return { socket, ended }
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
