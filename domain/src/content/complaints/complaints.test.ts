import { describe, expect, it } from 'vitest'
import type { Action } from '#access/actions.ts'
import { roleSeeds, type RoleCode } from '#access/roles.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { kindOf } from '#engine/fields/field.ts'
import { normalizeFieldAnswers } from '#engine/evaluation/normalize-answers.ts'
import { splitSensitiveFields } from '#engine/evaluation/split-sensitive-answers.ts'
import { validateFields } from '#engine/evaluation/validate.ts'
import {
  lapseInformationRequest,
  applyComplaintMove,
  escalateComplaint,
  createComplaintWorkflowState,
} from './apply-complaint-move.ts'
import { namedFilesOf } from './attachments.ts'
import type { ComplaintCalendar } from './deadlines.ts'
import { complaintFields } from './complaint-form.ts'
import { complaintMoves, officerActions, type ComplaintAction } from './moves.ts'
import { availableOfficerActions, availableComplainantActions } from './available-actions.ts'
import {
  complainantDisclosure,
  mayViewComplaint,
  complaintRoleOf,
  type ComplaintWorkflowState,
  type Officer,
} from './complaint-access.ts'

/** A Sunday. Friday, Saturday and 16 December are days off. */
const calendar: ComplaintCalendar = {
  today: '2026-11-15',
  holidays: new Set(['2026-12-16']),
  days: { settle: 30, appeal: 20, answerInfo: 15, mayAppeal: 30 },
}
const clock = { today: calendar.today, appealDays: calendar.days.mayAppeal }

const officerOf = (role: RoleCode, officeId: number, officeType: string): Officer => {
  const permissions = roleSeeds.find(({ code }) => code === role)?.permissions ?? []
  const may = permissions.filter((one) => one.startsWith('complaint-list:')).map((one) => one.split(':')[1] as Action)
  return { officeId, officeType, isAuditor: role === 'AUDITOR', may }
}
const section = officerOf('SECTION_OFFICER', 1, 'HQ')
const assistant = officerOf('ASST_DIRECTOR', 1, 'HQ')
const director = officerOf('DIRECTOR', 1, 'HQ')
const auditor = officerOf('AUDITOR', 1, 'HQ')
const tangail = officerOf('DEMO_OFFICER', 2, 'DEMO')
const cumilla = officerOf('DEMO_OFFICER', 7, 'DEMO')
const callCentre = officerOf('CALL_CENTRE', 6, 'CALL_CENTRE')

const submitted = (changes: Partial<ComplaintWorkflowState> = {}): ComplaintWorkflowState => ({
  ...createComplaintWorkflowState(
    { accusedOffice: 2, accusesHeadOffice: false, isAnonymous: false, enteredOffice: null },
    calendar,
  ),
  ...changes,
})
const aboutHeadOffice = createComplaintWorkflowState(
  { accusedOffice: 1, accusesHeadOffice: true, isAnonymous: false, enteredOffice: null },
  calendar,
)
const walk = (from: ComplaintWorkflowState, ...steps: (ComplaintAction | [ComplaintAction, Answers])[]) =>
  steps.reduce((workflowState, step) => {
    const [action, reply] = typeof step === 'string' ? [step, {}] : step
    return applyComplaintMove(workflowState, action, reply, calendar)
  }, from)
const assigned = walk(submitted(), ['ASSIGN', { officeId: '7' }])

describe('complaint desks and access', () => {
  it('follow from permission and office, consistent with the roles of the Board', () => {
    expect([section, assistant, director, tangail, callCentre, auditor].map(complaintRoleOf)).toEqual([
      'GRIEVANCE',
      'ASSISTANT_DIRECTOR',
      'DIRECTOR',
      'OFFICE',
      'ONLOOKER',
      'ONLOOKER',
    ])
  })
  it('deny the accused office any access, whatever its grants', () => {
    const given = submitted({ office: 2, desk: 'OFFICE', state: 'ASSIGNED' })
    expect(mayViewComplaint(given, tangail)).toBe(false)
    expect(availableOfficerActions(given, tangail, clock)).toEqual([])
  })
  it('show an office only the complaints that it handles', () => {
    expect([
      mayViewComplaint(submitted(), cumilla),
      mayViewComplaint(assigned, cumilla),
      mayViewComplaint(submitted({ enteredOffice: 6 }), callCentre),
    ]).toEqual([false, true, true])
    expect(availableOfficerActions(submitted({ enteredOffice: 7 }), cumilla, clock)).toEqual([])
  })
  it('route a complaint about the head office to the assistant director, past the section', () => {
    expect(aboutHeadOffice.desk).toBe('ASSISTANT_DIRECTOR')
    expect(
      [section, assistant, director, auditor].map((officer) => mayViewComplaint(aboutHeadOffice, officer)),
    ).toEqual([false, true, true, true])
    expect(availableOfficerActions(aboutHeadOffice, section, clock)).toEqual([])
    expect(walk(aboutHeadOffice, ['REFER', { referredTo: 'BMET' }]).desk).toBe('ASSISTANT_DIRECTOR')
  })
  it('hide an anonymous complainant from all but the grievance desk', () => {
    const secret = { ...assigned, isAnonymous: true }
    expect(
      [section, assistant, director, cumilla, auditor].map((officer) => complainantDisclosure(secret, officer)),
    ).toEqual(['whole', 'whole', 'whole', 'hidden', 'hidden'])
    expect([section, cumilla, auditor, callCentre].map((officer) => complainantDisclosure(assigned, officer))).toEqual([
      'whole',
      'whole',
      'masked',
      'masked',
    ])
  })
})

describe('complaint workflow', () => {
  it('offers each desk its own actions', () => {
    expect(availableOfficerActions(submitted(), section, clock)).toEqual(['ASSIGN', 'ASK_INFO', 'HEARING', 'REFER'])
    expect(availableOfficerActions(submitted(), assistant, clock)).toEqual([
      'ASSIGN',
      'ASK_INFO',
      'HEARING',
      'REFER',
      'RESOLVE',
      'DISMISS',
    ])
    expect(availableOfficerActions(assigned, cumilla, clock)).toEqual(['ASK_INFO', 'HEARING', 'REPORT'])
    expect(availableOfficerActions(assigned, section, clock)).toEqual(['ASSIGN'])
    expect(availableOfficerActions(walk(assigned, 'REPORT'), cumilla, clock)).toEqual([])
    expect(availableOfficerActions(walk(assigned, 'REPORT'), assistant, clock)).toContain('RESOLVE')
    expect(
      [callCentre, auditor].flatMap((officer) =>
        availableOfficerActions(submitted({ enteredOffice: 6 }), officer, clock),
      ),
    ).toEqual([])
  })
  it('counts working days: two to assign, twenty to answer, thirty in total', () => {
    expect([submitted().dueOn, assigned.dueOn, submitted().settleBy]).toEqual([
      '2026-11-17',
      '2026-12-13',
      '2026-12-28',
    ])
  })
  it('gives the complainant fifteen days to reply, and returns to the desk that asked', () => {
    const complaint = walk(assigned, 'ASK_INFO')
    expect([complaint.state, complaint.desk, complaint.dueOn]).toEqual(['INFO_WANTED', 'COMPLAINANT', '2026-11-30'])
    expect(availableComplainantActions(complaint, clock)).toEqual(['ANSWER'])
    expect(
      [section, assistant, director, cumilla].flatMap((officer) => availableOfficerActions(complaint, officer, clock)),
    ).toEqual([])
    const answered = walk(complaint, 'ANSWER')
    expect([answered.state, answered.desk, answered.beforeRequest]).toEqual(['ASSIGNED', 'OFFICE', null])
    expect(lapseInformationRequest(complaint, calendar)).toMatchObject({
      state: 'ASSIGNED',
      desk: 'OFFICE',
      beforeRequest: null,
    })
  })
  it('allows three hearings, each due five working days after its date', () => {
    const called = walk(assigned, ['HEARING', { hearingDate: '2026-11-22T10:00' }])
    expect([called.state, called.desk, called.dueOn]).toEqual(['HEARING', 'OFFICE', '2026-11-29'])
    const third = walk(
      called,
      ['HEARING', { hearingDate: '2026-12-01T10:00' }],
      ['HEARING', { hearingDate: '2026-12-08T10:00' }],
    )
    expect(availableOfficerActions(third, cumilla, clock)).toEqual(['ASK_INFO', 'REPORT'])
  })
  it('allows one appeal to the director within thirty days', () => {
    const dismissed = walk(submitted(), 'DISMISS')
    expect(availableComplainantActions(dismissed, { ...clock, today: '2026-12-15' })).toEqual(['APPEAL'])
    expect(availableComplainantActions(dismissed, { ...clock, today: '2026-12-16' })).toEqual([])
    const appealed = walk(dismissed, 'APPEAL')
    expect([appealed.state, appealed.desk, appealed.dueOn]).toEqual(['APPEALED', 'DIRECTOR', '2026-12-13'])
    expect(availableOfficerActions(appealed, assistant, clock)).toEqual([])
    expect(availableOfficerActions(appealed, director, clock)).toContain('RESOLVE')
    expect(walk(appealed, ['ASSIGN', { officeId: '7' }], 'REPORT').desk).toBe('DIRECTOR')
    expect(availableComplainantActions(walk(appealed, 'DISMISS'), clock)).toEqual([])
  })
  it('requests one satisfaction rating after resolution', () => {
    const resolved = walk(assigned, 'REPORT', 'RESOLVE')
    expect(availableComplainantActions(resolved, clock)).toEqual(['RATE'])
    const rated = walk(resolved, ['RATE', { satisfaction: '4' }])
    expect([rated.satisfaction, rated.state, rated.closedOn]).toEqual([4, 'RESOLVED', calendar.today])
    expect(availableComplainantActions(rated, clock)).toEqual([])
  })
  it('escalates to the assistant director and then to the director, while the office may still report', () => {
    const raised = escalateComplaint(assigned, calendar)
    expect([raised.desk, raised.raised, raised.dueOn]).toEqual(['ASSISTANT_DIRECTOR', 1, '2026-11-22'])
    expect(availableOfficerActions(raised, cumilla, clock)).toEqual(['REPORT'])
    const twice = escalateComplaint(raised, calendar)
    expect([twice.desk, twice.raised, walk(twice, 'REPORT').desk]).toEqual(['DIRECTOR', 2, 'DIRECTOR'])
  })
  it('has an action in every open state', () => {
    for (const state of ['RECEIVED', 'ASSIGNED', 'HEARING', 'REFERRED', 'APPEALED'] as const)
      expect(officerActions.filter((action) => complaintMoves[action].from.includes(state)).length).toBeGreaterThan(3)
  })
})

describe('complaint form', () => {
  const answers = {
    complaintTypeId: 'BRIBE',
    officeTypeId: 'DEMO',
    officeId: '2',
    employeeName: 'Officer X',
    subject: 'টাকা চেয়েছে',
    description: 'ছাড়পত্রের জন্য পাঁচ হাজার টাকা চেয়েছে।',
    name: 'রহিমা বেগম',
    mobile: '০১৭১২৩৪৫৬৭৮',
    address: 'গ্রাম: করটিয়া',
    passportNo: 'bx 0123456',
    anonymousYn: 'Y',
  }
  const validate = (changes: Answers = {}) => {
    const stored = normalizeFieldAnswers(complaintFields, { ...answers, ...changes }, { facts: {} })
    return {
      stored,
      paths: validateFields(complaintFields, stored, '', { facts: {}, answers: [stored] }).map(
        ({ path, code }) => `${path}:${code}`,
      ),
    }
  }

  it('accepts numbers in common notations', () => {
    expect(validate().paths).toEqual([])
    expect(validate().stored).toMatchObject({ mobile: '+8801712345678', passportNo: 'BX0123456' })
    expect(validate({ mobile: '00971 50-123 4567' }).stored['mobile']).toBe('+971501234567')
  })
  it('reports missing and invalid values at their fields', () => {
    const wrong = {
      name: '',
      mobile: '1234',
      email: 'x',
      address: ' ',
      subject: '',
      description: 'ছোট',
      complaintTypeId: 'NO',
      passportNo: '12',
    }
    expect(validate(wrong).paths.toSorted()).toEqual([
      'address:required',
      'complaintTypeId:not-an-option',
      'description:too-short',
      'email:not-an-email',
      'mobile:not-a-phone',
      'name:required',
      'passportNo:not-a-passport',
      'subject:required',
    ])
  })
  it('requires the accused party without an office, and the name of an unlisted one', () => {
    expect(validate({ officeTypeId: 'RECRUITING_AGENCY' }).paths).toEqual(['defender:required'])
    expect(validate({ officeTypeId: 'RECRUITING_AGENCY', defender: 'এবিসি ওভারসিজ' }).stored['officeId']).toBeUndefined()
    expect(validate({ officeId: 'OTHER' }).paths).toEqual(['officeName:required'])
  })
  it('encrypts complainant and description, while the subject stays searchable', () => {
    const { plain, sensitive } = splitSensitiveFields(complaintFields, validate().stored)
    expect(Object.keys(sensitive).toSorted()).toEqual([
      'address',
      'description',
      'employeeName',
      'mobile',
      'name',
      'passportNo',
    ])
    expect(plain).toMatchObject({ subject: answers.subject, complaintTypeId: 'BRIBE', anonymousYn: 'Y' })
  })
  it('accepts at most five attachments', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, place) => ({ file: [String(place)], name: `Receipt ${place}` }))
    expect(validate({ attachments: rows(5) }).paths).toEqual([])
    expect(validate({ attachments: rows(6) }).paths).toEqual(['attachments:too-many'])
    expect(validate({ attachments: [{ file: ['0'] }] }).paths).toEqual(['attachments.0.name:required'])
    expect(namedFilesOf({ attachments: rows(1) })).toEqual([{ name: 'Receipt 0', file: '0' }])
  })
  it('uses known field kinds, and so do the fields of every action', () => {
    for (const field of [
      ...complaintFields,
      ...Object.values(complaintMoves).flatMap(({ actionFields }) => actionFields),
    ])
      expect(kindOf(field).schema.safeParse(field).success).toBe(true)
  })
})
