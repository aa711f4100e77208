import type { ClaimKey, ClaimRule } from '#engine/definition/claim-rule.ts'
import type { ServerCheck, Eligibility } from '#engine/definition/rule.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

const alive = { field: 'workerAliveYn', is: 'Y' }
const dead = { field: 'workerAliveYn', is: 'N' }
const tooLow = {
  code: 'E-03',
  at: 'result',
  otherwise: { bn: 'আপনার জিপিএ ন্যূনতম {min} এর কম।', en: 'Your GPA is lower than the minimum {min}.' },
}

/** E-03: the minimum GPA of the circular depends on the group and on whether the worker has died. */
const minimumGpa: Eligibility[] = [
  {
    ...tooLow,
    when: { all: [{ field: 'groupId', is: 'SCIENCE' }, alive] },
    must: { field: 'result', atLeast: { fact: 'setup.minGpa.alive.science' } },
    with: { min: { fact: 'setup.minGpa.alive.science' } },
  },
  {
    ...tooLow,
    when: { all: [{ field: 'groupId', is: 'HUMANITIES' }, alive] },
    must: { field: 'result', atLeast: { fact: 'setup.minGpa.alive.humanities' } },
    with: { min: { fact: 'setup.minGpa.alive.humanities' } },
  },
  {
    ...tooLow,
    when: { all: [{ field: 'groupId', is: 'BUSINESS' }, alive] },
    must: { field: 'result', atLeast: { fact: 'setup.minGpa.alive.business' } },
    with: { min: { fact: 'setup.minGpa.alive.business' } },
  },
  {
    ...tooLow,
    when: { all: [{ field: 'groupId', is: 'TECHNICAL' }, alive] },
    must: { field: 'result', atLeast: { fact: 'setup.minGpa.alive.technical' } },
    with: { min: { fact: 'setup.minGpa.alive.technical' } },
  },
  {
    ...tooLow,
    when: { all: [{ field: 'groupId', is: 'MADRASAH_GENERAL' }, alive] },
    must: { field: 'result', atLeast: { fact: 'setup.minGpa.alive.madrasah' } },
    with: { min: { fact: 'setup.minGpa.alive.madrasah' } },
  },
  {
    ...tooLow,
    when: { all: [{ field: 'groupId', is: 'SCIENCE' }, dead] },
    must: { field: 'result', atLeast: { fact: 'setup.minGpa.dead.science' } },
    with: { min: { fact: 'setup.minGpa.dead.science' } },
  },
  {
    ...tooLow,
    when: { all: [{ field: 'groupId', is: 'HUMANITIES' }, dead] },
    must: { field: 'result', atLeast: { fact: 'setup.minGpa.dead.humanities' } },
    with: { min: { fact: 'setup.minGpa.dead.humanities' } },
  },
  {
    ...tooLow,
    when: { all: [{ field: 'groupId', is: 'BUSINESS' }, dead] },
    must: { field: 'result', atLeast: { fact: 'setup.minGpa.dead.business' } },
    with: { min: { fact: 'setup.minGpa.dead.business' } },
  },
  {
    ...tooLow,
    when: { all: [{ field: 'groupId', is: 'TECHNICAL' }, dead] },
    must: { field: 'result', atLeast: { fact: 'setup.minGpa.dead.technical' } },
    with: { min: { fact: 'setup.minGpa.dead.technical' } },
  },
  {
    ...tooLow,
    when: { all: [{ field: 'groupId', is: 'MADRASAH_GENERAL' }, dead] },
    must: { field: 'result', atLeast: { fact: 'setup.minGpa.dead.madrasah' } },
    with: { min: { fact: 'setup.minGpa.dead.madrasah' } },
  },
]

/** E-01 to E-07 (docs/domain/benefits.md); E-06 is a rule of the claims ledger. */
export const eligibility: Eligibility[] = [
  { code: 'E-01', must: { fact: 'setup.isOpen', is: true }, otherwise: serviceMessages.deadlineOver },
  {
    code: 'E-02',
    must: { field: 'worker.check.outcome', isOneOf: ['verified', 'manual'] },
    at: 'worker.check',
    otherwise: serviceMessages.workerNotFound,
  },
  ...minimumGpa,
  {
    code: 'E-04',
    must: { field: 'passingYear', is: { fact: 'setup.passingYear' } },
    at: 'passingYear',
    otherwise: { bn: 'পাসের সন এ বিজ্ঞপ্তির সাথে মেলে না।', en: 'The passing year does not match this circular.' },
  },
  {
    code: 'E-05',
    when: { field: 'applicationKind', is: 'NEW' },
    must: { field: 'yearSemester', isOneOf: ['YEAR_1', 'SEMESTER_1'] },
    at: 'yearSemester',
    otherwise: {
      bn: 'শুধু প্রথম বর্ষ/সেমিস্টারের শিক্ষার্থীরা আবেদন করতে পারবেন।',
      en: 'Only first year or first semester students may apply.',
    },
  },
  {
    code: 'E-07',
    when: { field: 'workerAliveYn', is: 'N' },
    must: { fact: 'assistance.status', isFilled: true },
    at: 'faRef',
    otherwise: serviceMessages.assistanceNeeded,
  },
]

export const checks: ServerCheck[] = [
  { name: 'routing-number-exists', otherwise: serviceMessages.routingUnknown, at: 'bank.routingNumber' },
]

/**
 * Identifies a student by document or by examination. English medium has no board, so its registration number is used.
 */
const student: ClaimKey = {
  anyOf: [
    'studentNid',
    'studentBrn',
    ['boardId', 'passingYear', 'rollNo'],
    ['registrationNo', 'passingYear', 'rollNo'],
  ],
  nids: ['studentNid'],
}

/** E-06: one application for each student and circular, and one stipend for each examination over all circulars. */
export const claims: ClaimRule[] = [
  {
    id: 'circular',
    code: 'E-06',
    oncePer: [student],
    within: 'circular',
    at: 'rollNo',
    otherwise: serviceMessages.alreadyApplied,
  },
  {
    id: 'level',
    when: { field: 'applicationKind', is: 'NEW' },
    oncePer: [student, 'educationLevelId'],
    at: 'rollNo',
    otherwise: {
      bn: 'এই শিক্ষার্থী এই পরীক্ষার জন্য আগেই শিক্ষাবৃত্তির আবেদন করেছেন। এক পরীক্ষার জন্য একবারই বৃত্তি দেওয়া হয়।',
      en: 'This student has already applied for the stipend for this examination. It is given once for each examination.',
    },
  },
]
