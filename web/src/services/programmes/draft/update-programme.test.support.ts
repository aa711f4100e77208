import type { Field } from '@wewb/domain/engine/fields/field'
import type { Programme } from '@wewb/domain/services/programmes/programme'

const labelOf = (text: string) => ({ bn: `প্রশ্ন ${text}`, en: text })

export const question = (id: string, more: Partial<Field> = {}): Field =>
  ({ kind: 'text', id, label: labelOf(id), ...more }) as Field

/** Two sections; q3 is a list with two nested questions. */
export const twoSections: Programme = {
  title: labelOf('title'),
  details: labelOf('details'),
  sections: [
    { id: 's1', title: labelOf('one'), fields: [question('q1'), question('q2')] },
    {
      id: 's2',
      title: labelOf('two'),
      fields: [
        { kind: 'list', id: 'q3', label: labelOf('q3'), fields: [question('q4'), question('q5')] },
        question('q6'),
      ],
    },
  ],
  opensOn: '',
  closesOn: '',
  maxAmount: '',
  budget: '',
  seats: 0,
  opensTo: 'applicants',
  onePerPerson: false,
  isPublic: true,
  desks: [],
  rules: [],
  messages: {},
  columns: [],
  printHeading: { bn: '', en: '' },
}
