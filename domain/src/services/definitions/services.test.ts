import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { validateDefinition } from '#engine/evaluation/validate-definition.ts'
import { flattenDefinition } from '#engine/evaluation/field-paths.ts'
import { formatAnswers, flattenSections } from '#engine/evaluation/format-answers.ts'
import { parseDefinition } from '#engine/evaluation/parse-definition.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { serviceModules } from '#reference/service-modules.ts'
import { catalogue } from './catalogue.ts'
import { eduAllowance } from './edu-allowance/definition.ts'
import { financialAssistance } from './fa-financial-assistance/definition.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'

describe.each(catalogue)('$id', (service) => {
  it('is plain JSON and passes its own schema', () => {
    expect(ServiceDefinition.parse(JSON.parse(JSON.stringify(service)))).toEqual(service)
  })
  it('is consistent', () => expect(validateDefinition(service)).toEqual([]))
  it('has its module code as id', () => expect(serviceModules.map(({ code }) => code)).toContain(service.id))
  it('has all texts in Bangla, in Bangla letters', () => {
    for (const { path, field } of flattenDefinition(service))
      expect([path, /[\u0980-\u09ff]/.test(field.label.bn), /[\u0980-\u09ff]/.test(field.label.en)]).toEqual([
        path,
        true,
        false,
      ])
  })
})

const folder = 'domain/src/services/definitions'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.includes('/') && file.endsWith('.ts') && !file.includes('.test.'))

describe('definition folder of a service', () => {
  // Definitions may be built with spread and map; the exported result must be plain data.
  it.each(files)('contains data only: %s', async (file) => {
    const exported = (await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported))
      expect({ [name]: JSON.parse(JSON.stringify(value) ?? 'null') }).toEqual({ [name]: value })
  })
  it('does not import the rules of awards', () => {
    expect(files.filter((file) => readFileSync(`${folder}/${file}`, 'utf8').includes('/awards/'))).toEqual([])
  })
})

const programme = {
  id: 'gms-1',
  prefix: 'GMS',
  title: { bn: 'সেলাই মেশিন', en: 'Sewing machines' },
  summary: { bn: 'অনুদান', en: 'Grant' },
  opensTo: 'applicants',
  needsSetup: true,
  steps: [
    {
      id: 'about',
      title: { bn: 'তথ্য', en: 'About' },
      fields: [
        {
          kind: 'list',
          id: 'children',
          least: 1,
          label: { bn: 'সন্তান', en: 'Child' },
          fields: [
            { kind: 'text', id: 'name', label: { bn: 'নাম', en: 'Name' } },
            { kind: 'number', id: 'age', least: 0, label: { bn: 'বয়স', en: 'Age' } },
            { kind: 'text', id: 'school', label: { bn: 'বিদ্যালয়', en: 'School' }, when: { field: 'age', atLeast: 5 } },
          ],
        },
        { kind: 'block', id: 'receiver', block: 'grant-receiver', label: { bn: 'গ্রহীতা', en: 'Receiver' } },
        { kind: 'block', id: 'bank', block: 'bank-account', optional: true, label: { bn: 'ব্যাংক', en: 'Bank' } },
      ],
    },
  ],
  workflow: createApprovalWorkflow({
    desks: [
      { ...deskTemplates.section, workingDays: 5 },
      { ...deskTemplates.director, workingDays: 5 },
    ],
    pays: 'bank',
  }),
  keys: { name: ['receiver.name'] },
  list: { columns: [{ of: 'number' }, { field: 'receiver.name' }], filters: [] },
  print: { heading: { bn: 'আবেদন', en: 'Application' } },
}
const stored = JSON.stringify(programme)
const problemsOf = (text: string) => {
  const result = parseDefinition(JSON.parse(text))
  return 'problems' in result ? result.problems : []
}
const changed = (from: string, to: string) => {
  if (!stored.includes(from)) throw new Error(`pattern not found: ${from}`)
  return problemsOf(stored.replace(from, to))
}

describe('grant programme built by staff', () => {
  it('has the type and the validation of a coded service', () => {
    const { definition } = parseDefinition(JSON.parse(stored)) as { definition: ServiceDefinition }
    const receiver = { name: 'করিম', nid: '১২৩৪৫৬৭৮৯০', mobile: '01812345678' }
    const answers = {
      children: [
        { name: 'a', age: 3 },
        { name: 'b', age: '৭' },
      ],
      receiver,
    }
    expect(validateAll(definition, answers, { facts: {} })).toEqual([{ path: 'children.1.school', code: 'required' }])
    expect(flattenSections(formatAnswers(definition, answers, { facts: {} }, 'bn')).map(({ path }) => path)).toContain(
      'children.1.age',
    )
  })
  it('is rejected with a list of issues', () => {
    expect(changed('"id":"age"', '"id":"age","when":{"field":"school","isFilled":true}')).toEqual([
      'children.age waits for children.school, which does not come before it',
    ])
    expect(changed('"field":"age","atLeast"', '"field":"aged","atLeast"')).toEqual([
      'children.school asks about aged, which is no field',
    ])
    expect(changed('"id":"age"', '"id":"name"')).toContain('two fields are called children.name')
    expect(changed('"bn":"বয়স"', '"bn":""')).toEqual(['steps.0.fields.0.fields.1.label.bn: Invalid input'])
    expect(changed(',"en":"Age"', '')).toEqual(['steps.0.fields.0.fields.1.label.en: Invalid input'])
    expect(changed('"kind":"number"', '"kind":"javascript"')).toEqual(['steps.0.fields.0.fields.1.kind: Invalid input'])
    expect(changed('{"field":"age","atLeast":5}', '{"fact":"moon","is":"full"}')).toEqual([
      'steps.0.fields.0.fields.2.when: Invalid input',
    ])
    expect(changed('{"field":"receiver.name"}', '{"field":"receiver.age"}')).toEqual([
      'the list shows receiver.age, which is no field',
    ])
    expect(changed('"to":"withdrawn"', '"to":"rejected"')).toEqual(['no move reaches withdrawn'])
    expect(changed('"to":"withdrawn"', '"to":"nowhere"')).toContain('the workflow visits nowhere, which is no state')
    expect(changed('"unlocks":["bank"]', '"unlocks":["purse"]')).toEqual(['bounce unlocks purse, which is no field'])
  })
  it('rejects an inner and an outer question of the same name', () => {
    expect(
      changed(
        '{"kind":"block","id":"receiver"',
        '{"kind":"text","id":"age","label":{"bn":"ক","en":"a"}},{"kind":"block","id":"receiver"',
      ),
    ).toEqual(['children.school asks about age, which could be children.age or age'])
  })
  it('has letters only with known placeholders, after existing moves', () => {
    const [letter] = financialAssistance.letters ?? []
    const problemsWith = (change: object) =>
      validateDefinition({ ...financialAssistance, letters: [{ ...letter!, ...change }] })
    expect(problemsWith({ after: ['applaud'] })).toEqual([
      'the letter letter-for-papers follows applaud, which is no move',
    ])
    expect(problemsWith({ at: 'attic' })).toEqual(['the letter letter-for-papers comes from attic, which is no desk'])
    expect(problemsWith({ rows: ['papersWanted', 'mood'] })).toEqual([
      'the letter letter-for-papers tells mood, which is no field',
    ])
    expect(problemsWith({ with: { date: ['dueOn'] } })).toEqual([
      'the letter letter-for-papers does not say what {worker} is',
    ])
  })
  it('requires a value for every placeholder of a text', () => {
    const { with: _, ...rule } = eduAllowance.eligibility?.find(({ code }) => code === 'E-03') ?? { with: {} }
    const broken = { ...eduAllowance, eligibility: [rule] } as ServiceDefinition
    expect(validateDefinition(broken)).toEqual(['a rule of eligibility does not say what {min} is'])
  })
})
