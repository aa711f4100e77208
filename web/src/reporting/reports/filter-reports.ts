import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toAsciiDigits } from '@wewb/domain/language/digits'

export type ReportListItem = { code: string; title: Bilingual; about: Bilingual; group: Bilingual }

/** Finds reports with every typed word in their code, name or question, in either language. */
export function filterReports<R extends ReportListItem>(reports: readonly R[], typed: string): R[] {
  const terms = plain(typed).split(/\s+/).filter(Boolean)
  return reports.filter((report) => {
    const all = plain(
      [report.code, ...[report.title, report.about, report.group].flatMap(({ bn, en }) => [bn, en])].join(' '),
    )
    return terms.every((term) => all.includes(term))
  })
}

const plain = (text: string) => toAsciiDigits(text.normalize('NFC')).toLowerCase()

/** Groups reports in the order of first occurrence. */
export const groupReports = <R extends ReportListItem>(reports: readonly R[]): { group: Bilingual; reports: R[] }[] =>
  [...Map.groupBy(reports, ({ group }) => group.en).values()].flatMap((own) =>
    own[0] ? [{ group: own[0].group, reports: own }] : [],
  )
