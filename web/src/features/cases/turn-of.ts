import type { CaseFile } from './use-case.ts'

/** Whose turn it is with a file, as far as this reader is concerned. */
export type Turn = 'complete' | 'correct' | 'wait' | 'over'

const ended = new Set(['PAID', 'CLOSED', 'REJECTED', 'WITHDRAWN'])

export function turnOf({ ownYn, applicationStatus, colour }: Pick<CaseFile, 'ownYn' | 'applicationStatus' | 'colour'>): Turn {
  if (applicationStatus === 'DRAFT') return ownYn === 'Y' ? 'complete' : 'wait'
  if (colour === 'orange') return ownYn === 'Y' ? 'correct' : 'wait'
  return ended.has(applicationStatus) ? 'over' : 'wait'
}
