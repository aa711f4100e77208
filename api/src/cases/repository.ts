import type { Database } from '../platform/database.ts'

/** Everything that hangs together, the file that opened it first. */
export const listCaseRows = (db: Database, caseId: number) =>
  db
    .selectFrom('application')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', caseId), eb('case_id', '=', caseId)]))
    .orderBy('id')
    .execute()
