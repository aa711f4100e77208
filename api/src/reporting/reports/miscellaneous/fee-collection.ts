import { bilingualDigits } from '@wewb/domain/language/digits'
import { loadLists } from '#administration/lookups/load-lists.ts'
import type { PagedReport, InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { drillDownUrl, applicationUrl } from '#reporting/reports/drill-down-links.ts'
import { joinLabels } from './figure-labels.ts'
import { countFeeReceipts, listFeeReceipts, membershipService, sumFees } from './payment-queries.ts'
import { applicantNameOf } from './pending-list.ts'

/** M10: by mission and currency; currencies are not added up. */
export const feeCollection: InMemoryReport = {
  async list(context) {
    const rows = await sumFees(context)
    const lists = await loadLists(context.db, [{ source: 'mission', values: rows.map(({ mission }) => mission) }])
    return rows.map(({ mission, currency, members, fee, premium, first, last }) => ({
      cells: {
        mission: lists('mission', mission)?.label ?? mission,
        currency,
        members,
        fee: bilingualDigits(fee),
        premium: bilingualDigits(premium),
        memos: rangeOf(first, last),
      },
      links: { members: drillDownUrl(context, 'M10F', { figure: `${mission}.${currency}` }) },
    }))
  },
}

/** Returns null without memo numbers: bank payments have none. */
const rangeOf = (first: string | null, last: string | null) => (first === last ? first : `${first} – ${last}`)

/** Drill-down of M10: the receipts of a mission in a currency, newest application first. */
export const feeReceipts: PagedReport = {
  async describeFigure({ db }, figure) {
    const [mission = '', currency] = figure.split('.')
    return joinLabels(
      (await loadLists(db, [{ source: 'mission', values: [mission] }]))('mission', mission)?.label ?? mission,
      currency,
    )
  },
  summarize: async (context) => ({ total: await countFeeReceipts(context) }),
  async listRows(context, page) {
    const rows = await listFeeReceipts(context, page)
    return rows.map((receipt) => ({
      cells: {
        application: receipt.no,
        name: applicantNameOf(receipt),
        memo: receipt.memo,
        currency: receipt.currency,
        amount: bilingualDigits(receipt.amount),
        receivedOn: receipt.on_day,
      },
      links: { application: applicationUrl(membershipService, receipt.no) },
      service: membershipService,
      key: receipt.id,
    }))
  },
}
