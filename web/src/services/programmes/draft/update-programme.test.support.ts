import type { Field } from '@wewb/domain/engine/fields/field'
import type { Programme } from '@wewb/domain/services/programmes/programme'

const words = (text: string) => ({ bn: `প্রশ্ন ${text}`, en: text })

export const question = (id: string, more: Partial<Field> = {}): Field =>
  ({ kind: 'text', id, label: words(id), ...more }) as Field

/** Two sections; q3 is a list with two nested questions. */
export const twoSections: Programme = {
  title: words('title'),
  details: words('details'),
  sections: [
    { id: 's1', title: words('one'), fields: [question('q1'), question('q2')] },
    {
      id: 's2',
      title: words('two'),
      fields: [
        { kind: 'list', id: 'q3', label: words('q3'), fields: [question('q4'), question('q5')] },
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
