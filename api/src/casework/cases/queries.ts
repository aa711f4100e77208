import type { Database } from '#db/database.ts'

/** Lists the applications of a case, the first one first. */
export const listCaseRows = (db: Database, caseId: number) =>
  db
    .selectFrom('application')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', caseId), eb('case_id', '=', caseId)]))
    .orderBy('id')
    .execute()
