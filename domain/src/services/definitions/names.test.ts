import { describe, expect, it } from 'vitest'
import { familyProfile } from '#casework/family/profile.ts'
import { complainantFields } from '#content/complaints/complaint-form.ts'
import { flattenDefinition, flattenFields, type FieldEntry } from '#engine/evaluation/field-paths.ts'
import { blocks } from '#engine/fields/blocks.ts'
import { isKind } from '#engine/fields/is-kind.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { validateAnswer } from '#engine/fields/validate-answer.ts'
import { catalogue } from './catalogue.ts'

const forms: [string, FieldEntry[]][] = [
  ...catalogue.flatMap((definition): [string, FieldEntry[]][] => {
    const { desks, later = [], moves } = definition.workflow
    const actionFields = [...desks, ...later, ...moves].flatMap(({ asks = [] }) => asks)
    return [
      [definition.id, flattenDefinition(definition)],
      [`the desks of ${definition.id}`, flattenFields(actionFields)],
    ]
  }),
  ['the family profile', flattenDefinition(familyProfile)],
  ['a complaint', flattenFields(complainantFields)],
  ...Object.entries(blocks).map(([name, fields]): [string, FieldEntry[]] => [
    `the block ${name}`,
    flattenFields(fields),
  ]),
]

/** Names of places, companies and schools may hold digits; an accused officer is often known by a counter only. */
const notOfPersons =
  /^(upazila|branch|university|college|faculty|department|subject|employer|place|hospital|institute|office|school)Name$/
const isPersonName = ({ field }: FieldEntry) =>
  isKind(field, 'text') &&
  // The account answers such a field, which nobody types.
  field.fixed !== 'applicant.name' &&
  /name|নাম/i.test(field.label.en + field.label.bn) &&
  !notOfPersons.test(field.id)

const view = { facts: {}, answers: [{}] }

describe.each(forms.filter(([, fields]) => fields.some(isPersonName)))('in %s', (_form, fields) => {
  it.each(fields.filter(isPersonName).map(({ path, field }) => [path, field] as const))(
    'a name with digits is refused: %s',
    (_path, field) => {
      const codes = ['XX 12345 67', 'করিম ১২'].map((wrong) => validateAnswer(field, wrong, view)[0]?.code)
      for (const code of codes) expect(code).toMatch(/^(not-a-name|english-letters-only|bangla-letters-only)$/)
    },
  )
})

describe('a roll number', () => {
  const stipend = catalogue.find(({ id }) => id === 'edu-allowance')
  const roll = flattenDefinition(stipend ?? { steps: [] }).find(({ path }) => path === 'rollNo')?.field
  const check = (number: string, educationLevelId: string) =>
    roll ? validateAnswer(roll, number, { facts: {}, answers: [{ educationLevelId, boardId: '3' }] }) : undefined

  it('has six digits for the SSC and HSC, and any length for the diploma', () => {
    for (const level of ['3', '4']) {
      expect(check('123456', level)).toEqual([])
      expect(check('12345', level)?.map((issue) => issueMessage(issue).en)).toEqual([
        expect.stringContaining('A roll number of the SSC or HSC has 6 digits.'),
      ])
      expect(check('1234567', level)).toHaveLength(1)
    }
    expect(check('1234567', '5')).toEqual([])
  })
})
