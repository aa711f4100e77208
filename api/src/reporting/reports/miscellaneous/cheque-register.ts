import type { Bilingual } from '@wewb/domain/language/bilingual'
import { formatShortDate } from '@wewb/domain/language/dates'
import { loadLists } from '#administration/lookups/load-lists.ts'
import type { InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { applicationUrl } from '#reporting/reports/drill-down-links.ts'
import { listChequeLeaves, type ChequeLeaf } from './payment-queries.ts'

const burial = 'fa-burial-cost'

/** M06: every given or spoilt leaf, newest first. A void leaf has no amount. */
export const chequeRegister: InMemoryReport = {
  async list(context) {
    const leaves = context.services.some(({ id }) => id === burial) ? await listChequeLeaves(context) : []
    const lists = await loadLists(context.db, [
      { source: 'airport', values: [...new Set(leaves.map(({ airport }) => airport))] },
    ])
    return leaves.map((leaf) => ({
      cells: {
        airport: lists('airport', leaf.airport)?.label ?? leaf.airport,
        book: `${leaf.bank} ${leaf.first_no}–${leaf.last_no}`,
        chequeNo: String(leaf.no),
        givenOn: leaf.given_on,
        receiver: leaf.receiver,
        amount: leaf.amount,
        reconciled: reconciledOf(leaf),
        application: leaf.application,
      },
      links: leaf.application ? { application: applicationUrl(burial, leaf.application) } : {},
      service: burial,
    }))
  },
}

function reconciledOf({ state, reconciled_on: day }: ChequeLeaf): Bilingual {
  if (state === 'VOID') return { bn: 'বাতিল পাতা', en: 'Void' }
  if (!day) return { bn: 'মেলানো হয়নি', en: 'Not yet' }
  return { bn: `মিলেছে, ${formatShortDate(day, 'bn')}`, en: `Yes, ${formatShortDate(day, 'en')}` }
}
