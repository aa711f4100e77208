type Mark = { at: number; walPosition: number }

const maxMarks = 100

/**
 * Measures the lag of a replica: records the WAL position of the primary over time and compares it with the replayed
 * position. Uses only the local clock, so that a disconnected replica ages like a slow one.
 */
export function trackReplicationLag() {
  let marks: Mark[] = []
  let notBefore = 0
  return {
    recordPosition: (mark: Mark) => {
      if (mark.at < notBefore) return
      marks.push(mark)
      if (marks.length > maxMarks) marks.shift()
    },
    /** Discards the recorded positions, so that the replica must be checked again. */
    reset: (now: number) => {
      marks = []
      notBefore = now
    },
    /** Upper bound of the lag in milliseconds; undefined for a replica behind all recorded positions. */
    lag: (now: number, replayed: number): number | undefined => {
      const has = marks.findLast(({ walPosition }) => walPosition <= replayed)
      return has && (has === marks.at(-1) ? 0 : now - has.at)
    },
  }
}
