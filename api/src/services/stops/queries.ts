import { sql, type Insertable } from 'kysely'
import type { Database, Tx } from '#db/database.ts'
import type { Tables } from '#db/tables.ts'

/** The condition of a stop that holds on this day. */
const holdsOn = (today: string) => sql<boolean>`(service_stop.reopened_at is null
  and (service_stop.opens_on is null or service_stop.opens_on > ${today}))`

const read = ['id', 'service', 'reason', 'reason_bng', 'opens_on'] as const

/** Lists the stops that hold on this day, as far as applicants read them. */
export const listHoldingStops = (db: Database, today: string) =>
  db.selectFrom('service_stop').select(read).where(holdsOn(today)).execute()

export const findHoldingStop = (db: Database, service: string, today: string) =>
  db.selectFrom('service_stop').select(read).where('service', '=', service).where(holdsOn(today)).executeTakeFirst()

export const lockHoldingStop = (tx: Tx, id: number, today: string) =>
  tx.selectFrom('service_stop').select(read).where('id', '=', id).where(holdsOn(today)).forUpdate().executeTakeFirst()

const MAX_STOPS = 50

/** Lists the stops that hold on this day, or the last ones that are over, newest first, with who made them. */
export const listStops = (db: Database, today: string, { isOver }: { isOver: boolean }) =>
  db
    .selectFrom('service_stop')
    .innerJoin('account as stopper', 'stopper.id', 'service_stop.stopped_by')
    .leftJoin('account as reopener', 'reopener.id', 'service_stop.reopened_by')
    .selectAll('service_stop')
    .select([
      'stopper.full_name as stopper_name',
      'stopper.full_name_bng as stopper_name_bng',
      'reopener.full_name as reopener_name',
      'reopener.full_name_bng as reopener_name_bng',
    ])
    .where(isOver ? sql<boolean>`not ${holdsOn(today)}` : holdsOn(today))
    .orderBy('service_stop.id', 'desc')
    .limit(isOver ? MAX_STOPS : 1000)
    .execute()
export type StopRow = Awaited<ReturnType<typeof listStops>>[number]

export const insertStop = (tx: Tx, stop: Insertable<Tables['service_stop']>) =>
  tx.insertInto('service_stop').values(stop).execute()

type Reopening = { reopened_by: number; reopened_at: Date; reopen_reason: string }
export const updateReopened = (tx: Tx, id: number, reopening: Reopening) =>
  tx.updateTable('service_stop').set(reopening).where('id', '=', id).execute()
