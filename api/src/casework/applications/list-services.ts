import { getServiceScreen } from '@wewb/domain/access/service-screen'
import { serviceStopSentence } from '@wewb/domain/services/stopped-service'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { listLatestDefinitions, type PublishedDefinition } from '#services/definitions/queries.ts'
import { findMemberOfAccount } from '#membership/members/queries.ts'
import type { Context } from '#server/context.ts'
import { isSetupOpen, listPublishedSetups, applicationWindowOf } from '#services/setups/queries.ts'
import { permittedActions, isStaff } from '#identity/access/person.ts'
import { listHoldingStops } from '#services/stops/queries.ts'
import { listOwnServices } from './queries.ts'

/** Lists the services that the actor may apply for or work on, open today or not. */
export async function listServices(context: Context) {
  const today = toDhakaDate(context.now())
  const services = await offeredTo(context)
  const under = services.filter(({ definition }) => definition.needsSetup).map(({ definition }) => definition.id)
  const setups = Map.groupBy(await listPublishedSetups(context.db, under), ({ service }) => service)
  const stops = new Map((await listHoldingStops(context.db, today)).map((stop) => [stop.service, stop]))
  const own = isStaff(context.actor) ? new Set<string>() : await listOwnServices(context.db, context.actor.id)
  return services
    .filter(({ definition: { id } }) => isStaff(context.actor) || own.has(id) || !isOver(setups.get(id)))
    .map(({ definition, version }) => {
      const stop = stops.get(definition.id)
      const open = (setups.get(definition.id) ?? []).filter((setup) => isSetupOpen(setup, today))
      return {
        service: definition.id,
        title: definition.title.en,
        titleBng: definition.title.bn,
        summary: definition.summary.en,
        summaryBng: definition.summary.bn,
        path: getServiceScreen(definition.id).path,
        ...applicationWindowOf(definition, open, today, stop !== undefined),
        version,
        stopped: stop ? serviceStopSentence(stop) : null,
        setups: open.map(({ id, title, title_bng, closes_on }) => ({
          setupId: id,
          title,
          titleBng: title_bng,
          closesOn: closes_on,
        })),
      }
    })
}

async function offeredTo({ db, actor }: Context): Promise<PublishedDefinition[]> {
  const isMember = isStaff(actor) || (await findMemberOfAccount(db, actor.id))?.state === 'ACTIVE'
  const isOffered = { anyone: true, applicants: true, members: isMember, staff: isStaff(actor) }
  return (await listLatestDefinitions(db)).filter(
    ({ definition }) => permittedActions(actor, definition.id).includes('view') && isOffered[definition.opensTo],
  )
}

/**
 * Returns whether every circular was closed for good. Such a service is no longer offered, except to applicants who
 * have an application in it.
 */
const isOver = (setups: { closed_at: Date | null }[] = []): boolean =>
  setups.length > 0 && setups.every(({ closed_at }) => closed_at !== null)
