import type { Bilingual } from '../../../domain/src/language/bilingual.ts'

/** Twice what a board gives in a year. */
export const mostRows = 200_000

/** The file as a whole cannot be used; none of its rows counts. */
export class UnreadableFile extends Error {
  readonly why: 'not-a-sheet' | 'too-large' | { missing: readonly Bilingual[] }
  constructor(why: UnreadableFile['why'] = 'not-a-sheet') {
    super('unreadable file')
    this.why = why
  }
}
