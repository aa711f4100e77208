import { resolveAnswer, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { decryptAnswers } from '#casework/applications/decrypt-answers.ts'
import { permittedActions } from '#identity/access/person.ts'
import { loadLists } from '#administration/lookups/load-lists.ts'
import type { ReportContext, ReportRow } from '#reporting/reports/report-data-source.ts'
import { applicationUrl } from '#reporting/reports/drill-down-links.ts'
import { listDeathApplications, type DeathFile } from './death-queries.ts'
import { isKind } from '@wewb/domain/engine/fields/is-kind'

/** Merges the visible applications of each death into one row: the first answer given counts. */
export async function describeDeaths(context: ReportContext, firsts: readonly number[]): Promise<ReportRow[]> {
  if (firsts.length === 0) return []
  const rows = await listDeathApplications(context, firsts)
  const files = rows.map((file) => ({
    ...file,
    answers: { ...file.replies, ...decryptAnswers(context.secrets, file) },
  }))
  const byDeath = Map.groupBy(files, ({ first }) => first)
  const deaths = firsts.map((first) => readDeath(byDeath.get(first) ?? []))
  const codes = (of: 'country' | 'cause' | 'airport') => [...new Set(deaths.flatMap((death) => death[of] ?? []))]
  const lists = await loadLists(context.db, [
    { source: 'country', values: codes('country') },
    { source: 'cause-of-death', values: codes('cause') },
    { source: 'airport', values: codes('airport') },
  ])
  return deaths.map((death, index) => {
    const file = death.files.find(({ id }) => id === firsts[index])
    const listed = (source: 'country' | 'cause-of-death' | 'airport', code: string | undefined) =>
      code ? (lists(source, code)?.label ?? code) : null
    return {
      cells: {
        name: death.name ?? null,
        passport: death.passport ?? null,
        country: listed('country', death.country),
        cause: listed('cause-of-death', death.cause),
        diedOn: dayIn(death.diedOn),
        arrivedOn: dayIn(death.arrivedOn),
        airport: listed('airport', death.airport),
        costBorneBy: death.costBorneBy ? payerName(context, death.costBorneBy) : null,
        cheque: death.cheque === undefined ? null : String(death.cheque),
        assistance: stateName(context, death.files, 'fa-financial-assistance'),
        compensation: stageName(context, death.files),
        application: file?.no ?? null,
      },
      links: file ? { application: applicationUrl(file.service, file.no) } : {},
      // An officer of one of these services knows the name already, so it is not masked.
      service: (death.files.find(({ service }) => mayDecideService(context, service)) ?? file)?.service ?? '',
    }
  })
}

const mayDecideService = ({ actor }: ReportContext, service: string) =>
  permittedActions(actor, service).some((action) => action === 'verify' || action === 'approve')

type DecryptedApplication = DeathFile & { answers: Answers }

function readDeath(files: readonly DecryptedApplication[]) {
  const find = (...paths: string[]) =>
    files
      .flatMap(({ answers }) => paths.map((path) => resolveAnswer(path, { answers: [answers] })))
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

const dayIn = (moment: string | undefined): string | null => (moment ? moment.slice(0, 10) : null)

const last = (files: readonly DecryptedApplication[], service: string) =>
  files.findLast((file) => file.service === service)

function stateName(
  { services }: ReportContext,
  files: readonly DecryptedApplication[],
  service: string,
): Bilingual | null {
  const file = last(files, service)
  return (file && services.find(({ id }) => id === service)?.workflow.states[file.state]?.label) ?? null
}

function stageName({ services }: ReportContext, files: readonly DecryptedApplication[]): Bilingual | null {
  const file = last(files, 'compensation')
  const workflow = services.find(({ id }) => id === 'compensation')?.workflow
  return (
    (file && (workflow?.stages?.find(({ id }) => id === file.stage)?.label ?? workflow?.states[file.state]?.label)) ??
    null
  )
}

/** Resolves the label of the payer, a choice field on the mission's desk. */
function payerName({ services }: ReportContext, value: string): Bilingual | string {
  const desks = services.find(({ id }) => id === 'fa-repatriation')?.workflow.desks ?? []
  const payerField = desks
    .flatMap(({ asks = [] }) => asks)
    .find((field): field is Extract<Field, { kind: 'choice' }> => field.id === 'costBorneBy' && isKind(field, 'choice'))
  return payerField?.options.find((option) => option.value === value)?.label ?? value
}
