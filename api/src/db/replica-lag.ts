type RecordedPosition = { at: number; walPosition: number }

const maxPositions = 100

/**
 * Measures the lag of a replica: records the WAL position of the primary over time and compares it with the replayed
 * position. Uses only the local clock, so that a disconnected replica ages like a slow one.
 */
export function trackReplicationLag() {
  let positions: RecordedPosition[] = []
  let notBefore = 0
  return {
    recordPosition: (position: RecordedPosition) => {
      if (position.at < notBefore) return
      positions.push(position)
      if (positions.length > maxPositions) positions.shift()
    },
    /** Discards the recorded positions, so that the replica must be checked again. */
    reset: (now: number) => {
      positions = []
      notBefore = now
    },
    /** Upper bound of the lag in milliseconds; undefined for a replica behind all recorded positions. */
    lag: (now: number, replayed: number): number | undefined => {
      const reached = positions.findLast(({ walPosition }) => walPosition <= replayed)
      return reached && (reached === positions.at(-1) ? 0 : now - reached.at)
    },
  }
}
