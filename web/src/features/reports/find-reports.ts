import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { toAsciiDigits } from '../../../../domain/src/language/digits.ts'

export type ListedReport = { code: string; title: Bilingual; about: Bilingual; group: Bilingual }

/** Those with every typed word in their code, name or question, whichever of the two languages was typed. */
export function findReports<R extends ListedReport>(reports: readonly R[], typed: string): R[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  return reports.filter((report) => {
    const all = plain([report.code, ...[report.title, report.about, report.group].flatMap(({ bn, en }) => [bn, en])].join(' '))
    return wanted.every((word) => all.includes(word))
  })
}

const plain = (text: string) => toAsciiDigits(text.normalize('NFC')).toLowerCase()

/** In the order in which the groups first come. */
export const inGroups = <R extends ListedReport>(reports: readonly R[]): { group: Bilingual; reports: R[] }[] =>
  [...Map.groupBy(reports, ({ group }) => group.en).values()].flatMap((own) => (own[0] ? [{ group: own[0].group, reports: own }] : []))
