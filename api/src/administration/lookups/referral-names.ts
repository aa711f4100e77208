import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { referralServices } from '@wewb/domain/services/awards/acknowledgement'
import { loadLists } from './load-lists.ts'
import type { Database } from '#db/database.ts'

/** Resolves the names of the service and the provider of a referral; a withdrawn provider still has its name. */
export async function referralNames(db: Database, { serviceTypeId, serviceProviderId }: Answers) {
  const provider = String(serviceProviderId)
  const lists = await loadLists(db, [{ source: 'service-provider', values: [provider] }])
  return {
    service: referralServices.find(({ value }) => value === serviceTypeId)?.label ?? same(String(serviceTypeId)),
    provider: lists('service-provider', provider)?.label ?? same(provider),
  }
}

const same = (code: string): Bilingual => ({ bn: code, en: code })
