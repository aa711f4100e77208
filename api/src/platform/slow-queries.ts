import { logLines } from './log-lines.ts'
import { statementText, type Heard } from './watch-queries.ts'

/** A database that stands still makes every statement slow: so many lines in a second tell it as well as thousands. */
const mostInASecond = 10

/** Writes a line for a statement that took longer than it may: what was asked, how long it took, how many rows. */
export function logSlowQueries(logLevel: string, write = logLines().write, now = () => Date.now()) {
  const isTold = !['error', 'fatal', 'silent'].includes(logLevel)
  let second = 0
  let written = 0
  let unsaid = 0
  return ({ text, ms, rows }: Heard) => {
    if (isTold) tell({ ms: Math.round(ms), rows, statement: statementText(text) })
  }

  function tell(line: { ms: number; rows: number; statement: string }) {
    const at = now()
    if (at - second >= 1000) [second, written] = [at, 0]
    if (written >= mostInASecond) {
      unsaid += 1
      return
    }
    written += 1
    const more = unsaid > 0 ? { unsaid } : {}
    unsaid = 0
    write(`${JSON.stringify({ level: 40, at: new Date(at).toISOString(), ...line, ...more, msg: 'slow query' })}\n`)
  }
}
