import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Context } from '#server/context.ts'
import { listLatestDefinitions } from '#services/definitions/queries.ts'
import { listStops, type StopRow } from './queries.ts'

/** Lists every service with its stop of today, and the stops that are over. */
export async function listStoppedServices({ db, now }: Context) {
  const today = toDhakaDate(now())
  const definitions = await listLatestDefinitions(db)
  const titles = new Map(definitions.map(({ definition }) => [definition.id, definition.title]))
  const describe = (stop: StopRow) => describeStop(stop, titles.get(stop.service))
  const holding = (await listStops(db, today, { isOver: false })).map(describe)
  return {
    services: definitions.map(({ definition: { id, title } }) => ({
      service: id,
      title: title.en,
      titleBng: title.bn,
      stop: holding.find(({ service }) => service === id) ?? null,
    })),
    past: (await listStops(db, today, { isOver: true })).map(describe),
  }
}

const describeStop = (stop: StopRow, title: Bilingual = { bn: stop.service, en: stop.service }) => ({
  stopId: stop.id,
  service: stop.service,
  title: title.en,
  titleBng: title.bn,
  reason: stop.reason,
  reasonBng: stop.reason_bng,
  opensOn: stop.opens_on,
  stoppedAt: stop.stopped_at.toISOString(),
  stoppedBy: stop.stopper_name,
  stoppedByBng: stop.stopper_name_bng,
  reopenedAt: stop.reopened_at?.toISOString() ?? null,
  reopenedBy: stop.reopener_name,
  reopenedByBng: stop.reopener_name_bng,
  reopenReason: stop.reopen_reason,
})
