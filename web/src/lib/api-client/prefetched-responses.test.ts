import { expect, it } from 'vitest'
import { takePrefetchedResponse } from './send-request.ts'

it('a prefetched response serves the same request once; a failed one is requested again', async () => {
  const response = new Response('answers')
  const page = {
    prefetched: {
      '/api/v1/applications/EDU-1': Promise.resolve(response),
      '/lost': Promise.resolve(undefined),
    },
  }
  expect(await takePrefetchedResponse('/api/v1/applications/EDU-2', page)).toBeUndefined()
  expect(await takePrefetchedResponse('/api/v1/applications/EDU-1', page)).toBe(response)
  expect(await takePrefetchedResponse('/api/v1/applications/EDU-1', page)).toBeUndefined()
  expect(await takePrefetchedResponse('/lost', page)).toBeUndefined()
  expect(await takePrefetchedResponse('/api/v1/applications/EDU-1', {})).toBeUndefined()
})
