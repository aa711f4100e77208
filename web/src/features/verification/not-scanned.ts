import type { Notice } from './words.ts'

/** Nothing could be read, for a reason the person can do something about. */
export class NotScanned extends Error {
  readonly why: Notice
  constructor(why: Notice) {
    super(why)
    this.why = why
  }
}

/** For the parts that are fetched only when somebody scans: the line may be down by then. */
export const orNoReader = (): never => {
  throw new NotScanned('no-reader')
}
