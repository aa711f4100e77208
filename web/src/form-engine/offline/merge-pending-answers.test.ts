import { describe, expect, it } from 'vitest'
import { eduAllowance as definition } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { hasServerChanged, mergePendingAnswers, omitDocuments } from './merge-pending-answers.ts'
import { emptyOutboxState, type PendingDocument } from './outbox-state.ts'

const stored = { rollNo: '123456', studentMobile: '01711111111', collegeName: 'Dhaka College', photo: ['old'] }
const page = (id: string, path: string): PendingDocument => ({
  id,
  path,
  file: new File([], 'a.jpg'),
  facts: { fileName: 'a.jpg', mediaType: 'image/jpeg', kilobytes: 1 },
  pieces: [],
  share: 0,
})

describe('what was kept, over what the server has', () => {
  it('takes a step as it was typed here, empty boxes too, and the others from the server', () => {
    const waiting = { ...emptyOutboxState, steps: [{ step: 'student', answers: { rollNo: '999999' }, revision: 4 }] }
    expect(mergePendingAnswers({ definition }, stored, waiting)).toEqual({
      rollNo: '999999',
      collegeName: 'Dhaka College',
      photo: ['old'],
    })
  })

  it('gives a page that was being sent its place in the answer', () => {
    const waiting = { ...emptyOutboxState, documents: [page('new', 'photo'), page('cheque', 'bank.chequeCopy')] }
    expect(mergePendingAnswers({ definition }, stored, waiting)).toMatchObject({
      photo: ['new'],
      bank: { chequeCopy: ['cheque'] },
    })
    const named = { ...emptyOutboxState, documents: [page('old', 'photo')] }
    expect(mergePendingAnswers({ definition }, stored, named)).toEqual(stored)
  })

  it('says so when something else was stored meanwhile, and not when the answer to our own call was lost', () => {
    const typed = (rollNo: string) => ({
      ...emptyOutboxState,
      steps: [{ step: 'student', answers: { rollNo, studentMobile: '01711111111' }, revision: 4 }],
    })
    expect(hasServerChanged({ definition, answers: stored, revision: 5 }, typed('999999'))).toBe(true)
    expect(hasServerChanged({ definition, answers: stored, revision: 4 }, typed('999999'))).toBe(false)
    expect(hasServerChanged({ definition, answers: stored, revision: 5 }, typed('123456'))).toBe(false)
  })

  it('does not say so when what was stored meanwhile is what was typed just before', () => {
    const typed = { answers: { rollNo: '999999', studentMobile: '01711111111' }, revision: 4 }
    const sent = { rollNo: '123456', studentMobile: '01711111111' }
    const overtaken = (before: typeof sent) =>
      hasServerChanged(
        { definition, answers: stored, revision: 5 },
        { ...emptyOutboxState, steps: [{ step: 'student', ...typed, sent: before }] },
      )
    expect([overtaken(sent), overtaken({ ...sent, rollNo: '12345' })]).toEqual([false, true])
  })

  it('names no page to the server that the server has not', () => {
    const answers = {
      certificate: ['a', 'b'],
      bank: { chequeCopy: ['b'], accountNumber: '12' },
      rows: [{ paper: ['a'] }],
    }
    expect(omitDocuments(answers, new Set(['b']))).toEqual({
      certificate: ['a'],
      bank: { chequeCopy: [], accountNumber: '12' },
      rows: [{ paper: ['a'] }],
    })
  })
})
