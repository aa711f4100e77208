import { expect, it } from 'vitest'
import { catalogue } from '#services/definitions/catalogue.ts'
import { burialCost } from '#services/definitions/fa-burial-cost/definition.ts'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { resolveWorkflow } from './resolve-workflow.ts'

it.each(catalogue.map((definition) => [definition.id, definition] as const))(
  '%s resolves to the same object for all applications of a workflow, so that it can be a cache key',
  (_id, definition) => {
    expect(resolveWorkflow(definition, { fullName: 'A' })).toBe(
      resolveWorkflow(definition, { fullName: 'B' }, [{ note: 'C' }]),
    )
  },
)

it('a different workflow is a separate definition, with its own desks only', () => {
  const [cheque, transfer] = ['CHEQUE', 'EFT'].map((payMode) => resolveWorkflow(burialCost, { payMode }))
  expect(cheque?.workflow.desks.map(({ id }) => id)).toEqual(['airport', 'assistant-at-airport'])
  expect(transfer?.workflow.desks.map(({ id }) => id)).toEqual(['demo', 'section', 'assistant'])
  expect(resolveWorkflow(burialCost, { payMode: 'EFT' }, [{ payMode: 'CHEQUE' }])).toBe(cheque)
})

it('a definition without conditions resolves to itself', () => {
  expect(resolveWorkflow(eduAllowance, {})).toBe(eduAllowance)
})
