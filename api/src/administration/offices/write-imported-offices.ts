import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { officeSubject } from './list-offices.ts'
import type { ImportedOffice, OfficePlan } from './plan-office-import.ts'
import { insertOffice, updateOfficeRow } from './queries.ts'

/** Writes the offices of an import; each is recorded, so that an open editor of it detects the conflict. */
export async function writeImportedOffices(tx: Tx, actor: Context['actor'], { added, changed }: OfficePlan) {
  for (const office of added) {
    const { id } = await insertOffice(tx, columnsOf(office))
    await recordAuditEntry(tx, actor, 'office.saved', officeSubject(id), { to: detailOf(office) })
  }
  for (const { entry, before } of changed) {
    if (before.id === undefined) continue
    await updateOfficeRow(tx, before.id, columnsOf(entry))
    await recordAuditEntry(tx, actor, 'office.saved', officeSubject(before.id), {
      from: detailOf(before),
      to: detailOf(entry),
    })
  }
}

const columnsOf = ({ code, type, name, name_bng, places }: ImportedOffice) => ({ code, type, name, name_bng, places })
const detailOf = ({ code, type, name, name_bng, places }: ImportedOffice) => ({
  code,
  type,
  name,
  nameBng: name_bng,
  places,
})
