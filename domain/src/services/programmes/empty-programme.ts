import type { Bilingual } from '#language/bilingual.ts'
import type { Programme } from './programme.ts'

const blank = { bn: '', en: '' }

/**
 * A new programme: section, assistant director and director as desks, one application per person, one empty section.
 */
export const createEmptyProgramme = (title: Bilingual): Programme => ({
  title,
  details: blank,
  sections: [{ id: 's1', title: blank, fields: [] }],
  opensOn: '',
  closesOn: '',
  maxAmount: '',
  budget: '',
  seats: 0,
  opensTo: 'applicants',
  onePerPerson: true,
  isPublic: true,
  desks: [
    { seat: 'section', workingDays: 5 },
    { seat: 'assistant', workingDays: 5 },
    { seat: 'director', workingDays: 5 },
  ],
  rules: [],
  messages: {},
  columns: [],
  printHeading: blank,
})
