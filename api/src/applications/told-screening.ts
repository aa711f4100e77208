import type { ScreeningResult } from '../../../domain/src/engine/screen.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { File } from './file.ts'

/** What the last screening found, and in plain words why; null where the service has none. */
export function screeningOf({
  definition,
  acts,
}: Pick<File, 'definition' | 'acts'>): { result: ScreeningResult; reasons: Bilingual[] } | null {
  const outcome = acts.findLast((act) => act.outcome['screening'])?.outcome
  if (!outcome) return null
  const failedAt = (outcome['failedAt'] ?? '').split(' ')
  const failed = definition.screening?.filter(({ at }) => at && failedAt.includes(at)) ?? []
  return { result: outcome['screening'] as ScreeningResult, reasons: failed.map(({ otherwise }) => otherwise) }
}
