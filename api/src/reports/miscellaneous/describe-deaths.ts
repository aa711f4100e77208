import { sql } from 'kysely'
import { answerAt, type Answers } from '../../../../domain/src/conditions/holds.ts'
import type { Field } from '../../../../domain/src/fields/field.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { openAnswers } from '../../applications/file.ts'
import { actionsOn } from '../../applications/person.ts'
import { loadLists } from '../../lookups/load-lists.ts'
import type { Asked, ReportRow } from '../counting.ts'
import { toFile } from '../links.ts'

type DeathFile = {
  first: number
  id: number
  no: string
  service: string
  state: string
  stage: string | null
  answers: Answers
  answers_sealed: Buffer | null
  replies: Answers | null
  cheque: number | null
}

/** Everything this person may see about each of these deaths, read into one row: the answer that was given first counts. */
export async function describeDeaths(asked: Asked, firsts: readonly number[]): Promise<ReportRow[]> {
  if (firsts.length === 0) return []
  const files = (await listFiles(asked, firsts)).map((file) => ({ ...file, told: { ...file.replies, ...openAnswers(asked.secrets, file) } }))
  const byDeath = Map.groupBy(files, ({ first }) => first)
  const deaths = firsts.map((first) => readDeath(byDeath.get(first) ?? []))
  const codes = (of: 'country' | 'cause' | 'airport') => [...new Set(deaths.flatMap((death) => death[of] ?? []))]
  const lists = await loadLists(asked.db, [
    { source: 'country', values: codes('country') },
    { source: 'cause-of-death', values: codes('cause') },
    { source: 'airport', values: codes('airport') },
  ])
  return deaths.map((death, place) => {
    const file = death.files.find(({ id }) => id === firsts[place])
    const listed = (source: 'country' | 'cause-of-death' | 'airport', code: string | undefined) => (code ? (lists(source, code)?.label ?? code) : null)
    return {
      cells: {
        name: death.name ?? null,
        passport: death.passport ?? null,
        country: listed('country', death.country),
        cause: listed('cause-of-death', death.cause),
        diedOn: dayIn(death.diedOn),
        arrivedOn: dayIn(death.arrivedOn),
        airport: listed('airport', death.airport),
        costBorneBy: death.costBorneBy ? payerName(asked, death.costBorneBy) : null,
        cheque: death.cheque === undefined ? null : String(death.cheque),
        assistance: stateName(asked, death.files, 'fa-financial-assistance'),
        compensation: stageName(asked, death.files),
        application: file?.no ?? null,
      },
      links: file ? { application: toFile(file.service, file.no) } : {},
      // Who works on one of these files knows the name already, and may read it here.
      service: (death.files.find(({ service }) => worksOn(asked, service)) ?? file)?.service ?? '',
    }
  })
} // prettier-ignore

const worksOn = ({ actor }: Asked, service: string) =>
  actionsOn(actor, service).some((action) => action === 'verify' || action === 'approve')

type Read = DeathFile & { told: Answers }

function readDeath(files: readonly Read[]) {
  const find = (...paths: string[]) =>
    files
      .flatMap(({ told }) => paths.map((path) => answerAt(path, { answers: [told] })))
      .find((answer): answer is string => typeof answer === 'string' && answer !== '')
  const cheque = files.find((file) => file.cheque !== null)?.cheque ?? undefined
  return {
    files,
    cheque,
    name: find('workerNameEn', 'deceasedName', 'worker.workerNameEn'),
    passport: find('worker.workerPassportNo', 'passportNo'),
    country: find('workerCountryId', 'countryId', 'worker.workerCountryId'),
    cause: find('reason', 'deathCause'),
    diedOn: find('deathTime', 'deathDate'),
    arrivedOn: find('arrivalTime'),
    airport: find('destinationAirport', 'airport'),
    costBorneBy: find('costBorneBy'),
  }
}

/** Of the services that this person may see: those of the case, and those with the same passport. */
async function listFiles({ db, services }: Asked, firsts: readonly number[]): Promise<DeathFile[]> {
  const { rows } = await sql<DeathFile>`
    with first as (select unnest(${firsts}::bigint[]) as id),
    belonging as (
      select first.id as first, file.application_id from first join report_file head on head.application_id = first.id
        join report_file file on file.application_id in (first.id, head.case_id)
      union select first.id, file.application_id from first join report_file file on file.case_id = first.id
      union select first.id, file.application_id from first join report_file head on head.application_id = first.id join report_file file on file.case_id = head.case_id
      union select first.id, theirs.application_id from first join application_key own on own.application_id = first.id and own.kind = 'passport'
        join application_key theirs using (digest, kind))
    select belonging.first, file.id, file.no, file.service, file.state, file.stage, file.answers, file.answers_sealed, leaf.no as cheque,
      (select jsonb_object_agg(key, value order by act.id) from application_act act, jsonb_each(act.reply)
        where act.application_id = file.id and key in ('costBorneBy', 'arrivalTime')) as replies
    from belonging join application file on file.id = belonging.application_id
    left join cheque_leaf leaf on leaf.application_id = file.id and leaf.state = 'GIVEN'
    where file.service = any(${services.map(({ id }) => id)}) and file.service in ('bereavement', 'fa-repatriation', 'fa-burial-cost', 'fa-financial-assistance', 'compensation')
      and file.status not in ('DRAFT', 'REJECTED', 'WITHDRAWN')
    order by file.id`.execute(db)
  return rows
} // prettier-ignore

const dayIn = (moment: string | undefined): string | null => (moment ? moment.slice(0, 10) : null)

const last = (files: readonly Read[], service: string) => files.findLast((file) => file.service === service)

function stateName({ services }: Asked, files: readonly Read[], service: string): Bilingual | null {
  const file = last(files, service)
  return (file && services.find(({ id }) => id === service)?.workflow.states[file.state]?.label) ?? null
}

function stageName({ services }: Asked, files: readonly Read[]): Bilingual | null {
  const file = last(files, 'compensation')
  const workflow = services.find(({ id }) => id === 'compensation')?.workflow
  return (file && (workflow?.stages?.find(({ id }) => id === file.stage)?.label ?? workflow?.states[file.state]?.label)) ?? null
}

/** Who bears the cost is a choice that the mission makes at its desk. */
function payerName({ services }: Asked, value: string): Bilingual | string {
  const desks = services.find(({ id }) => id === 'fa-repatriation')?.workflow.desks ?? []
  const asked = desks.flatMap(({ asks = [] }) => asks).find((field): field is Extract<Field, { kind: 'choice' }> => field.id === 'costBorneBy' && field.kind === 'choice') // prettier-ignore
  return asked?.options.find((option) => option.value === value)?.label ?? value
}
