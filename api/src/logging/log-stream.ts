import { writeSync } from 'node:fs'

/** Output of the log. A full disk loses log lines but never fails a request; the next line is written again. */
export const createLogStream = (handle = 1) => ({
  write: (line: string) => {
    try {
      writeSync(handle, line)
    } catch {
      // A failed write cannot be logged.
    }
  },
})
