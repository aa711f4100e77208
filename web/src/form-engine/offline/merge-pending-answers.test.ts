import { describe, expect, it } from 'vitest'
import { eduAllowance as definition } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { hasServerChanged, mergePendingAnswers, omitDocuments } from './merge-pending-answers.ts'
import { emptyOutboxState, type PendingDocument } from './offline-outbox-state.ts'

const stored = { rollNo: '123456', studentMobile: '01711111111', collegeName: 'Dhaka College', photo: ['old'] }
const page = (id: string, path: string): PendingDocument => ({
  id,
  path,
  file: new File([], 'a.jpg'),
  facts: { fileName: 'a.jpg', mediaType: 'image/jpeg', kilobytes: 1 },
  chunks: [],
  share: 0,
})

describe('merge of pending answers with the server', () => {
  it('prefers the local step, including empty fields, and takes the others from the server', () => {
    const waiting = { ...emptyOutboxState, steps: [{ step: 'student', answers: { rollNo: '999999' }, revision: 4 }] }
    expect(mergePendingAnswers({ definition }, stored, waiting)).toEqual({
      rollNo: '999999',
      collegeName: 'Dhaka College',
      photo: ['old'],
    })
  })

  it('inserts a page that was being uploaded into the answer', () => {
    const waiting = { ...emptyOutboxState, documents: [page('new', 'photo'), page('cheque', 'bank.chequeCopy')] }
    expect(mergePendingAnswers({ definition }, stored, waiting)).toMatchObject({
      photo: ['new'],
      bank: { chequeCopy: ['cheque'] },
    })
    const named = { ...emptyOutboxState, documents: [page('old', 'photo')] }
    expect(mergePendingAnswers({ definition }, stored, named)).toEqual(stored)
  })

  it('reports a concurrent change, but not a lost response of its own request', () => {
    const typed = (rollNo: string) => ({
      ...emptyOutboxState,
      steps: [{ step: 'student', answers: { rollNo, studentMobile: '01711111111' }, revision: 4 }],
    })
    expect(hasServerChanged({ definition, answers: stored, revision: 5 }, typed('999999'))).toBe(true)
    expect(hasServerChanged({ definition, answers: stored, revision: 4 }, typed('999999'))).toBe(false)
    expect(hasServerChanged({ definition, answers: stored, revision: 5 }, typed('123456'))).toBe(false)
  })

  it('does not report a concurrent change that equals the earlier input', () => {
    const typed = { answers: { rollNo: '999999', studentMobile: '01711111111' }, revision: 4 }
    const sent = { rollNo: '123456', studentMobile: '01711111111' }
    const overtaken = (before: typeof sent) =>
      hasServerChanged(
        { definition, answers: stored, revision: 5 },
        { ...emptyOutboxState, steps: [{ step: 'student', ...typed, sent: before }] },
      )
    expect([overtaken(sent), overtaken({ ...sent, rollNo: '12345' })]).toEqual([false, true])
  })

  it('sends no page id that the server does not know', () => {
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
