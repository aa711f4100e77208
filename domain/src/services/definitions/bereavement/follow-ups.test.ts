import { describe, expect, it } from 'vitest'
import { isBlank, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { Facts } from '#engine/conditions/facts.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { followUpsOf } from '#engine/evaluation/follow-ups.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { visibleFieldsOf } from '#engine/evaluation/visible-fields.ts'
import { causesOfDeath } from '#reference/event-lists.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { bereavement } from './definition.ts'
import { example, minimalAnswers } from './example.ts'
import { sized } from '@wewb/tests/test-size.ts'

const facts: Facts = {
  ...example.facts,
  'heirs.anyMinor': true,
  'service.amount': '35000',
  'cover.number': 'INS-1',
  'cover.from': '2024-01-01',
  'cover.until': '2028-12-31',
}
const services = ['fa-repatriation', 'fa-burial-cost', 'fa-financial-assistance', 'compensation', 'surokkha']
const serviceOf = (id: string): ServiceDefinition => catalogue.find((service) => service.id === id) ?? bereavement

const normalize = (answers: Answers) => normalizeAnswers(bereavement, answers, { facts })
const opened = (answers: Answers): Record<string, Answers> =>
  Object.fromEntries(
    followUpsOf(bereavement, { number: 'BRV-2026-000001', answers: [normalize(answers)] }).map(
      ({ service, answers: given }) => [service, given],
    ),
  )

/** Issues of a follow-up draft: missing answers, and copied answers that are invalid. */
const leftIn = (service: string, answers: Answers) =>
  validateAll(serviceOf(service), opened(answers)[service] ?? {}, { facts }).map(({ path, code }) =>
    code === 'required' || code === 'must-accept' ? path : `${path} is wrong: ${code}`,
  )

/**
 * Combinations of causes of death, locations of the body, applicants (widow, widower, son), and countries with and
 * without a mission.
 */
const fates: Answers[] = [
  { restsAt: 'KEPT_ABROAD', familyWish: 'BRING_HOME' },
  { restsAt: 'KEPT_ABROAD', familyWish: 'BURY_ABROAD', buryAbroad: 'BURIAL_ABROAD' },
  ...['ON_THE_WAY', 'BANGLADESH', 'ABROAD'].map((restsAt) => ({ restsAt })),
  ...['ON_LEAVE_IN_BD', 'AFTER_RETURN'].map((deathPlace) => ({ deathPlace, returnDate: '2026-10-01' })),
]
const worker = example.answers['worker'] as Answers & { check: { confirmed: Answers } }
const inKenya = {
  ...worker,
  check: { ...worker.check, confirmed: { ...worker.check.confirmed, workerCountryId: 'KE' } },
}
const countries: Answers[] = [{}, { worker: inKenya, servingMissionId: 'ADD' }]
const intakes: Answers[] = causesOfDeath
  .flatMap(({ code }) =>
    fates.flatMap((fate) =>
      ['WIFE', 'HUSBAND', 'SON'].flatMap((applicantRelation) =>
        countries.map((country) => ({ ...example.answers, deathCause: code, ...fate, applicantRelation, ...country })),
      ),
    ),
  )
  .filter((_, place) => place % sized(5, 1) === 0)

/**
 * Fields that the intake does not have: documents of one service only, the flight, contacts abroad, and a declaration
 * for each.
 */
const asksAgain: Record<string, (intake: Answers) => string[]> = {
  'fa-repatriation': ({ applicantRelation }) => [
    ...(applicantRelation === 'SON' ? ['workerGender'] : []),
    'placeName',
    'contactPersonName',
    'contactPersonMobile',
    'declarationAccepted',
  ],
  'fa-burial-cost': () => ['flightNo', 'airwayBillNo', 'arrivalTime', 'authorization', 'declarationAccepted'],
  'fa-financial-assistance': ({ restsAt }) => [
    ...(restsAt === 'KEPT_ABROAD' ? ['buriedAt'] : []),
    'heirPhotos',
    'minorAloneYn',
    'declarationAccepted',
  ],
  compensation: () => ['powerOfAttorney', 'declarationAccepted'],
  surokkha: () => ['declarationAccepted'],
}

/** Blank fields of the draft that the intake answered already, by path or label. */
function requestedAgain(service: string, intake: Answers): string[] {
  const answered = visibleFieldsOf(bereavement, intake, { facts }).filter(({ answer }) => !isBlank(answer))
  const names = new Set(answered.flatMap(({ path, field }) => [path, field.label.en]))
  const draft = normalizeAnswers(serviceOf(service), opened(intake)[service] ?? {}, { facts })
  return visibleFieldsOf(serviceOf(service), draft, { facts })
    .filter(({ path, field, answer }) => isBlank(answer) && (names.has(path) || names.has(field.label.en)))
    .map(({ path }) => path)
}

describe('follow-ups of a bereavement application', () => {
  it('are created once for each wish of the family', () => {
    expect(Object.keys(opened(example.answers))).toEqual(services)
    expect(Object.keys(opened({ ...example.answers, bringHome: 'N', assistanceYn: 'N', personStatus: 'N' }))).toEqual([
      'fa-burial-cost',
      'compensation',
    ])
    expect(
      opened({ ...example.answers, familyWish: 'BURY_ABROAD', buryAbroad: 'BURIAL_ABROAD' })['fa-repatriation'],
    ).toMatchObject({ serviceType: 'BURIAL_ABROAD', familyWish: 'BURY_ABROAD' })
  })

  it.each(services)('repeat no required question in %s that the intake application answers, in any case', (service) => {
    const following = intakes.map(normalize).filter((intake) => service in opened(intake))
    expect(following.length).toBeGreaterThan(0)
    for (const intake of following)
      expect([intake, leftIn(service, intake)]).toEqual([intake, asksAgain[service]?.(intake)])
  })

  it.each(services)(
    'leave no question empty in %s, not even an optional one, that has the name or label of an answered one',
    (service) => {
      const following = intakes.map(normalize).filter((intake) => service in opened(intake))
      for (const intake of following)
        expect([intake, requestedAgain(service, intake)]).toEqual([intake, ['declarationAccepted']])
    },
  )

  it('require documents, heirs and account in addition, and receive valid values only', () => {
    const missing = services.map((service) => leftIn(service, minimalAnswers))
    expect(missing.flat().filter((path) => path.includes('wrong'))).toEqual([])
    expect(missing[0]).toEqual([
      'placeName',
      'contactPersonName',
      'contactPersonMobile',
      'passportCopy',
      'applicantNidCopy',
      'declarationAccepted',
    ])
  })

  it('ignore the wish for burial help if there was no such burial', () => {
    expect(opened(example.answers)['fa-financial-assistance']).not.toHaveProperty('buriedAt')
    expect(opened({ ...example.answers, restsAt: 'ABROAD' })['fa-financial-assistance']).toMatchObject({
      buriedAt: 'ABROAD',
    })
  })

  it('find the mission that covers a country without one', () => {
    const elsewhere = opened({ ...example.answers, ...countries[1] })
    expect([elsewhere['compensation']?.['missionId'], elsewhere['fa-repatriation']?.['servingMissionId']]).toEqual([
      'ADD',
      'ADD',
    ])
  })
})
