import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { groupWords } from './words.ts'

const groups: readonly { name: Bilingual; codes: readonly string[] }[] = [
  { name: groupWords.files, codes: ['M01', 'M02', 'M03', 'M04'] },
  { name: groupWords.death, codes: ['M05', 'M06'] },
  { name: groupWords.money, codes: ['M07', 'M08', 'M09', 'M10', 'G06', 'G07'] },
  { name: groupWords.people, codes: ['M11', 'M12'] },
  { name: groupWords.control, codes: ['M13', 'M14'] },
  { name: groupWords.summaries, codes: ['G01', 'G02', 'G03', 'G04', 'G05'] },
  { name: groupWords.time, codes: ['G08'] },
]

/** What a report is about, for the list one chooses from; a new one that nobody has placed yet stands at the end. */
export const groupOf = (code: string): Bilingual => groups.find(({ codes }) => codes.includes(code))?.name ?? groupWords.other
