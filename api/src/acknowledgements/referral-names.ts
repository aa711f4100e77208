import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { referralServices } from '../../../domain/src/awards/acknowledgement.ts'
import { loadLists } from '../lookups/load-lists.ts'
import type { Database } from '../platform/database.ts'

/** For what and to whom a person is referred, as people read it; a provider that was withdrawn keeps its name. */
export async function referralNames(db: Database, { serviceTypeId, serviceProviderId }: Answers) {
  const provider = String(serviceProviderId)
  const lists = await loadLists(db, [{ source: 'service-provider', values: [provider] }])
  return {
    service: referralServices.find(({ value }) => value === serviceTypeId)?.label ?? same(String(serviceTypeId)),
    provider: lists('service-provider', provider)?.label ?? same(provider),
  }
}

const same = (code: string): Bilingual => ({ bn: code, en: code })
