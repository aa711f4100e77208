import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAnswers, type Answers } from '../conditions/holds.ts'
import type { ServiceDefinition } from '../definition/service-definition.ts'
import type { Known } from '../fields/kind.ts'
import { catalogue } from '../services/catalogue.ts'
import { eduAllowance } from '../services/edu-allowance/definition.ts'
import { circular, rahima } from '../services/edu-allowance/example.ts'
import { answersTo } from './any-answers.test.support.ts'
import { changesBetween } from './changes-between.ts'
import { keepAsked } from './keep-asked.ts'
import { opennessOf } from './openness.ts'
import { validateAll } from './validate.ts'
import { walkAsked } from './walk-asked.ts'
import { sized } from '../../../test-size.ts'

const known = { facts: circular }

/** As the API saves a file that was sent back. */
const correct = (definition: ServiceDefinition, stored: Answers, given: Answers, unlocked: string[], about: Known) =>
  keepAsked(definition, given, about, stored, opennessOf(definition, stored, unlocked, about))
describe.each(catalogue)('any answers to $id', (definition) => {
  const always = (holds: (given: Answers) => void) => fc.assert(fc.property(answersTo(definition), holds), { numRuns: sized(12, 40) })

  it('are kept the same when kept again', () => {
    always((given) => {
      const kept = keepAsked(definition, given, known)
      expect(keepAsked(definition, kept, known)).toEqual(kept)
    })
  })
  it('are never kept when nobody asked', () => {
    always((given) => {
      const kept = keepAsked(definition, given, known)
      const asked = walkAsked(definition, kept, known)
      const paths = new Set(asked.map(({ path }) => path))
      const keys = asked.flatMap(({ path, answer, hasParts }) =>
        hasParts && isAnswers(answer) ? Object.keys(answer).map((id) => `${path}.${id}`) : [],
      )
      expect([...Object.keys(kept), ...keys].filter((path) => !paths.has(path))).toEqual([])
      expect(JSON.stringify(asked.filter(({ hasParts }) => hasParts).map(({ answer }) => answer))).not.toContain('nobodyAsked')
    })
  })
  it('are judged alike as typed, as stored, and after a journey as JSON', () => {
    always((given) => {
      const issues = validateAll(definition, given, known)
      expect(validateAll(definition, JSON.parse(JSON.stringify(given)) as Answers, known)).toEqual(issues)
      expect(validateAll(definition, keepAsked(definition, given, known), known)).toEqual(issues)
    })
  })
})

describe('a correction', () => {
  const bank = rahima.bank as Answers
  it('changes what was unlocked and nothing else', () => {
    const given = { ...rahima, studentNameBn: 'রহিমা বেগম', guardianName: 'X', bank: { ...bank, accountNumber: '99999999', bankId: '1' } }
    const after = correct(eduAllowance, rahima, given, ['studentNameBn', 'bank.accountNumber'], known)
    expect(changesBetween(rahima, after)).toEqual([
      { path: 'studentNameBn', before: 'রহিমা খাতুন', after: 'রহিমা বেগম' },
      { path: 'bank.accountNumber', before: '0012345678901', after: '99999999' },
    ])
  })
  it('opens what it makes newly asked', () => {
    const given = { ...rahima, workerAliveYn: 'N', faStatus: 'IN_PROCESS', deathCertificate: ['d-death'], gender: 'MALE' }
    const after = correct(eduAllowance, rahima, given, ['workerAliveYn'], known)
    expect(changesBetween(rahima, after).map(({ path }) => path)).toEqual(['workerAliveYn', 'faStatus', 'deathCertificate'])
    expect(validateAll(eduAllowance, after, known)).toEqual([])
  })
  it('leaves a locked fact as it was, though the board has changed it since', () => {
    const later = { facts: { ...circular, 'setup.passingYear': 2026, 'setup.gpaScale': 4 } }
    expect(correct(eduAllowance, rahima, { ...rahima, gender: 'MALE' }, ['studentNameBn'], later)).toEqual(rahima)
  })
  it('opens the lists that an unlocked list narrows', () => {
    const moved = { ...(rahima.present as Answers), divisionId: '4', districtId: '30', upazilaId: '200', village: 'অন্য গ্রাম' }
    const after = correct(eduAllowance, rahima, { ...rahima, present: moved, permanent: { same: true } }, ['present.divisionId'], known)
    expect(after.present).toEqual({ ...moved, village: 'আকুর টাকুর পাড়া' })
  })
  it('never changes a locked answer, whatever is sent', () => {
    fc.assert(
      fc.property(answersTo(eduAllowance), (given) => {
        const after = correct(eduAllowance, rahima, given, ['studentNameBn'], known)
        expect(changesBetween(rahima, after).filter(({ path }) => path !== 'studentNameBn')).toEqual([])
      }),
      { numRuns: sized(12, 40) },
    )
  })
})

it('changes are told by their path, row by row', () => {
  const before = { name: 'a', children: [{ name: 'x' }, { name: 'y' }], files: ['1'] }
  const after = { name: 'a', children: [{ name: 'x' }, { name: 'z' }, { name: 'w' }], files: ['1', '2'] }
  expect(changesBetween(before, after)).toEqual([
    { path: 'children.1.name', before: 'y', after: 'z' },
    { path: 'files', before: ['1'], after: ['1', '2'] },
    { path: 'children.2.name', before: undefined, after: 'w' },
  ])
})
