import type { Bilingual } from '@wewb/domain/language/bilingual'
import { reportGroupMessages } from './messages.ts'

const groups: readonly { name: Bilingual; codes: readonly string[] }[] = [
  { name: reportGroupMessages.files, codes: ['M01', 'M02', 'M03', 'M04'] },
  { name: reportGroupMessages.death, codes: ['M05', 'M06'] },
  { name: reportGroupMessages.money, codes: ['M07', 'M08', 'M09', 'M10', 'G06', 'G07'] },
  { name: reportGroupMessages.people, codes: ['M11', 'M12'] },
  { name: reportGroupMessages.control, codes: ['M13', 'M14'] },
  { name: reportGroupMessages.summaries, codes: ['G01', 'G02', 'G03', 'G04', 'G05'] },
  { name: reportGroupMessages.time, codes: ['G08'] },
]

/** Returns the group of a report for the list; a report without a group comes last. */
export const reportGroupOf = (code: string): Bilingual =>
  groups.find(({ codes }) => codes.includes(code))?.name ?? reportGroupMessages.other
