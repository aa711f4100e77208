import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { flattenDefinition } from '@wewb/domain/engine/evaluation/field-paths'
import { validateAll } from '@wewb/domain/engine/evaluation/validate'
import type { getServiceForm } from '@wewb/domain/services/service-form-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { catalogue } from '@wewb/domain/services/definitions/catalogue'
import { example as compensation } from '@wewb/domain/services/definitions/compensation/example'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { example as reIntegration } from '@wewb/domain/services/definitions/re-integration/example'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let token: string
beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.tokenOf('01700000001')
})
afterAll(() => portal.stop())

type Form = ResponseOf<typeof getServiceForm>
const formOf = async (service: string): Promise<Form> =>
  (await portal.get(`/services/${service}/form`, { token })).body.data
const fieldsOf = ({ steps }: Form) => steps.flatMap(({ fields }) => fields)
const withoutRows = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '')

/** Keys of every given answer, without the numbers of rows. */
const keysOf = (answers: Answers, home = ''): string[] =>
  Object.entries(answers).flatMap(([id, answer]) => {
    const rows = (Array.isArray(answer) ? answer : [answer]).filter(isAnswers)
    return [home + id, ...rows.flatMap((row) => keysOf(row, `${home}${id}.`))]
  })

/** Fields that a condition names, in any depth. */
const namedIn = (condition: unknown): string[] =>
  Object.entries(Object(condition)).flatMap(([name, part]) =>
    name === 'field' ? [String(part)] : typeof part === 'object' ? namedIn(part) : [],
  )

describe.each(catalogue)('form of $id', (service) => {
  it('has every field key that the server validates, with both labels', async () => {
    const fields = fieldsOf(await formOf(service.id))
    const keys = fields.map(({ fieldKey }) => fieldKey)
    const issues = validateAll(service, {}, { facts: {} }).map(({ path }) => withoutRows(path))
    expect(keys).toEqual(expect.arrayContaining(issues.filter((path) => path !== '')))
    expect(keys.toSorted()).toEqual(
      flattenDefinition(service)
        .map(({ path }) => path)
        .toSorted(),
    )
    for (const { fieldKey, label, labelBng } of fields)
      expect([fieldKey, label.length > 0, /[\u0980-\u09ff]/.test(labelBng)]).toEqual([fieldKey, true, true])
  })

  it('lists the choices of every choice, and the call with those of every lookup', async () => {
    const fields = fieldsOf(await formOf(service.id))
    for (const { fieldKey, kind, choices, lookup } of fields)
      expect([fieldKey, choices.length > 0, lookup !== null]).toEqual([fieldKey, kind === 'choice', kind === 'lookup'])
    for (const lookup of new Set(fields.flatMap((field) => field.lookup ?? [])))
      expect([lookup, (await portal.get(lookup, { token })).code]).toEqual([lookup, 200])
  })

  it('names fields in conditions by their whole path', async () => {
    const form = await formOf(service.id)
    const fields = fieldsOf(form)
    const known = new Set(fields.flatMap(({ fieldKey }) => [fieldKey, `${fieldKey}.outcome`, `${fieldKey}.source`]))
    const conditions = [
      ...form.steps.map(({ when }) => when),
      ...fields.flatMap(({ when, choices }) => [when, ...choices.map((choice) => choice.when)]),
    ]
    expect(conditions.flatMap(namedIn).filter((path) => !known.has(path))).toEqual([])
    expect(fields.flatMap(({ within }) => within).filter((path) => !known.has(path))).toEqual([])
  })
})

describe('form of a service', () => {
  it.each([
    ['edu-allowance', eduAllowanceAnswers],
    ['compensation', compensation.answers],
    ['re-integration', reIntegration.answers],
  ])('contains every answer of a complete application: %s', async (service, answers) => {
    const keys = new Set(fieldsOf(await formOf(service)).map(({ fieldKey }) => fieldKey))
    // The findings of the registers are written by the portal, and `same` is a rule of its block.
    const inside = /heck\.|\.same$/
    const missing = keysOf(answers).filter((key) => !keys.has(key) && !inside.test(key))
    expect(missing).toEqual([])
  })

  it('tells of each question what is sent as its answer, and whether it is required', async () => {
    const fields = new Map(fieldsOf(await formOf('edu-allowance')).map((field) => [field.fieldKey, field]))
    expect(fields.get('bank.branchName')).toMatchObject({
      kind: 'text',
      label: 'Branch name (when not in the list)',
      requiredYn: 'Y',
      when: [{ field: 'bank.branchId', is: 'OTHER' }],
      answer: 'string',
      answeredBy: 'person',
    })
    expect(fields.get('bank.branchId')).toMatchObject({
      lookup: '/lookups/bank-branch',
      within: ['bank.bankId', 'bank.bankDistrictId'],
    })
    expect(fields.get('worker.check')).toMatchObject({ answeredBy: 'portal' })
    expect(fields.get('bank.chequeCopy')?.rules).toMatchObject({ accepts: ['jpg', 'png', 'pdf'], largestKb: 2048 })
  })

  it('is given in the requested version, and not without log-in', async () => {
    expect((await portal.get('/services/edu-allowance/form?version=1', { token })).body.data.version).toBe(1)
    expect((await portal.get('/services/edu-allowance/form?version=99', { token })).code).toBe(404)
    expect((await portal.get('/services/nothing/form', { token })).code).toBe(404)
    expect((await portal.get('/services/edu-allowance/form')).code).toBe(401)
  })
})
