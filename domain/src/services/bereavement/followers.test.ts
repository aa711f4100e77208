import { describe, expect, it } from 'vitest'
import { answerAt, holds, isAnswers, isBlank, type Answers } from '../../conditions/holds.ts'
import type { Facts } from '../../conditions/facts.ts'
import type { Opening, ServiceDefinition } from '../../definition/service-definition.ts'
import { fieldsOf } from '../../engine/definition-paths.ts'
import { keepAsked } from '../../engine/keep-asked.ts'
import { validateAll } from '../../engine/validate.ts'
import { catalogue } from '../catalogue.ts'
import { bereavement } from './definition.ts'
import { example, firstEvening } from './example.ts'

const facts: Facts = {
  ...example.facts,
  'heirs.anyMinor': true,
  'service.amount': '35000',
  'cover.number': 'INS-1',
  'cover.from': '2024-01-01',
  'cover.until': '2028-12-31',
}
const serviceOf = (id: string): ServiceDefinition => catalogue.find((service) => service.id === id) ?? bereavement

const setAt = (answers: Answers, [head = '', ...rest]: string[], value: unknown): Answers => {
  const inside = answers[head]
  return { ...answers, [head]: rest.length === 0 ? value : setAt(isAnswers(inside) ? inside : {}, rest, value) }
}

/** The first row of each service that fits, with the answers its draft begins with. */
function opened(answers: Answers): Record<string, Answers> {
  const view = { answers: [keepAsked(bereavement, answers, { facts })], facts: {} }
  const begun: Record<string, Answers> = {}
  for (const { service, when, answers: taken } of bereavement.opens ?? []) {
    if (service in begun || !holds(when, view)) continue
    const given = Object.entries(taken).flatMap(([path, from]) => {
      const value = answerAt(from, view)
      return isBlank(value) ? [] : [[path, value] as const]
    })
    begun[service] = given.reduce<Answers>((all, [path, value]) => setAt(all, path.split('.'), value), {})
  }
  return begun
}

/** What a draft still asks, and whether what it was given is right. */
const leftIn = (service: string, answers: Answers) =>
  validateAll(serviceOf(service), opened(answers)[service] ?? {}, { facts }).map(({ path, code }) =>
    code === 'required' || code === 'must-accept' ? path : `${path} is wrong: ${code}`,
  )

describe('what follows a death', () => {
  it('is opened by what the family wants, each once', () => {
    expect(Object.keys(opened(example.answers))).toEqual([
      'fa-repatriation',
      'fa-burial-cost',
      'fa-financial-assistance',
      'compensation',
      'surokkha',
    ])
    expect(Object.keys(opened({ ...example.answers, bringHome: 'N', assistanceYn: 'N', personStatus: 'N' }))).toEqual(['fa-burial-cost', 'compensation']) // prettier-ignore
    expect(opened({ ...example.answers, familyWish: 'BURY_ABROAD', buryAbroad: 'BURIAL_ABROAD' })['fa-repatriation']).toMatchObject({ serviceType: 'BURIAL_ABROAD', familyWish: 'BURY_ABROAD' }) // prettier-ignore
  })

  it('takes from questions that exist, to questions that exist', () => {
    const own = new Set(fieldsOf(bereavement).map(({ path }) => path))
    const lost = (bereavement.opens ?? []).flatMap(({ service, answers }: Opening) => {
      const paths = new Set(fieldsOf(serviceOf(service)).map(({ path }) => path))
      return Object.entries(answers).filter(([to, from]) => !paths.has(to) || !own.has(from))
    })
    expect(lost).toEqual([])
  })

  it.each([
    ['fa-repatriation', ['workerGender', 'placeName', 'contactPersonName', 'contactPersonMobile', 'declarationAccepted']],
    ['fa-burial-cost', ['flightNo', 'airwayBillNo', 'arrivalTime', 'authorization', 'declarationAccepted']],
    ['fa-financial-assistance', ['buriedAt', 'heirPhotos', 'minorAloneYn', 'declarationAccepted']],
    ['compensation', ['powerOfAttorney', 'declarationAccepted']],
    ['surokkha', ['deathCause', 'declarationAccepted']],
  ])('asks in %s only what nobody could have said before', (service, left) => {
    expect(leftIn(service, example.answers)).toEqual(left)
  })

  it('asks on the first evening for papers, heirs and account besides, and is given nothing wrong', () => {
    const missing = ['fa-repatriation', 'fa-burial-cost', 'fa-financial-assistance', 'compensation', 'surokkha'].map((service) => leftIn(service, firstEvening)) // prettier-ignore
    expect(missing.flat().filter((path) => path.includes('wrong'))).toEqual([])
    expect(missing[0]).toEqual(['workerGender', 'placeName', 'contactPersonName', 'contactPersonMobile', 'passportCopy', 'applicantNidCopy', 'declarationAccepted']) // prettier-ignore
  })

  it('knows where the burial was once it has been', () => {
    const buried = { ...example.answers, restsAt: 'ABROAD' }
    expect(opened(buried)['fa-financial-assistance']).toMatchObject({ buriedAt: 'ABROAD' })
    expect(leftIn('fa-financial-assistance', buried)).not.toContain('buriedAt')
  })

  it('leaves a cause of death that a service names otherwise for that service to ask', () => {
    const heart = { ...example.answers, deathCause: 'HEART_OR_STROKE' }
    expect(leftIn('compensation', heart)).toEqual(['incidentType', 'powerOfAttorney', 'declarationAccepted'])
    expect(leftIn('surokkha', { ...example.answers, deathCause: 'OTHER' })).toEqual(['declarationAccepted'])
  })

  it('finds the mission that serves a country without one', () => {
    const worker = { ...(example.answers['worker'] as Answers), check: undefined, workerCountryId: 'KE' }
    const elsewhere = opened({ ...example.answers, worker: { ...worker, check: { outcome: 'manual' } }, servingMissionId: 'ADD' })
    expect([elsewhere['compensation']?.['missionId'], elsewhere['fa-repatriation']?.['servingMissionId']]).toEqual(['ADD', 'ADD'])
  })
})
