import { sharedKeyKinds } from '@wewb/domain/casework/cross-checks/cross-check'
import type { Flag } from '@wewb/domain/casework/cross-checks/cross-check-schemas'
import type { Database } from '#db/database.ts'
import { listFlags } from '#casework/cross-checks/queries.ts'
import { listSharedKeyKinds } from './flag-queries.ts'

/** Loads the flags of many applications with two queries for all of them, whatever their number. */
export async function loadFlags(db: Database, applicationIds: readonly number[]): Promise<Map<number, Flag[]>> {
  if (applicationIds.length === 0) return new Map()
  const [shared, stored] = await Promise.all([listSharedKeyKinds(db, applicationIds), listFlags(db, applicationIds)])
  const flags = Map.groupBy(stored, ({ application_id }) => application_id)
  const kinds = Map.groupBy(shared, ({ application_id }) => application_id)
  return new Map(
    applicationIds.map((id) => [
      id,
      [
        ...(flags.get(id) ?? []).map(({ code, level }): Flag => ({ code: code as Flag['code'], level })),
        ...sharedKeyKinds
          .filter((kind) => kinds.get(id)?.some((row) => row.kind === kind))
          .map((kind): Flag => ({ code: `same-${kind}`, level: 'amber' })),
      ],
    ]),
  )
}

/** Counts the applications that have a flag. */
export const countFlagged = async (db: Database, applicationIds: readonly number[]): Promise<number> =>
  [...(await loadFlags(db, applicationIds)).values()].filter((flags) => flags.length > 0).length
