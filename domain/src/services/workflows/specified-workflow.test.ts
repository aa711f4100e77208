import { expect, it } from 'vitest'
import { applicationStatuses, approvalStatuses } from '#engine/definition/statuses.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { reasonCodes } from './reason-codes.ts'
import { paymentStates, reviewStates } from './states.ts'

it('has the approval codes, the twelve states and the twelve reasons of a rejection', () => {
  expect(approvalStatuses).toEqual([0, 1, -1, 2, -2])
  expect(applicationStatuses).toHaveLength(12)
  expect(reasonCodes.map(({ value }) => value).join(' ')).toBe(
    'NOT_REGISTERED BELOW_GPA OUT_OF_WINDOW DUPLICATE FALSE_INFO DOC_MISSING DOC_UNCLEAR BANK_MISMATCH NOT_SELECTED ' +
      'ALREADY_PAID NO_RESPONSE OTHER',
  )
})

it('tells the applicant the text of each state in both languages', () => {
  const texts = Object.values({ ...reviewStates, ...paymentStates }).map(({ reads }) => reads)
  expect(texts.map(({ en }) => en)).toEqual(
    expect.arrayContaining([
      'Draft – not submitted',
      'Pending – your application is waiting for verification',
      'Forwarded – under process at {office}',
      'Sent back – please correct by {date}: {note}',
      'Under process',
      'Approved – BDT {amount}',
      'Not granted – reason: {reason}',
      'Approved – payment in preparation',
      'Payment sent to the bank on {date}',
      'Paid – BDT {amount} on {date}',
      'Payment returned – correct bank details',
      'Withdrawn by you',
    ]),
  )
  expect(texts.filter(({ bn }) => !/\p{Script=Bengali}/u.test(bn))).toEqual([])
})

it.each([
  ['edu-allowance', 'section 10, assistant 10, director 5'],
  ['dis-allowance', 'district 15, section 5, assistant 5, director 5'],
  ['wewb-membership', 'mission 5, assistant 3'],
  ['re-integration', 'centre 15, assistant 7, director 5'],
  ['fa-repatriation', 'section 1, mission 10, assistant 1, director 1'],
  ['fa-medical-assistance', 'section 7, assistant 3, director 5'],
  ['fa-financial-assistance', 'section 3, demo 10, assistant 5, director 5'],
  ['compensation', 'section 3, demo 15, mission 60, assistant 5, director 10'],
  ['surokkha', 'section 5, assistant 3, insurer 30, director 5'],
])('%s goes over its desks, each with its working days', (service, desks) => {
  const { workflow } = catalogue.find(({ id }) => id === service)!
  expect(workflow.desks.map(({ id, workingDays }) => `${id} ${workingDays}`).join(', ')).toBe(desks)
})

it.each([
  [
    'fa-repatriation',
    'REGISTERED FAMILY_INFORMED LETTER_TO_MISSION EMPLOYER_AGREED EMPLOYER_REFUSED COST_SANCTIONED NOC_ISSUED ' +
      'FLIGHT_FIXED ARRIVED HANDED_OVER BURIED_ABROAD CLOSED',
  ],
  [
    'compensation',
    'OPENED PAPERS_ASKED PAPERS_SENT CASE_FILED DECIDED MONEY_AT_MISSION MONEY_AT_BOARD DISTRIBUTED CLOSED',
  ],
  ['surokkha', 'COVER_CHECK SENT_TO_INSURER QUERY ACCEPTED REPUDIATED PAID'],
  ['re-integration', 'SCREENED REGISTERED ORIENTED CASH_PAID REFERRED FOLLOW_UP CLOSED'],
])('%s shows its stages', (service, stages) => {
  const { workflow } = catalogue.find(({ id }) => id === service)!
  expect(workflow.stages?.map(({ id }) => id).join(' ')).toBe(stages)
})
