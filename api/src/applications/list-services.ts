import { screenOfService } from '../../../domain/src/access/service-screen.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { listLatest } from '../definitions/repository.ts'
import { findMemberOfAccount } from '../members/repository.ts'
import type { Context } from '../platform/context.ts'
import { listOpenSetups } from '../setups/repository.ts'
import { actionsOn, isStaff } from './person.ts'

/** What this person may apply for or work on, whether it is open today or not. */
export async function listServices({ db, actor, now }: Context) {
  const today = dhakaDay(now())
  const isMember = isStaff(actor) || (await findMemberOfAccount(db, actor.id))?.state === 'ACTIVE'
  const services = (await listLatest(db)).filter(
    ({ definition }) => actionsOn(actor, definition.id).includes('view') && (definition.opensTo !== 'members' || isMember),
  )
  return await Promise.all(
    services.map(async ({ definition, version }) => {
      const setups = definition.needsSetup ? await listOpenSetups(db, definition.id, today) : []
      return {
        service: definition.id,
        title: definition.title.en,
        titleBng: definition.title.bn,
        summary: definition.summary.en,
        summaryBng: definition.summary.bn,
        path: screenOfService(definition.id).path,
        openYn: !definition.needsSetup || setups.length > 0 ? ('Y' as const) : ('N' as const),
        closesOn: setups.map(({ closes_on }) => closes_on).toSorted()[0] ?? null,
        version,
        setups: setups.map(({ id, title, title_bng, closes_on }) => ({ setupId: id, title, titleBng: title_bng, closesOn: closes_on })),
      }
    }),
  )
}
