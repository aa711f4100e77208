type Mark = { at: number; journal: number }

const mostMarks = 100

/**
 * How old what a replica shows is: we note how long the primary's journal was at which moment, and see how far the replica has replayed it.
 * No clock but our own counts, and a replica that is cut off from its primary grows old like one that is slow.
 */
export function followJournal() {
  let marks: Mark[] = []
  let notBefore = 0
  return {
    note: (mark: Mark) => {
      if (mark.at < notBefore) return
      marks.push(mark)
      if (marks.length > mostMarks) marks.shift()
    },
    /** What was noted until now proves nothing any more: it must be shown anew. */
    forget: (now: number) => {
      marks = []
      notBefore = now
    },
    /** At most so many milliseconds; undefined for one that has nothing of what we remember. */
    lag: (now: number, replayed: number): number | undefined => {
      const has = marks.findLast(({ journal }) => journal <= replayed)
      return has && (has === marks.at(-1) ? 0 : now - has.at)
    },
  }
}
