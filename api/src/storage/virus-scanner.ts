import { connect } from 'node:net'
import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import type { Config } from '#config/config.ts'
import type { ProcessGauge } from '#observability/metrics.ts'

const defaultTimeoutMs = 10_000
const pingTimeoutMs = 3000
const pingIntervalMs = 30_000
/** After so many failures in a row uploads are rejected at once for a while, so that requests do not wait. */
const maxFailures = 5
const pauseMs = 10_000
const MAX_RESPONSE_LENGTH = 4096

export type VirusScanner = {
  /** Returns the name of the virus, or undefined. Throws when the scanner does not respond in time. */
  scan(bytes: Buffer): Promise<string | undefined>
  gauges: readonly ProcessGauge[]
  close(): void
}

/** Scans files with ClamAV over its TCP protocol (clamd, command INSTREAM). Undefined without CLAMAV_URL. */
export function openVirusScanner(clamav: Config['clamav'], timeoutMs = defaultTimeoutMs): VirusScanner | undefined {
  if (!clamav) return undefined
  const counts = { clean: 0, infected: 0, failed: 0 }
  let isUp = false
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(maxFailures) }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  )
  const ping = async () => {
    const response = await send(clamav, 'PING', [], AbortSignal.timeout(pingTimeoutMs)).catch(() => '')
    isUp = response === 'PONG'
  }
  void ping()
  const timer = setInterval(() => void ping(), pingIntervalMs).unref()
  return {
    scan: async (bytes) => {
      try {
        const virus = await policy.execute(async ({ signal }) =>
          virusIn(await send(clamav, 'INSTREAM', [lengthOf(bytes.length), bytes, lengthOf(0)], signal)),
        )
        counts[virus === undefined ? 'clean' : 'infected'] += 1
        isUp = true
        return virus
      } catch (error) {
        counts.failed += 1
        isUp = false
        throw error
      }
    },
    gauges: [
      {
        name: 'portal_virus_scanner_up',
        help: '1 if the virus scanner responds, otherwise 0.',
        read: () => [{ n: Number(isUp) }],
      },
      {
        name: 'portal_virus_scans',
        help: 'Scanned uploads since the start of the process, by result.',
        labelName: 'result',
        read: () => Object.entries(counts).map(([of, n]) => ({ of, n })),
      },
    ],
    close: () => clearInterval(timer),
  }
}

function lengthOf(length: number): Buffer {
  const prefix = Buffer.alloc(4)
  prefix.writeUInt32BE(length)
  return prefix
}

/** Anything but a clear result is a failure, for example a file above the limit of the scanner. */
function virusIn(response: string): string | undefined {
  if (response === 'stream: OK') return undefined
  const [, virus] = /^stream: (.{1,200}) FOUND$/.exec(response) ?? []
  if (virus === undefined) throw new Error('the virus scanner gave no result')
  return virus
}

/** Sends one command on a connection of its own and returns the response without its final zero byte. */
const send = (
  { host, port }: NonNullable<Config['clamav']>,
  command: string,
  content: readonly Buffer[],
  signal: AbortSignal,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, signal })
    let response = ''
    socket.setEncoding('utf8')
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the virus scanner closed the connection')))
    socket.on('data', (part) => {
      response += String(part)
      const end = response.indexOf('\0')
      if (end < 0 && response.length < MAX_RESPONSE_LENGTH) return
      resolve(response.slice(0, Math.max(end, 0)))
      socket.destroy()
    })
    socket.write(`z${command}\0`)
    for (const bytes of content) socket.write(bytes)
  })
