import { applicationGroups, type ApplicationGroup } from '@wewb/domain/casework/application-schemas'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { listApplications } from '#casework/applications/list-applications.ts'
import { listPublicNotices } from '#content/content/public-content.ts'
import { listDefinitionVersions } from '#services/definitions/queries.ts'
import type { DashboardContext } from './dashboard-definition.ts'
import { listDues } from './list-dues.ts'
import { countOwnApplications, sumPaidTo } from './queries.ts'

const labels: Record<ApplicationGroup, Bilingual> = {
  draft: { bn: 'খসড়া', en: 'Draft' },
  'in-process': { bn: 'প্রক্রিয়াধীন', en: 'In process' },
  approved: { bn: 'অনুমোদিত', en: 'Approved' },
  paid: { bn: 'যত টাকা পেয়েছেন', en: 'Paid to you' },
}
const codes: Record<ApplicationGroup, string> = {
  draft: 'DRAFT',
  'in-process': 'IN_PROCESS',
  approved: 'APPROVED',
  paid: 'PAID',
}

const MAX_ROWS = 10
const MAX_NOTICES = 5

/** Shows the states of the applicant's applications, due items and notices. */
export async function applicantDashboard(context: DashboardContext) {
  const [tiles, { list, total }, dues, notices] = await Promise.all([
    describeTiles(context),
    listApplications(context, { size: MAX_ROWS }),
    listDues(context),
    listPublicNotices(context.db, { size: MAX_NOTICES, sort: '-publishFrom' }),
  ])
  return {
    tiles,
    series: [],
    headlines: [],
    desk: [],
    supervised: [],
    appealsWithoutHearer: [],
    lastActions: [],
    applications: { list, total },
    dues,
    notices: notices.list.map(({ noticeId, title, titleBng, publishFrom }) => ({
      noticeId,
      title,
      titleBng,
      publishFrom,
    })),
  }
}

/** Counts only what the applicant may know: an unpublished decision counts as under review. */
async function describeTiles({ db, actor }: DashboardContext) {
  const counted = await countOwnApplications(db, actor.id, await listDefinitionVersions(db))
  const taka = await sumPaidTo(db, actor.id)
  return applicationGroups.map((group) => ({
    code: codes[group],
    label: labels[group].en,
    labelBng: labels[group].bn,
    unit: group === 'paid' ? ('taka' as const) : ('count' as const),
    value: group === 'paid' ? taka : (counted[group] ?? 0),
    amount: null,
    currency: 'BDT',
    change: null,
    url: `/dashboard?show=${group}`,
    urgentYn: 'N' as const,
  }))
}
