import { expect, it } from 'vitest'
import { takeEarly } from './asked-early.ts'

it('what was asked for early is the answer to the same question, once; what did not come is asked again', async () => {
  const answer = new Response('answers')
  const page = { askedEarly: { '/api/v1/applications/EDU-1': Promise.resolve(answer), '/lost': Promise.resolve(undefined) } }
  expect(await takeEarly('/api/v1/applications/EDU-2', page)).toBeUndefined()
  expect(await takeEarly('/api/v1/applications/EDU-1', page)).toBe(answer)
  expect(await takeEarly('/api/v1/applications/EDU-1', page)).toBeUndefined()
  expect(await takeEarly('/lost', page)).toBeUndefined()
  expect(await takeEarly('/api/v1/applications/EDU-1', {})).toBeUndefined()
})
