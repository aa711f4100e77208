import { describe, expect, it } from 'vitest'
import { flattenDefinition } from '#engine/evaluation/field-paths.ts'
import { serviceModules } from '#reference/service-modules.ts'
import { bereavement } from '#services/definitions/bereavement/definition.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { compensation } from '#services/definitions/compensation/definition.ts'
import { disAllowance } from '#services/definitions/dis-allowance/definition.ts'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { financialAssistance } from '#services/definitions/fa-financial-assistance/definition.ts'
import { medicalAssistance } from '#services/definitions/fa-medical-assistance/definition.ts'
import { repatriation } from '#services/definitions/fa-repatriation/definition.ts'
import { surokkha } from '#services/definitions/surokkha/definition.ts'
import { nextQuestion, optionsFor, questionsFor, type FinderAnswers } from './answers.ts'
import { findBenefits, finderServices, type BenefitResult } from './find-benefits.ts'
import type { FinderQuestion } from './questions.ts'

/** Every combination of options; exclusive ones only alone. */
function choicesOf(question: FinderQuestion, answers: FinderAnswers): string[][] {
  const options = optionsFor(question, answers)
  const single = options.map(({ value }) => [value])
  if (!question.allowsMultiple) return single
  const together = options.filter(({ isExclusive }) => !isExclusive)
  const sets = Array.from({ length: 2 ** together.length - 1 }, (_, index) =>
    together.filter((_option, place) => (index + 1) & (1 << place)).map(({ value }) => value),
  )
  return [...sets, ...options.filter(({ isExclusive }) => isExclusive).map(({ value }) => [value])]
}

/** Every complete path through the questions. */
function* allAnswers(answers: FinderAnswers = {}): Generator<FinderAnswers> {
  const question = nextQuestion(answers)
  if (!question) yield answers
  else for (const chosen of choicesOf(question, answers)) yield* allAnswers({ ...answers, [question.id]: chosen })
}

const combinations = [...allAnswers()].map((answers) => ({ answers, findings: findBenefits(answers) }))
const verdictOf = (answers: FinderAnswers, service: string) =>
  findBenefits(answers).find((finding) => finding.service === service)?.eligibility
const carriedBy = (answers: FinderAnswers, service: string) =>
  findBenefits(answers).find((finding) => finding.service === service)?.carries
const answersWith = (service: string) =>
  combinations
    .filter(({ findings }) => findings.some((found) => found.service === service && found.eligibility === 'yes'))
    .map(({ answers }) => answers)
const chose = (answers: FinderAnswers, question: string, ...values: string[]) =>
  values.some((value) => answers[question]?.includes(value))

describe('every path of the benefit finder', () => {
  it('is one of many thousands and has at most five questions', () => {
    expect(combinations.length).toBeGreaterThan(10_000)
    expect(Math.max(...combinations.map(({ answers }) => Object.keys(answers).length))).toBe(5)
    expect(
      combinations.find(({ answers }) => questionsFor(answers).length !== Object.keys(answers).length),
    ).toBeUndefined()
  })

  it('gives every service except the passport change a verdict with a reason in both languages', () => {
    const services = serviceModules
      .map(({ code }) => code)
      .filter((code) => code !== 'wewb-passport')
      .toSorted()
    const offered = catalogue.map(({ id }) => id).filter((id) => id !== 'wewb-passport')
    expect(offered.filter((id) => !services.some((code) => code === id))).toEqual([])
    const isComplete = (findings: BenefitResult[]) =>
      findings
        .map(({ service }) => service)
        .toSorted()
        .join() === services.join() && findings.every(({ reason }) => reason.bn.trim() && reason.en.trim())
    expect(combinations.find(({ findings }) => !isComplete(findings))).toBeUndefined()
  })

  it('sorts yes before perhaps before no', () => {
    const inOrder = (findings: BenefitResult[]) =>
      /^(yes )*(perhaps )*(no )*$/.test(findings.map(({ eligibility }) => `${eligibility} `).join(''))
    expect(combinations.find(({ findings }) => !inOrder(findings))).toBeUndefined()
  })
})

/**
 * Rules that must hold wherever a service returns "yes", written independently of the finder's
 * (docs/domain/benefits.md).
 */
const neverWithout: Record<string, (answers: FinderAnswers) => boolean> = {
  'edu-allowance': (a) => isRegistered(a) && chose(a, 'needs', 'study') && chose(a, 'study', 'after-ssc', 'after-hsc'),
  'dis-allowance': (a) => isRegistered(a) && chose(a, 'needs', 'disability') && !chose(a, 'who', 'bereaved'),
  'wewb-membership': (a) => chose(a, 'registration', 'neither') && isAbroad(a) && chose(a, 'papers', 'valid'),
  're-integration': (a) =>
    !chose(a, 'who', 'bereaved', 'abroad') && !chose(a, 'where', 'abroad') && !chose(a, 'needs', 'stuck'),
  'fa-repatriation': (a) => chose(a, 'needs', 'stuck') || chose(a, 'death', 'body-abroad'),
  'fa-medical-assistance': (a) =>
    isRegistered(a) && chose(a, 'needs', 'illness') && !isAbroad(a) && !chose(a, 'who', 'bereaved'),
  'fa-burial-cost': (a) => isRegistered(a) && chose(a, 'death', 'body-home') && isFamily(a),
  'fa-financial-assistance': (a) =>
    isRegistered(a) && chose(a, 'death', 'body-abroad', 'body-home', 'buried-abroad', 'on-leave') && isFamily(a),
  bereavement: (a) => chose(a, 'who', 'bereaved') || (chose(a, 'who', 'family') && chose(a, 'needs', 'death')),
  compensation: (a) => isRegistered(a) && chose(a, 'needs', 'dues'),
  // The finder cannot know the dates of a policy or the target group of a programme.
  surokkha: () => false,
  gms: () => false,
}
const isRegistered = (answers: FinderAnswers) => chose(answers, 'registration', 'bmet', 'member')
const isFamily = (answers: FinderAnswers) => chose(answers, 'who', 'family', 'bereaved')
const isAbroad = (answers: FinderAnswers) =>
  chose(answers, 'who', 'abroad') || chose(answers, 'where', 'abroad') || chose(answers, 'needs', 'stuck')

describe('verdict yes', () => {
  it.each(Object.entries(neverWithout))('is never given for %s if a known rule forbids it', (service, allows) => {
    expect(answersWith(service).find((answers) => !allows(answers))).toBeUndefined()
  })

  it('is reachable for every service except two', () => {
    const silent = finderServices.map(({ service }) => service).filter((service) => answersWith(service).length === 0)
    expect(silent).toEqual(['surokkha', 'gms'])
  })
})

describe('verdict of the benefit finder', () => {
  const registeredFamily: FinderAnswers = { who: ['family'], registration: ['bmet'] }

  it('reports an existing registration to a worker with clearance', () => {
    const [found] = findBenefits({ who: ['abroad'], registration: ['bmet'], needs: ['membership'] }).filter(
      ({ service }) => service === 'wewb-membership',
    )
    expect(found).toMatchObject({
      eligibility: 'no',
      reason: { en: expect.stringContaining('registered already') as string },
    })
  })

  it('tells the family of a first-year student to apply, and that of a pupil to wait', () => {
    expect(verdictOf({ ...registeredFamily, needs: ['study'], study: ['after-ssc'] }, 'edu-allowance')).toBe('yes')
    expect(verdictOf({ ...registeredFamily, needs: ['study'], study: ['school'] }, 'edu-allowance')).toBe('no')
  })

  it('offers the grant, not the burial cost, for a burial abroad', () => {
    const answers = { who: ['bereaved'], registration: ['member'], needs: ['other'], death: ['buried-abroad'] }
    expect(verdictOf(answers, 'fa-financial-assistance')).toBe('yes')
    expect(verdictOf(answers, 'fa-burial-cost')).toBe('no')
  })

  it('offers a bereaved family the combined form first', () => {
    expect(
      findBenefits({ who: ['bereaved'], registration: ['neither'], needs: ['other'], death: ['unknown'] })[0],
    ).toMatchObject({ service: 'bereavement', eligibility: 'yes' })
  })

  it('offers help to every stranded worker, registered or not', () => {
    expect(verdictOf({ who: ['abroad'], registration: ['neither'], needs: ['stuck'] }, 'fa-repatriation')).toBe('yes')
  })

  it('is perhaps for unanswered questions, because five questions are enough', () => {
    const answers = {
      ...registeredFamily,
      needs: ['study', 'illness', 'death'],
      death: ['body-home'],
      where: ['abroad'],
    }
    expect(nextQuestion(answers)).toBeUndefined()
    expect(verdictOf(answers, 'edu-allowance')).toBe('perhaps')
  })
})

describe('prefill from the benefit finder', () => {
  it('contains only the given answers', () => {
    const bereaved = {
      who: ['bereaved'],
      registration: ['bmet'],
      needs: ['study'],
      death: ['on-leave'],
      study: ['after-hsc'],
    }
    expect(carriedBy(bereaved, 'edu-allowance')).toEqual({ workerAliveYn: 'N', 'worker.identitySource': '4' })
    expect(carriedBy(bereaved, 'fa-financial-assistance')).toEqual({
      deathPlace: 'ON_LEAVE_IN_BD',
      'worker.identitySource': '4',
    })
    expect(carriedBy(bereaved, 'surokkha')).toEqual({ personStatus: 'DEAD', 'worker.identitySource': '4' })
    expect(carriedBy({ who: ['family'], registration: ['neither'], needs: ['stuck'] }, 'fa-repatriation')).toEqual({
      serviceType: 'STRANDED',
    })
  })

  it('never contains the clearance of another worker', () => {
    const answers = { who: ['abroad'], registration: ['bmet'], needs: ['death'], death: ['body-abroad'] }
    expect(carriedBy(answers, 'fa-repatriation')).toEqual({ serviceType: 'DEAD_BODY' })
    expect(carriedBy(answers, 'fa-financial-assistance')).toEqual({ deathPlace: 'ABROAD' })
  })

  it('sets only visible choice fields of the form, never a secret one', () => {
    const definitions = [
      bereavement,
      eduAllowance,
      disAllowance,
      medicalAssistance,
      repatriation,
      financialAssistance,
      compensation,
      surokkha,
    ]
    const open = definitions.flatMap((definition) =>
      flattenDefinition(definition).flatMap(({ path, field }) =>
        'options' in field && !field.sensitive && !field.fixed
          ? field.options.map(({ value }) => `${definition.id} ${path} ${value}`)
          : [],
      ),
    )
    const carried = finderServices.flatMap(({ service, carries = [] }) =>
      carries.map(({ path, value }) => `${service} ${path} ${value}`),
    )
    expect(carried.length).toBeGreaterThan(15)
    expect(carried.filter((one) => !open.includes(one))).toEqual([])
  })
})
