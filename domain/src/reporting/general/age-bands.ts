import type { Bilingual } from '#language/bilingual.ts'
import { bilingualDigits } from '#language/digits.ts'
import { reportMessages } from '#reporting/columns.ts'

/** The last band is for forms without a birth date. */
export const ageBands = ['0–9', '10–17', '18–24', '25–34', '35–44', '45–59', '60+', ''] as const
export type AgeBand = (typeof ageBands)[number]

/** First age of the second and all further bands. */
export const ageBandStarts = [10, 18, 25, 35, 45, 60] as const

export const ageBandName = (band: AgeBand): Bilingual =>
  band === '' ? reportMessages.notRecorded : bilingualDigits(band)
