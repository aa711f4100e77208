import { createLogStream } from '#logging/log-stream.ts'
import { redactStatement, type QueryEvent } from './query-events.ts'

/** Limits lines per second: a stalled database makes every statement slow. */
const maxPerSecond = 10

/** Logs statements above the time limit, with duration and number of rows. */
export function logSlowQueries(logLevel: string, write = createLogStream().write, now = () => Date.now()) {
  const isLogged = !['error', 'fatal', 'silent'].includes(logLevel)
  let second = 0
  let written = 0
  let unsaid = 0
  return ({ text, ms, rows }: QueryEvent) => {
    if (isLogged) report({ ms: Math.round(ms), rows, statement: redactStatement(text) })
  }

  function report(line: { ms: number; rows: number; statement: string }) {
    const at = now()
    if (at - second >= 1000) [second, written] = [at, 0]
    if (written >= maxPerSecond) {
      unsaid += 1
      return
    }
    written += 1
    const more = unsaid > 0 ? { unsaid } : {}
    unsaid = 0
    write(`${JSON.stringify({ level: 40, at: new Date(at).toISOString(), ...line, ...more, msg: 'slow query' })}\n`)
  }
}
