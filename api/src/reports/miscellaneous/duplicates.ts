import { sql } from 'kysely'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { keysOf } from '../../../../domain/src/engine/keys-of.ts'
import { maskNumber } from '../../../../domain/src/engine/part-answers.ts'
import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { openAnswers } from '../../applications/file.ts'
import { digestOf } from '../../applications/keys.ts'
import { getDefinition } from '../../definitions/repository.ts'
import { disability, scholarship } from '../../setups/repository.ts'
import { filesOf } from '../conditions.ts'
import type { Asked, LongReport, ShortReport, Sort } from '../counting.ts'
import { listBehind, toFile } from '../links.ts'
import { sayParts } from './figure-words.ts'
import { joined } from './joined.ts'
import { nameOf } from './lying-list.ts'
import { oncePerAsked } from './once-per-asked.ts'

/** What two applications must not share. */
const kinds = ['nid', 'passport', 'account'] as const
type Kind = (typeof kinds)[number]
const kindNames: Record<Kind, Bilingual> = {
  nid: { bn: 'এনআইডি', en: 'NID' },
  passport: { bn: 'পাসপোর্ট', en: 'Passport' },
  account: { bn: 'ব্যাংক হিসাব', en: 'Bank account' },
}

/** A file that counts: neither refused nor withdrawn, nor the renewal of an award, nor the change of a member's passport. */
const counts = sql`file.status not in ('REJECTED', 'WITHDRAWN') and file.service <> 'wewb-passport'
  and case when file.service in (${sql.join([scholarship, disability])})
    then not exists (select from application where id = file.application_id and answers->>'applicationKind' <> 'NEW') else true end`

type Shared = { kind: Kind; digest: Buffer; applications: number; services: string[]; newest: string; sample: number }

/**
 * Keys that stand in several files, of those that `shared_key` knows. Files of one case belong together and are one; the newest of
 * them must be of the period.
 */
const sharedKeys = oncePerAsked(async (asked: Asked): Promise<Shared[]> => {
  const { rows } = await sql<Shared>`
    select kind, digest, count(distinct belongs)::int as applications, array_agg(distinct service) as services, max(received_on) as newest, max(application_id) as sample
    from (
      select key.kind, key.digest, file.application_id, file.service, file.received_on, coalesce(file.case_id, file.application_id) as belongs
      from (
        select distinct key.digest, key.kind from report_file recent join application_key key using (application_id) join shared_key using (digest, kind)
        where recent.received_on between ${asked.days.from}::date and ${asked.days.to}::date) candidate
      join application_key key using (digest, kind) join report_file file on file.application_id = key.application_id
      where ${filesOf(asked)} and ${counts}) used
    group by kind, digest
    having count(distinct belongs) > 1 and max(received_on) between ${asked.days.from}::date and ${asked.days.to}::date
    order by sample desc, kind, digest`.execute(asked.db)
  return rows
})

/** M13. A key is told by its kind and its last four characters, never whole. */
export const duplicates: LongReport = {
  measure: async (asked) => ({ total: (await sharedKeys(asked)).length }),
  async rows(asked, { limit, offset, after, sort }) {
    const from = after ?? offset
    const rows = ordered(await sharedKeys(asked), sort).slice(from, from + limit)
    const hints = await readHints(asked, rows)
    return rows.map((row, place) => ({
      cells: {
        key: kindNames[row.kind],
        hint: hints[place] ?? null,
        applications: row.applications,
        services: joined(row.services.map((service) => titleOf(asked, service)), ', '),
        newest: row.newest,
      },
      links: { applications: listBehind(asked, 'M13F', { figure: `${row.kind}.${row.sample}` }) },
      key: from + place + 1,
    })) // prettier-ignore
  },
}

function ordered(keys: readonly Shared[], sort: Sort | undefined): readonly Shared[] {
  if (!sort) return keys
  const sorted = keys.toSorted(
    sort.column === 'newest' ? (a, b) => a.newest.localeCompare(b.newest) : (a, b) => a.applications - b.applications,
  )
  return sort.descending ? sorted.toReversed() : sorted
}

const titleOf = ({ services }: Asked, service: string): Bilingual =>
  services.find(({ id }) => id === service)?.title ?? { bn: service, en: service }

type Sample = { id: number; service: string; version: number; answers: Answers; answers_sealed: Buffer | null }

/** The number itself is sealed with the answers: it is looked for in one of the files that have it, and masked at once. */
async function readHints({ db, secrets }: Asked, rows: readonly Shared[]): Promise<(string | undefined)[]> {
  const samples = rows.length === 0 ? [] : ((await db.selectFrom('application').select(['id', 'service', 'version', 'answers', 'answers_sealed']).where('id', 'in', rows.map(({ sample }) => sample)).execute()) as Sample[]) // prettier-ignore
  const byId = new Map(samples.map((sample) => [sample.id, sample]))
  return await Promise.all(
    rows.map(async ({ kind, digest, sample }) => {
      const file = byId.get(sample)
      if (!file) return undefined
      const definition = await getDefinition(db, file.service, file.version)
      const numbers = keysOf(definition, openAnswers(secrets, file))[kind] ?? []
      const number = numbers.find((value) => digestOf(secrets, kind, value).equals(digest))
      return number === undefined ? undefined : maskNumber(number)
    }),
  )
}

type Sharing = { id: number; no: string; service: string; state: string; name: string | null; name_bng: string | null; received_on: string }

/** Behind M13: every file that has the key, also one that does not count by itself, as a renewal. */
export const sharingFiles: ShortReport = {
  sayFigure: (_asked, figure) => sayParts(getOwn(kindNames, figure.split('.')[0] ?? '')),
  async list(asked) {
    const [kind = '', sample = ''] = (asked.query.figure ?? '').split('.')
    if (!kinds.includes(kind as Kind)) return []
    const { rows } = await sql<Sharing>`
      select distinct application.id, application.no, application.service, application.state, name, name_bng, file.received_on
      from application_key own join application_key theirs using (kind, digest) join report_file file on file.application_id = theirs.application_id
      join application on application.id = file.application_id
      where own.application_id = ${Number(sample) || 0} and own.kind = ${kind} and ${filesOf(asked)}
      order by application.id desc limit 500`.execute(asked.db)
    return rows.map((file) => ({
      cells: {
        application: file.no,
        name: nameOf(file),
        service: titleOf(asked, file.service),
        submittedOn: file.received_on,
        status: asked.services.find(({ id }) => id === file.service)?.workflow.states[file.state]?.label ?? file.state,
      },
      links: { application: toFile(file.service, file.no) },
      service: file.service,
    }))
  },
}
