import { screenOfService } from '../../../domain/src/access/service-screen.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { listLatest, type Published } from '../definitions/repository.ts'
import { findMemberOfAccount } from '../members/repository.ts'
import type { Context } from '../platform/context.ts'
import { isOpen, listSetupsOf, opennessOf } from '../setups/repository.ts'
import { actionsOn, isStaff } from './person.ts'
import { listOwnServices } from './repository.ts'

/** What this person may apply for or work on, whether it is open today or not. */
export async function listServices(context: Context) {
  const today = dhakaDay(context.now())
  const services = await offeredTo(context)
  const under = services.filter(({ definition }) => definition.needsSetup).map(({ definition }) => definition.id)
  const setups = Map.groupBy(await listSetupsOf(context.db, under), ({ service }) => service)
  const own = isStaff(context.actor) ? new Set<string>() : await listOwnServices(context.db, context.actor.id)
  return services
    .filter(({ definition: { id } }) => isStaff(context.actor) || own.has(id) || !isOver(setups.get(id)))
    .map(({ definition, version }) => {
      const open = (setups.get(definition.id) ?? []).filter((setup) => isOpen(setup, today))
      return {
        service: definition.id,
        title: definition.title.en,
        titleBng: definition.title.bn,
        summary: definition.summary.en,
        summaryBng: definition.summary.bn,
        path: screenOfService(definition.id).path,
        ...opennessOf(definition, open, today),
        version,
        setups: open.map(({ id, title, title_bng, closes_on }) => ({ setupId: id, title, titleBng: title_bng, closesOn: closes_on })),
      }
    })
}

async function offeredTo({ db, actor }: Context): Promise<Published[]> {
  const isMember = isStaff(actor) || (await findMemberOfAccount(db, actor.id))?.state === 'ACTIVE'
  const isOffered = { anyone: true, applicants: true, members: isMember, staff: isStaff(actor) }
  return (await listLatest(db)).filter(
    ({ definition }) => actionsOn(actor, definition.id).includes('view') && isOffered[definition.opensTo],
  )
}

/** Closed for good, not only until the next circular: nobody is offered it, but whoever has a file in it still gets there. */
const isOver = (setups: { closed_at: Date | null }[] = []): boolean =>
  setups.length > 0 && setups.every(({ closed_at }) => closed_at !== null)
