import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { actionsOn, seatOf } from '../applications/person.ts'
import { listLatest } from '../definitions/repository.ts'
import { scopeOf } from '../desks/list-desk.ts'
import type { Context } from '../platform/context.ts'
import type { Asking } from './board.ts'
import { countDesk, type DeskCount } from './count-desk.ts'

export async function prepareAsking(context: Context): Promise<Asking> {
  const { db, actor, now } = context
  const seat = await seatOf(db, actor)
  const services = (await listLatest(db)).map(({ definition }) => definition).filter(({ id }) => actionsOn(actor, id).includes('view'))
  const desk = scopeOf(services, seat, { view: 'mine' })
  const today = dhakaDay(now())
  let counted: Promise<readonly DeskCount[]> | undefined
  return { ...context, today, seat, services, desk, onDesk: () => (counted ??= countDesk(db, desk, today)) }
}
