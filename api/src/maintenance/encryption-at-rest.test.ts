import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { exampleFamilyProfile } from '@wewb/domain/casework/family/example-profile'
import { familyProfile } from '@wewb/domain/casework/family/profile'
import { isSensitive, kinds, type Field } from '@wewb/domain/engine/fields/field'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { bereavement } from '@wewb/domain/services/definitions/bereavement/definition'
import { example as bereavementExample } from '@wewb/domain/services/definitions/bereavement/example'
import { catalogue } from '@wewb/domain/services/definitions/catalogue'
import { compensation } from '@wewb/domain/services/definitions/compensation/definition'
import { example as compensationExample } from '@wewb/domain/services/definitions/compensation/example'
import { disAllowance } from '@wewb/domain/services/definitions/dis-allowance/definition'
import { example as disabilityExample } from '@wewb/domain/services/definitions/dis-allowance/example'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { burialCost } from '@wewb/domain/services/definitions/fa-burial-cost/definition'
import { example as burialExample } from '@wewb/domain/services/definitions/fa-burial-cost/example'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as financialExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example as medicalExample } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import { repatriation } from '@wewb/domain/services/definitions/fa-repatriation/definition'
import { example as repatriationExample } from '@wewb/domain/services/definitions/fa-repatriation/example'
import { reIntegration } from '@wewb/domain/services/definitions/re-integration/definition'
import { example as reIntegrationExample } from '@wewb/domain/services/definitions/re-integration/example'
import type { ServiceExample } from '@wewb/domain/services/definitions/service-example'
import { surokkha } from '@wewb/domain/services/definitions/surokkha/definition'
import { example as surokkhaExample } from '@wewb/domain/services/definitions/surokkha/example'
import { membership } from '@wewb/domain/services/definitions/wewb-membership/definition'
import { membershipAnswers } from '@wewb/domain/services/definitions/wewb-membership/example'
import { bribeComplaint, complaintClient } from '#content/complaints/complaint-client.test.support.ts'
import { createTestApplicant } from '#testing/test-applicant.ts'
import { joinAsMember } from '#testing/test-membership.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'
import { sized } from '@wewb/tests/test-size.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ PORTAL_FIXED_OTP: '246802' })
})
afterAll(() => portal.stop())

const walked: { service: ServiceDefinition; example: ServiceExample }[] = [
  { service: medicalAssistance, example: medicalExample },
  { service: burialCost, example: burialExample },
  { service: financialAssistance, example: financialExample },
  { service: repatriation, example: repatriationExample },
  { service: reIntegration, example: reIntegrationExample },
  { service: compensation, example: compensationExample },
  { service: surokkha, example: surokkhaExample },
]

/** Collects every field of a definition: in steps, groups, tables and replies. */
function fieldsIn(definition: unknown, found = new Set<Field>()): Set<Field> {
  if (Array.isArray(definition)) for (const item of definition) fieldsIn(item, found)
  else if (isAnswers(definition)) {
    if (isField(definition)) found.add(definition)
    for (const item of Object.values(definition)) fieldsIn(item, found)
  }
  return found
}
const isField = (node: object): node is Field => 'kind' in node && 'id' in node && String(node.kind) in kinds
const sensitiveIds = (definition: unknown) => new Set([...fieldsIn(definition)].filter(isSensitive).map(({ id }) => id))

/** Collects the values of these fields that a person typed, without codes of lookup lists. */
function valuesOf(answers: unknown, ids: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  if (Array.isArray(answers)) for (const item of answers) valuesOf(item, ids, found)
  else if (isAnswers(answers))
    for (const [id, value] of Object.entries(answers)) {
      if (ids.has(id) && typeof value === 'string' && value.length >= 8 && !/^[A-Z_]+$/.test(value))
        found.add(toAsciiDigits(value))
      valuesOf(value, ids, found)
    }
  return found
}

/** Searches every row of every table as text; bytes appear as hex. */
async function searchEverything(canaries: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '."' || table_name || '"' as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(portal.db)
  const found = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(portal.db)
    const text = rows.map(({ row }) => row).join('\n')
    for (const written of canaries.flatMap((canary) => [canary, Buffer.from(canary).toString('hex')])) {
      const at = text.indexOf(written)
      if (at >= 0) found.add(`${name}: ${text.slice(Math.max(0, at - 60), at + written.length)}`)
    }
  }
  return [...found].toSorted()
}

/** The registration number of the student on the board's own list happens to look like an NID. */
const canariesOf = (definition: unknown, ...texts: unknown[]) =>
  [...valuesOf(texts, sensitiveIds(definition))].filter(
    (value) => value !== toAsciiDigits(String(eduAllowanceAnswers['registrationNo'])),
  )

/** The cause of death is a category for lists and reports; the details are in an encrypted answer beside it. */
const excused = ['fa-financial-assistance.deathCause']
const notification = [
  /(?:^(?:nid|brn|passport|account)|Nid|Brn|Passport|Account)(?:No|Number|OrTp|OrBrn|Again)?$/,
  /^sickness|disease|[dD]isabilit|injuryType|deathCause/,
]

it('treats every question with a sensitive name as sensitive', () => {
  const forms = [...catalogue.map(({ id, ...form }) => ({ id, form })), { id: 'family', form: familyProfile }]
  const typed = new Set<string>(['text', 'paragraph', 'lookup', 'choice'])
  const named = forms
    .flatMap(({ id, form }) => [...fieldsIn(form)].map((field) => ({ field, name: `${id}.${field.id}` })))
    .filter(({ field }) => notification.some((pattern) => pattern.test(field.id)) && typed.has(field.kind))
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(({ field }) => !isSensitive(field)).map(({ name }) => name)).toEqual(excused)
})

// The quick run fills in two services, the full run every one.
it('stores NID, passport, account and illness of each service encrypted in every table', async () => {
  const canaries: string[] = []
  for (const { service, example } of walked.slice(0, sized(2, walked.length))) {
    const no = await fillInApplication(portal, await portal.tokenOf('01700000001'), service, example.answers)
    await performMoves(portal, '01700000001', no, example.moves)
    canaries.push(...canariesOf(service, example.answers, example.moves))
  }
  expect(canaries.length).toBeGreaterThan(sized(4, 12))
  expect(await searchEverything([...new Set(canaries)])).toEqual([])
}, 120_000)

it('stores those of a stipend, a membership and a bereavement encrypted in every table', async () => {
  const token = await portal.tokenOf('01700000002')
  const student = createTestApplicant(portal, token)
  await student.submit(await student.fillIn())
  await joinAsMember(portal, '01700000003')
  const officer = await portal.tokenOf('ad.welfare@demo.wewb')
  const consent = (
    await portal.post(
      '/applications/consent',
      { service: bereavement.id, applicantMobile: '01911111111' },
      { token: officer },
    )
  ).body.data
  if (consent)
    await fillInApplication(portal, officer, bereavement, bereavementExample.answers, {
      applicantMobile: '01911111111',
      consentOtpToken: consent.otpToken,
      consentOtp: '246802',
    })
  const canaries = [
    ...canariesOf(eduAllowance, eduAllowanceAnswers),
    ...canariesOf(membership, membershipAnswers),
    ...canariesOf(bereavement, bereavementExample.answers),
    ...canariesOf(disAllowance, disabilityExample.answers),
  ]
  expect(await searchEverything([...new Set(canaries)])).toEqual([])
}, 60_000)

it('stores those of an account, a family and a complaint encrypted in every table', async () => {
  const form = {
    fullNameEn: 'Canary Begum',
    fullNameBn: 'রহিমা বেগম',
    loginType: 'MOBILE',
    mobile: '01719999998',
    email: null,
    nid: '7766554433',
    dateOfBirth: '1990-05-01',
    password: 'Shapla@2026',
    confirmPassword: 'Shapla@2026',
    termsAccepted: 'Y',
  }
  const registered = await portal.post('/pub/registration', { ...form, ...(await portal.newCaptcha()) })
  expect(registered.code).toBe(200)
  const token = await portal.tokenOf('01700000001')
  const withoutDocuments: Answers = {
    ...exampleFamilyProfile,
    banks: [{ ...(exampleFamilyProfile['banks'] as Answers[])[0], chequeCopy: undefined }],
  }
  for (const { id, fields } of familyProfile.steps) {
    const answers = Object.fromEntries(fields.map((field) => [field.id, withoutDocuments[field.id]]))
    const { revision } = (await portal.get('/family-profile', { token })).body.data
    await portal.request(
      'PUT',
      `/family-profile/steps/${id}`,
      { answers: JSON.parse(JSON.stringify(answers)), revision },
      { token },
    )
  }
  const profile = await portal.db.selectFrom('family_profile').select('answers_sealed').execute()
  expect(profile).toHaveLength(1)
  await complaintClient(portal).ticketOf()
  // Phone number and e-mail address are needed for sending messages; no other personal data is stored in plain text.
  const { passportNo, clearanceId, address } = bribeComplaint
  expect(
    await searchEverything([
      '7766554433',
      ...canariesOf(familyProfile, exampleFamilyProfile),
      passportNo,
      clearanceId,
      address,
    ]),
  ).toEqual([])
})
