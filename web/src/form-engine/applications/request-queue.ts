type Turn = { last: Promise<unknown>; revision: number }

const turns = new Map<string, Turn>()

/**
 * Queues requests about one application, so that each carries the revision of the one before; no other module tracks
 * the revision. The queue outlives the page, because the last save of a page may still be in flight when the next one
 * opens.
 */
export function enqueueRequest<T extends { revision: number }>(
  applicationNo: string,
  work: (revision: number) => Promise<T>,
): Promise<T> {
  const turn = turns.get(applicationNo) ?? { last: Promise.resolve(), revision: 0 }
  turns.set(applicationNo, turn)
  const request = turn.last.then(async () => {
    const answer = await work(turn.revision)
    turn.revision = answer.revision
    return answer
  })
  turn.last = request.catch(() => undefined)
  return request
}

/** Returns the revision of the last response. */
export const getRevision = (applicationNo: string): number => turns.get(applicationNo)?.revision ?? 0
