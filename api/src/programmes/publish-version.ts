import { definitionOf } from '../../../domain/src/programmes/definition-of.ts'
import type { Programme } from '../../../domain/src/programmes/programme.ts'
import { publishDefinition } from '../definitions/repository.ts'
import type { Tx } from '../platform/database.ts'
import { keepSetup } from './keep-setup.ts'
import { addVersion, serviceOf, updateProgramme, type ProgrammeRow } from './repository.ts'

type By = { id: number | null; at: Date }

/** The form, its copy for the builder and its circular, together; the answer is the number of the version. */
export async function publishVersion(
  tx: Tx,
  row: Pick<ProgrammeRow, 'id' | 'revision' | 'setup_id'>,
  programme: Programme,
  by: By,
): Promise<number> {
  const version = await publishDefinition(tx, definitionOf(programme, { programId: row.id }), { anew: true })
  await addVersion(tx, { programme_id: row.id, version, programme, published_at: by.at, published_by: by.id })
  const setup_id = await keepSetup(tx, { id: row.setup_id, service: serviceOf(row.id), programme, by })
  await updateProgramme(tx, row, { state: 'PUBLISHED', draft: null, version, setup_id, by })
  return version
}
