import { sql } from 'kysely'
import { applicationGroups, type ApplicationGroup } from '../../../domain/src/contracts/application-shapes.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { listApplications } from '../applications/list-applications.ts'
import { isToldIn } from '../applications/told-status.ts'
import { listPublicNotices } from '../content/public-content.ts'
import { listLatest } from '../definitions/repository.ts'
import type { Asking } from './board.ts'
import { listDues } from './list-dues.ts'

const labels: Record<ApplicationGroup, Bilingual> = {
  draft: { bn: 'খসড়া', en: 'Draft' },
  'in-process': { bn: 'প্রক্রিয়াধীন', en: 'In process' },
  approved: { bn: 'অনুমোদিত', en: 'Approved' },
  paid: { bn: 'যত টাকা পেয়েছেন', en: 'Paid to you' },
}
const codes: Record<ApplicationGroup, string> = { draft: 'DRAFT', 'in-process': 'IN_PROCESS', approved: 'APPROVED', paid: 'PAID' }

const rowsShown = 10
const noticesShown = 5

/** Where the own applications stand, what is to be done and by when, and what the board has to say. */
export async function applicantDashboard(asking: Asking) {
  const [tiles, { list, total }, dues, notices] = await Promise.all([
    describeTiles(asking),
    listApplications(asking, { size: rowsShown }),
    listDues(asking),
    listPublicNotices(asking.db, { size: noticesShown, sort: '-publishFrom' }),
  ])
  return {
    tiles,
    series: [],
    headlines: [],
    desk: [],
    lastActions: [],
    applications: { list, total },
    dues,
    notices: notices.list.map(({ noticeId, title, titleBng, publishFrom }) => ({ noticeId, title, titleBng, publishFrom })),
  }
}

/** Only as far as the applicant may know: a decision that waits for its publication is still under way. */
async function describeTiles({ db, actor }: Asking) {
  const services = (await listLatest(db)).map(({ definition }) => definition)
  const counted = await db
    .selectFrom('application')
    .select((eb) =>
      applicationGroups.map((group) =>
        eb.fn
          .countAll<number>()
          .filterWhere(isToldIn(eb, services, group))
          .as(group),
      ),
    )
    .where('applicant_id', '=', actor.id)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ taka: number }>`
    select coalesce(sum(file.paid), 0)::float8 as taka from application
    join report_file file on file.application_id = application.id where applicant_id = ${actor.id} and file.paid_on is not null`.execute(db)
  const taka = rows[0]?.taka ?? 0
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
