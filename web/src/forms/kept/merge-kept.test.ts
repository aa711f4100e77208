import { describe, expect, it } from 'vitest'
import { eduAllowance as definition } from '../../../../domain/src/services/edu-allowance/definition.ts'
import { isOvertaken, mergeKept, withoutDocuments } from './merge-kept.ts'
import { nothingWaits, type WaitingDocument } from './waiting.ts'

const stored = { rollNo: '123456', studentMobile: '01711111111', collegeName: 'Dhaka College', photo: ['old'] }
const page = (id: string, path: string): WaitingDocument => ({
  id,
  path,
  file: new File([], 'a.jpg'),
  facts: { fileName: 'a.jpg', mediaType: 'image/jpeg', kilobytes: 1 },
  pieces: [],
  share: 0,
})

describe('what was kept, over what the server has', () => {
  it('takes a step as it was typed here, empty boxes too, and the others from the server', () => {
    const waiting = { ...nothingWaits, steps: [{ step: 'student', answers: { rollNo: '999999' }, revision: 4 }] }
    expect(mergeKept({ definition }, stored, waiting)).toEqual({ rollNo: '999999', collegeName: 'Dhaka College', photo: ['old'] })
  })

  it('gives a page that was being sent its place in the answer', () => {
    const waiting = { ...nothingWaits, documents: [page('new', 'photo'), page('cheque', 'bank.chequeCopy')] }
    expect(mergeKept({ definition }, stored, waiting)).toMatchObject({ photo: ['new'], bank: { chequeCopy: ['cheque'] } })
    const named = { ...nothingWaits, documents: [page('old', 'photo')] }
    expect(mergeKept({ definition }, stored, named)).toEqual(stored)
  })

  it('says so when something else was stored meanwhile, and not when the answer to our own call was lost', () => {
    const typed = (rollNo: string) => ({
      ...nothingWaits,
      steps: [{ step: 'student', answers: { rollNo, studentMobile: '01711111111' }, revision: 4 }],
    })
    expect(isOvertaken({ definition, answers: stored, revision: 5 }, typed('999999'))).toBe(true)
    expect(isOvertaken({ definition, answers: stored, revision: 4 }, typed('999999'))).toBe(false)
    expect(isOvertaken({ definition, answers: stored, revision: 5 }, typed('123456'))).toBe(false)
  })

  it('does not say so when what was stored meanwhile is what was typed just before', () => {
    const typed = { answers: { rollNo: '999999', studentMobile: '01711111111' }, revision: 4 }
    const sent = { rollNo: '123456', studentMobile: '01711111111' }
    const overtaken = (before: typeof sent) =>
      isOvertaken({ definition, answers: stored, revision: 5 }, { ...nothingWaits, steps: [{ step: 'student', ...typed, sent: before }] })
    expect([overtaken(sent), overtaken({ ...sent, rollNo: '12345' })]).toEqual([false, true])
  })

  it('names no page to the server that the server has not', () => {
    const answers = { certificate: ['a', 'b'], bank: { chequeCopy: ['b'], accountNumber: '12' }, rows: [{ paper: ['a'] }] }
    expect(withoutDocuments(answers, new Set(['b']))).toEqual({
      certificate: ['a'],
      bank: { chequeCopy: [], accountNumber: '12' },
      rows: [{ paper: ['a'] }],
    })
  })
})
