import { expect, it } from 'vitest'
import { enqueueRequest } from './request-queue.ts'

it('serializes requests of an application, and passes on the new revision', async () => {
  const revisions: number[] = []
  const call = (pause: number) => async (revision: number) => {
    revisions.push(revision)
    await new Promise((resolve) => setTimeout(resolve, pause))
    return { revision: revision + 1 }
  }
  await Promise.all([
    enqueueRequest('EDU-2026-000001', call(20)),
    enqueueRequest('EDU-2026-000001', call(1)),
    enqueueRequest('EDU-2026-000001', call(1)),
  ])
  expect(revisions).toEqual([0, 1, 2])
})

it('continues after a failed request with the valid revision', async () => {
  await enqueueRequest('EDU-2026-000002', async () => ({ revision: 7 }))
  await expect(enqueueRequest('EDU-2026-000002', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  await enqueueRequest('EDU-2026-000002', async (revision) => {
    expect(revision).toBe(7)
    return { revision }
  })
})
