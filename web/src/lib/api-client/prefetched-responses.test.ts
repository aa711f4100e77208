import { expect, it } from 'vitest'
import { takePrefetchedResponse } from './send-request.ts'

it('what was asked for early is the answer to the same question, once; what did not come is asked again', async () => {
  const answer = new Response('answers')
  const page = {
    askedEarly: { '/api/v1/applications/EDU-1': Promise.resolve(answer), '/lost': Promise.resolve(undefined) },
  }
  expect(await takePrefetchedResponse('/api/v1/applications/EDU-2', page)).toBeUndefined()
  expect(await takePrefetchedResponse('/api/v1/applications/EDU-1', page)).toBe(answer)
  expect(await takePrefetchedResponse('/api/v1/applications/EDU-1', page)).toBeUndefined()
  expect(await takePrefetchedResponse('/lost', page)).toBeUndefined()
  expect(await takePrefetchedResponse('/api/v1/applications/EDU-1', {})).toBeUndefined()
})
