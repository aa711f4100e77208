import { createProgrammeDefinition } from '@wewb/domain/services/programmes/programme-definition'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { publishDefinition } from '#services/definitions/queries.ts'
import type { Tx } from '#db/database.ts'
import {
  addVersion,
  serviceIdOf,
  updateProgramme,
  type ProgrammeRow,
  insertProgrammeSetup,
  updateProgrammeSetup,
} from './queries.ts'
import { circularOfProgramme } from '@wewb/domain/services/programmes/programme-circular'

type Stored = { id: number | null; service: string; programme: Programme; by: { id: number | null; at: Date } }

/**
 * Saves the circular of a programme: its period and its budget. All versions share one, so that awards of version 1
 * count against version 2.
 */
async function saveSetup(tx: Tx, { id, service, programme, by }: Stored): Promise<number> {
  const { title, titleBng, opensOn, closesOn, circular } = circularOfProgramme(programme)
  const columns = {
    title,
    title_bng: titleBng,
    opens_on: opensOn,
    closes_on: closesOn,
    circular: JSON.stringify(circular),
  }
  if (id === null) {
    const values = { service, ...columns, published_at: by.at, published_by: by.id, created_by: by.id }
    return (await insertProgrammeSetup(tx, values)).id
  }
  await updateProgrammeSetup(tx, id, columns)
  return id
}

type By = { id: number | null; at: Date }

/** Publishes the definition, its copy for the builder and its circular; returns the version. */
export async function publishVersion(
  tx: Tx,
  row: Pick<ProgrammeRow, 'id' | 'revision' | 'setup_id'>,
  programme: Programme,
  by: By,
): Promise<number> {
  const version = await publishDefinition(tx, createProgrammeDefinition(programme, { programId: row.id }), {
    force: true,
  })
  await addVersion(tx, { programme_id: row.id, version, programme, published_at: by.at, published_by: by.id })
  const setup_id = await saveSetup(tx, { id: row.setup_id, service: serviceIdOf(row.id), programme, by })
  await updateProgramme(tx, row, { state: 'PUBLISHED', draft: null, version, setup_id, by })
  return version
}
