import { checklist } from '@wewb/domain/services/programmes/checklist'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import type { Actor, Context } from '#server/context.ts'
import {
  countApplications,
  getProgrammeRow,
  getVersion,
  isWritable,
  listVersions,
  serviceIdOf,
  currentProgramme,
  type ProgrammeRow,
  type ProgrammeSummary,
} from './queries.ts'

type Counted = Awaited<ReturnType<typeof countApplications>>

/** Summarises a programme for a list. A published one shows its published content, not its draft. */
export function describeSummary({ locale }: Pick<Context, 'locale'>, row: ProgrammeSummary, counted: Counted) {
  const own = counted.filter(({ service }) => service === serviceIdOf(row.id))
  return {
    programId: row.id,
    service: serviceIdOf(row.id),
    programTitle: row.title.en,
    programTitleBng: row.title.bn,
    state: row.state,
    startDate: row.opens_on,
    endDate: row.closes_on,
    version: row.version,
    hasDraft: row.has_draft,
    applications: own.reduce((sum, { applications }) => sum + applications, 0),
    changedAt: row.changed_at.toISOString(),
    changedBy: (locale === 'bn' ? row.full_name_bng : null) ?? row.full_name ?? '',
  }
}

function summarise(row: ProgrammeRow): ProgrammeSummary {
  const { title, opensOn, closesOn } = row.published ?? currentProgramme(row)
  return { ...row, title, opens_on: opensOn, closes_on: closesOn, has_draft: row.draft !== null }
}

/** Lists the missing items, in the format of the API. */
export const missingItems = (programme: Programme) =>
  checklist(programme).map(({ path, message }) => ({ path, message: message.en, messageBng: message.bn }))

export const builderActions = ({ permissions }: Actor) =>
  (['create', 'edit', 'delete', 'publish', 'export'] as const).filter((action) =>
    permissions.has(`gms-builder:${action}`),
  )

/** Describes a programme; for an earlier version its form, read-only. */
export async function describeProgramme(context: Context, id: number, version?: number) {
  const { db, actor } = context
  const row = await getProgrammeRow(db, id)
  const isEditable = version === undefined && row.draft !== null && isWritable(row.state)
  const draft = version === undefined ? currentProgramme(row) : await getVersion(db, id, version)
  const [counted, versions] = await Promise.all([countApplications(db, [id]), listVersions(db, id)])
  return {
    ...describeSummary(context, summarise(row), counted),
    draft,
    isEditable,
    revision: row.revision,
    checklist: isEditable ? missingItems(draft) : [],
    versions: versions.map((one) => ({
      version: one.version,
      publishedAt: one.published_at.toISOString(),
      applications: counted.find((count) => count.version === one.version)?.applications ?? 0,
    })),
    actions: builderActions(actor),
  }
}
