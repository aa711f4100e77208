import { writeSync } from 'node:fs'

/** Where the log goes. A disk without room costs lines of it and never a request; the next line is tried anew. */
export const logLines = (handle = 1) => ({
  write: (line: string) => {
    try {
      writeSync(handle, line)
    } catch {
      // There is nowhere left to tell it.
    }
  },
})
