import type { Bilingual } from '@wewb/domain/language/bilingual'

/** Twice the rows that a board delivers in a year. */
export const MAX_ROWS = 200_000

/** Thrown when the whole file is unusable; none of its rows counts. */
export class UnreadableFileError extends Error {
  readonly reason: 'not-a-sheet' | 'too-large' | { missing: readonly Bilingual[] }
  constructor(why: UnreadableFileError['reason'] = 'not-a-sheet') {
    super('unreadable file')
    this.reason = why
  }
}
