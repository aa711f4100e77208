import type { CaseApplication } from './use-case-query.ts'

/** The action required from this reader. */
export type RequiredAction = 'complete' | 'correct' | 'wait' | 'over'

const ended = new Set(['PAID', 'CLOSED', 'REJECTED', 'WITHDRAWN'])

export function requiredActionOf({
  ownYn,
  applicationStatus,
  colour,
}: Pick<CaseApplication, 'ownYn' | 'applicationStatus' | 'colour'>): RequiredAction {
  if (applicationStatus === 'DRAFT') return ownYn === 'Y' ? 'complete' : 'wait'
  if (colour === 'orange') return ownYn === 'Y' ? 'correct' : 'wait'
  return ended.has(applicationStatus) ? 'over' : 'wait'
}
