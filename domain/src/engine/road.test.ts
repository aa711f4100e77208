import { expect, it } from 'vitest'
import { catalogue } from '../services/catalogue.ts'
import { burialCost } from '../services/fa-burial-cost/definition.ts'
import { eduAllowance } from '../services/edu-allowance/definition.ts'
import { onItsRoad } from './road.ts'

it.each(catalogue.map((definition) => [definition.id, definition] as const))(
  '%s is the same object for all files on one road, so that it can be the key of a cache',
  (_id, definition) => {
    expect(onItsRoad(definition, { fullName: 'A' })).toBe(onItsRoad(definition, { fullName: 'B' }, [{ note: 'C' }]))
  },
)

it('another road is another definition, with the desks of that road alone', () => {
  const [cheque, transfer] = ['CHEQUE', 'EFT'].map((payMode) => onItsRoad(burialCost, { payMode }))
  expect(cheque?.workflow.desks.map(({ id }) => id)).toEqual(['airport', 'assistant-at-airport'])
  expect(transfer?.workflow.desks.map(({ id }) => id)).toEqual(['demo', 'section', 'assistant'])
  expect(onItsRoad(burialCost, { payMode: 'EFT' }, [{ payMode: 'CHEQUE' }])).toBe(cheque)
})

it('a definition without conditions is itself', () => {
  expect(onItsRoad(eduAllowance, {})).toBe(eduAllowance)
})
