type RequestQueue = { last: Promise<unknown>; revision: number }

const queues = new Map<string, RequestQueue>()

/**
 * Queues requests about one application, so that each carries the revision of the one before; no other module tracks
 * the revision. The queue outlives the page, because the last save of a page may still be in flight when the next one
 * opens.
 */
export function enqueueRequest<T extends { revision: number }>(
  applicationNo: string,
  send: (revision: number) => Promise<T>,
): Promise<T> {
  const queue = queues.get(applicationNo) ?? { last: Promise.resolve(), revision: 0 }
  queues.set(applicationNo, queue)
  const request = queue.last.then(async () => {
    const response = await send(queue.revision)
    queue.revision = response.revision
    return response
  })
  queue.last = request.catch(() => undefined)
  return request
}

/** Returns the revision of the last response. */
export const getRevision = (applicationNo: string): number => queues.get(applicationNo)?.revision ?? 0
