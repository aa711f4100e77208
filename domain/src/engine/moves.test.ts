import { describe, expect, it } from 'vitest'
import { membership } from '../services/wewb-membership/definition.ts'
import {
  actions,
  applicant,
  assistant,
  atDirector,
  director,
  facts,
  officer,
  open,
  pending,
  robot,
  section,
  take,
  workflow,
} from './desks.test.support.ts'
import { maySee, messageOf } from './moves.ts'
import { begin, type Person } from './standing.ts'

describe('an education file', () => {
  it('goes from the section officer to the assistant director to the director', () => {
    expect(pending).toMatchObject({ state: 'pending', approvalStatus: 0, desk: 'section' })
    expect(take(pending, section, 'forward')).toMatchObject({ state: 'forwarded', approvalStatus: 1, desk: 'assistant' })
    expect(atDirector).toMatchObject({ approvalStatus: 1, desk: 'director' })
    expect(take(atDirector, director, 'approve')).toMatchObject({ state: 'approved', approvalStatus: 2 })
    expect(take(atDirector, director, 'approve').desk).toBeUndefined()
  })
  it('shows each person only the moves of their desk', () => {
    expect(open(section, pending)).toEqual(['forward', 'send-back'])
    expect(open(assistant, pending)).toEqual([])
    expect(open(assistant, take(pending, section, 'forward'))).toEqual(['forward', 'send-to-desk', 'send-back', 'reject'])
    expect(open(director, atDirector)).toEqual(['send-to-desk', 'send-back', 'approve', 'reject'])
    expect(open(applicant, atDirector)).toEqual([])
  })
  it('asks for the permission besides the desk', () => {
    expect(open({ ...section, actions: ['view'] }, pending)).toEqual([])
  })
  it('lies with the one who took it', () => {
    expect(open(section, { ...pending, takenBy: 'colleague' })).toEqual([])
    expect(open(section, { ...pending, takenBy: 'section' })).toContain('forward')
  })
  it('is never moved by its own applicant, whatever their roles', () => {
    const own = { ...atDirector, owners: ['director'] }
    expect(open(director, own)).toEqual([])
    expect(open(director, { ...pending, owners: ['director'] })).toEqual(['withdraw'])
  })
  it('is not approved by whoever forwarded or entered it', () => {
    const both = officer('both', 'ASST_DIRECTOR', 'DIRECTOR')
    const forwarded = take(take(pending, section, 'forward'), both, 'forward')
    expect(open(both, forwarded)).not.toContain('approve')
    expect(open(director, forwarded)).toContain('approve')
    expect(open(director, { ...forwarded, enteredBy: 'director' })).not.toContain('approve')
  })
  it('is submitted by the officer who entered it, and by no other', () => {
    const entered = begin(workflow, { owners: ['rahima'], offices: {}, on: '2026-11-01', enteredBy: 'section' })
    expect([open(section, entered), open(assistant, entered)]).toEqual([['submit'], []])
  })
})

describe('a payment', () => {
  const accounts: Person = { ...officer('accounts', 'ACCOUNTS'), isBatch: true }
  const approved = take(atDirector, director, 'approve')
  const queued = take({ ...approved, isPublished: true }, robot, 'queue-payment')
  const sent = take({ ...queued, isInBatch: true }, accounts, 'send-advice')
  it('never leaves for the bank but in a batch, whoever holds the file', () => {
    expect(open(accounts, queued)).toEqual([])
    expect(open(officer('accounts', 'ACCOUNTS'), { ...queued, isInBatch: true })).toEqual([])
  })
  it('waits for the published result', () => {
    expect([open(robot, approved), open(robot, { ...approved, isPublished: true })]).toEqual([[], ['queue-payment']])
  })
  it('that bounces opens the bank block alone, is verified again and queued', () => {
    const failed = take(sent, accounts, 'bounce')
    expect(failed).toMatchObject({ state: 'payment-failed', unlocked: ['bank'], approvalStatus: 2 })
    const corrected = take(failed, applicant, 'correct-bank')
    expect([corrected.desk, open(section, corrected)]).toEqual(['section', ['verify-bank']])
    expect(take(corrected, section, 'verify-bank').state).toBe('payment-queued')
  })
  it('that arrives is paid, then closed when nothing more is due', () => {
    expect(take(take(sent, accounts, 'confirm-payment'), robot, 'close')).toMatchObject({ state: 'closed', approvalStatus: 2 })
  })
})

it('a file is seen by its people, by head office, and by the office it belongs to', () => {
  const demo = (id: string): Person => ({ id, roles: ['DEMO_OFFICER'], office: { kind: 'district', places: [id] }, actions: ['view'] })
  const file = { ...pending, offices: { district: 'dhaka' } }
  const stranger: Person = { id: 'salma', roles: ['APPLICANT'], actions: ['view', 'create'] }
  expect(
    [applicant, director, demo('dhaka'), demo('bogura'), stranger, { ...director, actions: [] }].map((person) => maySee(person, file)),
  ).toEqual([true, true, true, false, false, false])
})

it('a membership lies with the mission it names: an officer of another mission has no move', () => {
  const road = membership.workflow
  const member = take(begin(road, { owners: ['rahima'], offices: { mission: 'riyadh' }, on: '2026-11-01' }), applicant, 'submit', {}, road)
  const at = (id: string): Person => ({ id, roles: ['MISSION_OFFICER'], office: { kind: 'mission', places: [id] }, actions })
  expect([open(at('riyadh'), member, facts, road), open(at('dubai'), member, facts, road)]).toEqual([['forward', 'send-back'], []])
  expect(
    messageOf(
      road.moves.find(({ id }) => id === 'forward')!,
      road,
      member,
    ),
  ).toBe('MEMBER_FEE')
})
