import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAnswers, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { EvaluationContext } from '#engine/fields/kind.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { circularFacts, eduAllowanceAnswers } from '#services/definitions/edu-allowance/example.ts'
import { arbitraryAnswers } from './arbitrary-answers.test.support.ts'
import { diffAnswers } from './diff-answers.ts'
import { normalizeAnswers } from './normalize-answers.ts'
import { editabilityOf } from './editability.ts'
import { validateAll } from './validate.ts'
import { visibleFieldsOf } from './visible-fields.ts'
import { sized } from '@wewb/tests/test-size.ts'

const evaluationContext = { facts: circularFacts }

/** Saves a returned application as the API does. */
const correct = (
  definition: ServiceDefinition,
  stored: Answers,
  answers: Answers,
  unlocked: string[],
  about: EvaluationContext,
) => normalizeAnswers(definition, answers, about, stored, editabilityOf(definition, stored, unlocked, about))
describe.each(catalogue)('arbitrary answers to $id', (definition) => {
  const always = (holds: (answers: Answers) => void) =>
    fc.assert(fc.property(arbitraryAnswers(definition), holds), { numRuns: sized(12, 40) })

  it('are unchanged by a second normalization', () => {
    always((given) => {
      const saved = normalizeAnswers(definition, given, evaluationContext)
      expect(normalizeAnswers(definition, saved, evaluationContext)).toEqual(saved)
    })
  })
  it('are dropped for questions that are not asked', () => {
    always((given) => {
      const saved = normalizeAnswers(definition, given, evaluationContext)
      const visibleFields = visibleFieldsOf(definition, saved, evaluationContext)
      const paths = new Set(visibleFields.map(({ path }) => path))
      const keys = visibleFields.flatMap(({ path, answer, hasChildFields }) =>
        hasChildFields && isAnswers(answer) ? Object.keys(answer).map((id) => `${path}.${id}`) : [],
      )
      expect([...Object.keys(saved), ...keys].filter((path) => !paths.has(path))).toEqual([])
      expect(
        JSON.stringify(visibleFields.filter(({ hasChildFields }) => hasChildFields).map(({ answer }) => answer)),
      ).not.toContain('nobodyAsked')
    })
  })
  it('validate equally as typed, as stored, and after a JSON round trip', () => {
    always((given) => {
      const issues = validateAll(definition, given, evaluationContext)
      expect(validateAll(definition, JSON.parse(JSON.stringify(given)) as Answers, evaluationContext)).toEqual(issues)
      expect(
        validateAll(definition, normalizeAnswers(definition, given, evaluationContext), evaluationContext),
      ).toEqual(issues)
    })
  })
})

describe('correction', () => {
  const bank = eduAllowanceAnswers.bank as Answers
  it('changes only unlocked answers', () => {
    const given = {
      ...eduAllowanceAnswers,
      studentNameBn: 'রহিমা বেগম',
      guardianName: 'X',
      bank: { ...bank, accountNumber: '99999999', bankId: '1' },
    }
    const after = correct(
      eduAllowance,
      eduAllowanceAnswers,
      given,
      ['studentNameBn', 'bank.accountNumber'],
      evaluationContext,
    )
    expect(diffAnswers(eduAllowanceAnswers, after)).toEqual([
      { path: 'studentNameBn', before: 'রহিমা খাতুন', after: 'রহিমা বেগম' },
      { path: 'bank.accountNumber', before: '0012345678901', after: '99999999' },
    ])
  })
  it('unlocks newly required answers', () => {
    const given = {
      ...eduAllowanceAnswers,
      workerAliveYn: 'N',
      deathCertificate: ['d-death'],
      gender: 'MALE',
    }
    const assisted = { facts: { ...circularFacts, 'assistance.status': 'IN_PROCESS' } }
    const after = correct(eduAllowance, eduAllowanceAnswers, given, ['workerAliveYn'], assisted)
    expect(diffAnswers(eduAllowanceAnswers, after).map(({ path }) => path)).toEqual([
      'workerAliveYn',
      'faStatus',
      'deathCertificate',
    ])
    expect(validateAll(eduAllowance, after, assisted)).toEqual([])
  })
  it('preserves a locked fact, though the setting has changed since', () => {
    const later = { facts: { ...circularFacts, 'setup.passingYear': 2026, 'setup.gpaScale': 4 } }
    expect(
      correct(eduAllowance, eduAllowanceAnswers, { ...eduAllowanceAnswers, gender: 'MALE' }, ['studentNameBn'], later),
    ).toEqual(eduAllowanceAnswers)
  })
  it('unlocks dependent lookup fields of an unlocked field', () => {
    const moved = {
      ...(eduAllowanceAnswers.present as Answers),
      divisionId: '4',
      districtId: '30',
      upazilaId: '200',
      village: 'অন্য গ্রাম',
    }
    const after = correct(
      eduAllowance,
      eduAllowanceAnswers,
      { ...eduAllowanceAnswers, present: moved, permanent: { same: true } },
      ['present.divisionId'],
      evaluationContext,
    )
    expect(after.present).toEqual({ ...moved, village: 'আকুর টাকুর পাড়া' })
  })
  it('never changes a locked answer', () => {
    fc.assert(
      fc.property(arbitraryAnswers(eduAllowance), (given) => {
        const after = correct(eduAllowance, eduAllowanceAnswers, given, ['studentNameBn'], evaluationContext)
        expect(diffAnswers(eduAllowanceAnswers, after).filter(({ path }) => path !== 'studentNameBn')).toEqual([])
      }),
      { numRuns: sized(12, 40) },
    )
  })
})

it('reports changes by path, row by row', () => {
  const before = { name: 'a', children: [{ name: 'x' }, { name: 'y' }], files: ['1'] }
  const after = { name: 'a', children: [{ name: 'x' }, { name: 'z' }, { name: 'w' }], files: ['1', '2'] }
  expect(diffAnswers(before, after)).toEqual([
    { path: 'children.1.name', before: 'y', after: 'z' },
    { path: 'files', before: ['1'], after: ['1', '2'] },
    { path: 'children.2.name', before: undefined, after: 'w' },
  ])
})
