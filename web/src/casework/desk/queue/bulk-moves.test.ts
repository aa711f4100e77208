import { describe, expect, it } from 'vitest'
import { prefill } from '@wewb/domain/engine/evaluation/prefill'
import { actionFieldsOf, validateReply } from '@wewb/domain/engine/evaluation/reply'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { prefillFactsOf, toBulkMove, bulkMovesFor } from './bulk-moves.ts'
import type { QueueRow } from './queue-query.ts'

const { workflow } = eduAllowance
const row = (state: string, desk: string | null) => ({ state, desk }) as QueueRow
const idsFor = (...rows: QueueRow[]) => bulkMovesFor(workflow, rows).map(({ id }) => id)
const workflowState = {
  state: 'pending',
  approvalStatus: 0,
  desk: 'section',
  unlocked: [],
  since: '',
  owners: [],
  offices: {},
  acts: [],
} as const
const forward = workflow.moves.find(({ id }) => id === 'forward')!

describe('bulk action', () => {
  it('offers the moves of the desk, and none of the applicant or the portal', () => {
    expect(idsFor(row('pending', 'section'))).toEqual(['forward', 'send-back'])
    expect(idsFor(row('forwarded', 'director'))).toEqual(['send-to-desk', 'send-back', 'approve', 'reject'])
  })

  it('offers the moves of any selected application: the preview shows which are affected', () => {
    expect(idsFor(row('pending', 'section'), row('forwarded', 'director'))).toContain('approve')
  })

  it('offers nothing for an application that is with the applicant', () => {
    expect(idsFor(row('returned', null))).toEqual([])
  })

  it('leaves a limit that differs between applications to the server', () => {
    const asks = actionFieldsOf(forward, workflow, workflowState)
    const move = toBulkMove(forward, asks)
    const reply = {
      checkList: ['identity', 'result', 'testimonial', 'age', 'duplicate', 'bank-name'],
      initialApproveStatus: '1',
      recommendedAmount: '27500',
    }
    expect(validateReply(move, reply, workflow, workflowState, { facts: {} })).toEqual([])
    expect(validateReply(move, {}, workflow, workflowState, { facts: {} }).map(({ path }) => path)).toContain(
      'checkList',
    )
  })

  it('starts with the amount of the server', () => {
    const asks = actionFieldsOf(forward, workflow, workflowState)
    expect(prefill(asks, prefillFactsOf(asks, { recommendedAmount: '27500' }))).toEqual({ recommendedAmount: '27500' })
  })
})
