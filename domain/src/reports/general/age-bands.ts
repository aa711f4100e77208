import type { Bilingual } from '../../language/bilingual.ts'
import { digitsInBoth } from '../../language/digits.ts'
import { reportWords } from '../columns.ts'

/** The last is for whose form asks no day of birth. */
export const ageBands = ['0–9', '10–17', '18–24', '25–34', '35–44', '45–59', '60+', ''] as const
export type AgeBand = (typeof ageBands)[number]

/** Where the second and all further bands begin. */
export const bandBegins = [10, 18, 25, 35, 45, 60] as const

export const nameOfBand = (band: AgeBand): Bilingual => (band === '' ? reportWords.notRecorded : digitsInBoth(band))
