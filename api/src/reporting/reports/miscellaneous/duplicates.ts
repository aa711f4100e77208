import { getOwn } from '@wewb/domain/collections/get-own'
import { extractSearchKeys } from '@wewb/domain/engine/evaluation/search-keys'
import { maskNumber } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { decryptAnswers } from '#casework/applications/decrypt-answers.ts'
import { digestOf } from '#casework/applications/application-keys.ts'
import { getDefinition } from '#services/definitions/queries.ts'
import type { ReportContext, PagedReport, InMemoryReport, Sort } from '#reporting/reports/report-data-source.ts'
import { drillDownUrl, applicationUrl } from '#reporting/reports/drill-down-links.ts'
import {
  listApplicationAnswers,
  listSharedKeys,
  listSharingApplications,
  type DuplicateKind,
  type SharedKey,
} from './duplicate-queries.ts'
import { joinLabels } from './figure-labels.ts'
import { joinBilingual } from '#reporting/reports/report-names.ts'
import { applicantNameOf } from './pending-list.ts'
import { memoizeByContext } from './memoize-by-context.ts'

const kindNames: Record<DuplicateKind, Bilingual> = {
  nid: { bn: 'এনআইডি', en: 'NID' },
  passport: { bn: 'পাসপোর্ট', en: 'Passport' },
  account: { bn: 'ব্যাংক হিসাব', en: 'Bank account' },
}

const sharedKeys = memoizeByContext(listSharedKeys)

/** M13: presents a key by its kind and its last four characters, never whole. */
export const duplicates: PagedReport = {
  summarize: async (context) => ({ total: (await sharedKeys(context)).length }),
  async listRows(context, { limit, offset, after, sort }) {
    const from = after ?? offset
    const rows = ordered(await sharedKeys(context), sort).slice(from, from + limit)
    const hints = await readHints(context, rows)
    return rows.map((row, index) => ({
      cells: {
        key: kindNames[row.kind],
        hint: hints[index] ?? null,
        applications: row.applications,
        services: joinBilingual(
          row.services.map((service) => titleOf(context, service)),
          ', ',
        ),
        newest: row.newest,
      },
      links: { applications: drillDownUrl(context, 'M13F', { figure: `${row.kind}.${row.sample}` }) },
      key: from + index + 1,
    }))
  },
}

function ordered(keys: readonly SharedKey[], sort: Sort | undefined): readonly SharedKey[] {
  if (!sort) return keys
  const sorted = keys.toSorted(
    sort.column === 'newest' ? (a, b) => a.newest.localeCompare(b.newest) : (a, b) => a.applications - b.applications,
  )
  return sort.descending ? sorted.toReversed() : sorted
}

const titleOf = ({ services }: ReportContext, service: string): Bilingual =>
  services.find(({ id }) => id === service)?.title ?? { bn: service, en: service }

/** The number is encrypted in the answers: it is read from a sample application and masked at once. */
async function readHints({ db, secrets }: ReportContext, rows: readonly SharedKey[]): Promise<(string | undefined)[]> {
  const ids = rows.map(({ sample }) => sample)
  const samples = ids.length === 0 ? [] : await listApplicationAnswers(db, ids)
  const byId = new Map(samples.map((sample) => [sample.id, sample]))
  return await Promise.all(
    rows.map(async ({ kind, digest, sample }) => {
      const file = byId.get(sample)
      if (!file) return undefined
      const definition = await getDefinition(db, file.service, file.version)
      const numbers = extractSearchKeys(definition, decryptAnswers(secrets, file))[kind] ?? []
      const number = numbers.find((value) => digestOf(secrets, kind, value).equals(digest))
      return number === undefined ? undefined : maskNumber(number)
    }),
  )
}

/** Drill-down of M13: every application with the key, including those that do not count, such as a renewal. */
export const duplicateDrillDown: InMemoryReport = {
  describeFigure: (_query, figure) => joinLabels(getOwn(kindNames, figure.split('.')[0] ?? '')),
  async list(context) {
    const [kind = '', sample = ''] = (context.query.figure ?? '').split('.')
    if (!Object.hasOwn(kindNames, kind)) return []
    const rows = await listSharingApplications(context, kind, Number(sample) || 0)
    return rows.map((file) => ({
      cells: {
        application: file.no,
        name: applicantNameOf(file),
        service: titleOf(context, file.service),
        submittedOn: file.received_on,
        status:
          context.services.find(({ id }) => id === file.service)?.workflow.states[file.state]?.label ?? file.state,
      },
      links: { application: applicationUrl(file.service, file.no) },
      service: file.service,
    }))
  },
}
