import { getServiceScreen } from '@wewb/domain/access/service-screen'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { addDays, isWorkingDay } from '@wewb/domain/engine/evaluation/working-days'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { bilingualDigits } from '@wewb/domain/language/digits'
import { listHolidays } from '#casework/applications/queries.ts'
import { notify } from '#messaging/messages/notify.ts'
import type { Portal } from '#server/context.ts'
import { latestOf, listDefinitionVersions } from '#services/definitions/queries.ts'
import {
  countOverdue,
  deleteDigestsBefore,
  insertDigest,
  listSupervisors,
  type OverdueCount,
  type Supervisor,
} from './overdue-queries.ts'
import { supervisedPairs } from './supervision.ts'

type DigestContext = Pick<Portal, 'db' | 'jobs' | 'now' | 'config'>

const DIGEST_RETENTION_DAYS = 30

/**
 * Notifies each supervisor once on a working day how many applications of each service are overdue at the desks below:
 * on the dashboard, and by e-mail to those who chose it. Names no application and no person.
 */
export async function sendOverdueDigests({ db, jobs, now, config }: DigestContext) {
  const today = toDhakaDate(now())
  const holidays = await listHolidays(db)
  await deleteDigestsBefore(db, addDays(today, -DIGEST_RETENTION_DAYS))
  if (!isWorkingDay(today, holidays)) return
  const versions = await listDefinitionVersions(db)
  for (const supervisor of await listSupervisors(db)) {
    const visible = versions.filter(({ definition: { id } }) => supervisor.screens.includes(getServiceScreen(id).id))
    const pairs = supervisedPairs(visible, { ...supervisor, office: { kind: 'hq', places: [] } }, { today, holidays })
    const counts = await countOverdue(db, pairs)
    if (counts.length === 0) continue
    await db.transaction().execute(async (tx) => {
      const isNew = await insertDigest(tx, supervisor.id, today, counts)
      const to = isNew && supervisor.digest_by_email ? emailOf(supervisor) : null
      if (to === null) return
      await notify(tx, jobs, {
        to: { type: 'EMAIL', value: to },
        language: supervisor.language,
        template: 'OVERDUE_DIGEST',
        values: { summary: summaryOf(counts, latestOf(visible)), link: `${config.publicUrl}/dashboard` },
      })
    })
  }
}

const emailOf = ({ login_type, login_id, email }: Supervisor) => (login_type === 'EMAIL' ? login_id : email)

/** The numbers of each service in one sentence. */
export function summaryOf(counts: readonly OverdueCount[], services: readonly ServiceDefinition[]): Bilingual {
  const parts = counts.map(({ service, overdue }) => {
    const title = services.find(({ id }) => id === service)?.title ?? { bn: service, en: service }
    const number = bilingualDigits(overdue)
    return { bn: `${title.bn} ${number.bn}টি`, en: `${title.en} ${number.en}` }
  })
  return { bn: parts.map(({ bn }) => bn).join(', '), en: parts.map(({ en }) => en).join(', ') }
}
