import { describe, expect, it } from 'vitest'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { formatAnswers, flattenSections } from '#engine/evaluation/format-answers.ts'
import { completionPercent, taskList } from '#engine/evaluation/task-list.ts'
import { validateEligibility, validateAll, validateStep } from '#engine/evaluation/validate.ts'
import { referencedDocuments } from '#engine/evaluation/visible-fields.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { eduAllowance } from './definition.ts'
import { circularFacts, eduAllowanceAnswers } from './example.ts'

const evaluationContext = { facts: circularFacts }
const validate = (answers: Answers, facts = circularFacts) =>
  validateAll(eduAllowance, answers, { facts }).map((issue) => `${issue.path}: ${issueMessage(issue).en}`)
const without = (...ids: string[]) =>
  Object.fromEntries(Object.entries(eduAllowanceAnswers).filter(([id]) => !ids.includes(id)))
/** Answers typed by hand, because the education board did not confirm them. */
const lookupKeys = (eduAllowanceAnswers.studentCheck as Answers).asked
const unconfirmed = {
  ...eduAllowanceAnswers,
  studentCheck: { outcome: 'manual', source: 'MANUAL', on: '2026-11-15', asked: lookupKeys },
}
const assisted = { ...circularFacts, 'assistance.status': 'IN_PROCESS' }
const dead = {
  ...eduAllowanceAnswers,
  workerAliveYn: 'N',
  faRef: 'FIN-2024-000001',
  deathCertificate: ['d-death'],
}

describe('stipend application form', () => {
  it('is complete if every visible field is answered, and is stored unchanged', () => {
    expect(validate(eduAllowanceAnswers)).toEqual([])
    expect(normalizeAnswers(eduAllowance, eduAllowanceAnswers, evaluationContext)).toEqual(eduAllowanceAnswers)
  })
  it('has five steps, of which the first unlocks the others', () => {
    expect(eduAllowance.steps.map(({ title }) => title.en)).toEqual([
      'Student verification',
      'Educational information',
      'Address',
      'Documents',
      'Preview and submit',
    ])
    expect(taskList(eduAllowance, {}, evaluationContext).map(({ state }) => state)).toEqual([
      'open',
      'closed',
      'closed',
      'closed',
      'closed',
    ])
    expect(
      taskList(eduAllowance, without('photo', 'declarationAccepted'), evaluationContext).map(({ state }) => state),
    ).toEqual(['done', 'done', 'done', 'started', 'open'])
    expect([
      completionPercent(eduAllowance, {}, evaluationContext),
      completionPercent(eduAllowance, eduAllowanceAnswers, evaluationContext),
    ]).toEqual([0, 100])
  })
  it('reports every empty field of a block', () => {
    const issues = validateStep(eduAllowance, 'address', without('bank'), evaluationContext)
    expect(issues.slice(0, 2)).toEqual([
      { path: 'bank.bankId', code: 'required' },
      { path: 'bank.bankDistrictId', code: 'required' },
    ])
    expect(issues.map(({ path }) => path)).toContain('bank.accountNumber')
  })
  it('requires the account number twice', () => {
    const bank = { ...(eduAllowanceAnswers.bank as object), accountNumber: ['0012345678901', '0012345678902'] }
    expect(validate({ ...eduAllowanceAnswers, bank })).toEqual([
      'bank.accountNumber: The account numbers do not match.',
    ])
  })
  it('requires the NOC if the embassy vouches, and the death certificate if the worker has died', () => {
    const worker = {
      identitySource: '2',
      workerPassportNo: 'A01234567',
      nocNumber: '5',
      nocDate: '2026-01-01',
      nocMissionId: '1',
    }
    const noc = { outcome: 'manual', source: 'NOC', on: '2026-11-15', asked: worker }
    const vouched = { ...worker, check: noc, workerNameEn: 'ABDUL KARIM', workerCountryId: 'SA' }
    expect(validate({ ...eduAllowanceAnswers, worker: vouched })).toEqual(['embassyNoc: This field is required.'])
    expect(validate({ ...dead, deathCertificate: [] }, assisted)).toEqual(['deathCertificate: This field is required.'])
  })
  it('copies the present address if they are equal', () => {
    const stored = normalizeAnswers(
      eduAllowance,
      { ...eduAllowanceAnswers, permanent: { same: true, divisionId: 'old' } },
      evaluationContext,
    )
    expect(stored.permanent).toEqual({ ...(eduAllowanceAnswers.present as object), same: true })
  })
  it('uses the register value, not the browser value', () => {
    const forged = {
      ...eduAllowanceAnswers,
      studentNameEn: 'Somebody Else',
      result: 4,
      worker: { ...(eduAllowanceAnswers.worker as object), workerNameEn: 'X' },
    }
    expect(normalizeAnswers(eduAllowance, forged, evaluationContext)).toEqual(eduAllowanceAnswers)
    const claimed = normalizeAnswers(eduAllowance, eduAllowanceAnswers, evaluationContext, {})
    expect([claimed.studentCheck, (claimed.worker as Answers).check]).toEqual([undefined, undefined])
  })
  it('loses its verification if a verified answer changes', () => {
    expect(validate({ ...eduAllowanceAnswers, rollNo: '654321' })).toEqual([
      'studentCheck: Verify the information to go on.',
    ])
    const worker = { ...(eduAllowanceAnswers.worker as Answers), workerPassportNo: 'B01234567' }
    expect(validate({ ...eduAllowanceAnswers, worker })).toEqual(['worker.check: Verify the information to go on.'])
  })
  it('takes level, year and circular from the circular', () => {
    expect(
      normalizeAnswers(
        eduAllowance,
        { ...eduAllowanceAnswers, educationLevelId: '4', passingYear: 1999, setupId: '9' },
        evaluationContext,
      ),
    ).toEqual(eduAllowanceAnswers)
  })
  it('lists its documents', () => {
    expect(
      referencedDocuments(eduAllowance, eduAllowanceAnswers, evaluationContext).flatMap(({ documents }) => documents),
    ).toHaveLength(10)
  })
})

describe('eligibility for the stipend', () => {
  it('E-01: rejects applications after the deadline before the form is filled in', () => {
    expect(
      validateEligibility(eduAllowance, {}, { facts: { ...circularFacts, 'setup.isOpen': false } }).map(issueMessage),
    ).toEqual([{ bn: 'আবেদনের সময়সীমা শেষ হয়েছে', en: 'Application Deadline Over' }])
    expect(validateEligibility(eduAllowance, {}, evaluationContext)).toEqual([])
  })
  it('E-02: requires a worker found in the register', () => {
    const worker = {
      ...(eduAllowanceAnswers.worker as object),
      check: { ...((eduAllowanceAnswers.worker as Answers).check as object), outcome: 'not-found' },
    }
    expect(validate({ ...eduAllowanceAnswers, worker })).toContain(
      "worker.check: The worker's BMET clearance, membership or NOC was not found.",
    )
  })
  it('E-03: requires the minimum GPA of the group, which is lower if the worker has died', () => {
    expect(validate({ ...unconfirmed, result: '৪.৭৫' })).toEqual(['result: Your GPA is lower than the minimum 5.'])
    expect(validate({ ...unconfirmed, result: 4.75, groupId: 'BUSINESS' })).toEqual([])
    expect(validate({ ...dead, studentCheck: unconfirmed.studentCheck, result: 4 }, assisted)).toEqual([])
    expect(validate({ ...unconfirmed, result: 5.01 })).toEqual(['result: It may be at most 5.'])
    const bangla = validateAll(eduAllowance, { ...unconfirmed, result: 4.5 }, evaluationContext).map(
      (issue) => issueMessage(issue).bn,
    )
    expect(bangla).toEqual(['আপনার জিপিএ ন্যূনতম ৫ এর কম।'])
  })
  it('E-03: rejects everybody if the circular has no minimum', () => {
    const { 'setup.minGpa.alive.science': _, ...facts } = circularFacts
    expect(validate(eduAllowanceAnswers, facts)).toEqual(['result: Your GPA is lower than the minimum –.'])
  })
  it('E-05: requires the first year for a new application, reported at its step', () => {
    const issues = validateStep(
      eduAllowance,
      'education',
      { ...eduAllowanceAnswers, yearSemester: 'YEAR_2' },
      evaluationContext,
    )
    expect(issues.map(issueMessage).map(({ en }) => en)).toEqual([
      'Only first year or first semester students may apply.',
    ])
    expect(validate({ ...eduAllowanceAnswers, applicationKind: 'RENEWAL', yearSemester: 'YEAR_2', cgpa: 3.2 })).toEqual(
      [],
    )
    expect(validate({ ...eduAllowanceAnswers, applicationKind: 'RENEWAL', yearSemester: 'YEAR_2', cgpa: 2.9 })).toEqual(
      ['cgpa: Your CGPA is lower than the 3 needed for renewal.'],
    )
  })
  it('E-07: requires a financial assistance that the portal finds, if the worker has died', () => {
    const notFound = [expect.stringMatching(/^faRef: No application for financial assistance about this worker/)]
    expect(validate(dead, assisted)).toEqual([])
    expect(validate({ ...dead, faRef: '' }, assisted)).toEqual([])
    expect(validate(dead)).toEqual(notFound)
    expect(validate({ ...dead, faRef: '', faStatus: 'IN_PROCESS' })).toEqual(notFound)
  })
  it('looks up whether the assistance is given or in process, whatever is stated', () => {
    const stated = { ...dead, faStatus: 'GIVEN' }
    expect(normalizeAnswers(eduAllowance, stated, { facts: assisted })).toMatchObject({ faStatus: 'IN_PROCESS' })
    expect(normalizeAnswers(eduAllowance, stated, evaluationContext)).not.toHaveProperty('faStatus')
  })
  it('requires a student of 10 to 30 years on the closing date', () => {
    expect(validate({ ...eduAllowanceAnswers, studentDob: '2016-11-26' })).toContain(
      'studentDob: The age must be at least 10.',
    )
  })
})

describe('rendered application', () => {
  const lists = (source: string, value: string) =>
    source === 'district' && value === '44' ? { label: { bn: 'ঢাকা', en: 'Dhaka' } } : undefined
  const lines = (locale: 'bn' | 'en') =>
    Object.fromEntries(
      flattenSections(formatAnswers(eduAllowance, eduAllowanceAnswers, { ...evaluationContext, lists }, locale)).map(
        ({ path, text }) => [path, text],
      ),
    )
  it('uses the language and the digits of the reader, and leaves mixed identifiers unchanged', () => {
    expect(lines('bn')).toMatchObject({
      studentDob: '১ মার্চ ২০০৯ (বয়স ১৭ বছর)',
      result: '৫.০০',
      rollNo: '১২৩৪৫৬',
      'bank.accountNumber': '০০১২৩৪৫৬৭৮৯০১',
      studentMobile: '০১৭১২৩৪৫৬৭৮',
      'worker.workerPassportNo': 'A01234567',
      'present.districtId': 'ঢাকা',
      permanent: 'বর্তমান ঠিকানার অনুরূপ',
      studentCheck: 'যাচাইকৃত: শিক্ষা বোর্ড, ১৫ নভেম্বর ২০২৬',
      passingYear: '২০২৫',
    })
    expect(lines('en')).toMatchObject({
      gender: 'Female',
      rollNo: '123456',
      'worker.identitySource': 'BMET or membership',
      permanent: 'Same as present address',
    })
  })
  it('contains the documents with their labels', () => {
    const documents = flattenSections(formatAnswers(eduAllowance, eduAllowanceAnswers, evaluationContext, 'bn')).find(
      ({ path }) => path === 'transcript',
    )
    expect(documents).toMatchObject({ text: 'সংযুক্ত (২ পৃষ্ঠা)', documents: ['d-transcript-1', 'd-transcript-2'] })
  })
})

describe('roll and registration number', () => {
  const issuesOf = (changes: Answers) =>
    validateStep(eduAllowance, 'student', { ...unconfirmed, ...changes }, evaluationContext)
      .filter(({ path }) => path === 'rollNo' || path === 'registrationNo')
      .map((issue) => [issue.path, issueMessage(issue).en, issueMessage(issue).bn])
  const roll = [
    'rollNo',
    'A roll number of the SSC or HSC has 6 digits. Copy it from the admit card.',
    'এসএসসি ও এইচএসসির রোল নম্বরে ৬টি সংখ্যা থাকে। প্রবেশপত্র দেখে লিখুন।',
  ]
  const registration = [
    'registrationNo',
    'A registration number of the SSC or HSC has 10 digits. Copy it from the registration card.',
    'এসএসসি ও এইচএসসির রেজিস্ট্রেশন নম্বরে ১০টি সংখ্যা থাকে। রেজিস্ট্রেশন কার্ড দেখে লিখুন।',
  ]

  it('have the shape of their board, and a sentence beside the field where they have not', () => {
    expect(issuesOf({})).toEqual([])
    expect(issuesOf({ rollNo: '12345', registrationNo: '123456789' })).toEqual([roll, registration])
    expect(issuesOf({ rollNo: '1234567', registrationNo: '12345678901' })).toEqual([roll, registration])
  })

  it('are read in the digits of both scripts', () => {
    const typed = { ...unconfirmed, rollNo: '১২৩৪৫৬', registrationNo: '১২৩৪৫৬৭৮৯০' }
    expect(issuesOf(typed)).toEqual([])
    expect(normalizeAnswers(eduAllowance, typed, evaluationContext)).toMatchObject({
      rollNo: '123456',
      registrationNo: '1234567890',
    })
    expect(issuesOf({ rollNo: '১২৩৪৫', registrationNo: '১২৩৪৫৬৭৮৯' })).toEqual([roll, registration])
  })

  it('have a shape of their own for English medium, which has no board, and for other examinations', () => {
    expect(issuesOf({ studyCategoryId: '4', rollNo: '4321', registrationNo: '123456' })).toEqual([])
    const jsc = { ...circularFacts, 'setup.educationLevel': 2 }
    const short = { ...unconfirmed, educationLevelId: '2', rollNo: '4321', registrationNo: '123456' }
    const paths = validateStep(eduAllowance, 'student', short, { facts: jsc }).map(({ path }) => path)
    expect(paths).not.toContain('rollNo')
    expect(paths).not.toContain('registrationNo')
  })
})
