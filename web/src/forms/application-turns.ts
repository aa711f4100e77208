type Turn = { last: Promise<unknown>; revision: number }

const turns = new Map<string, Turn>()

/**
 * Calls about one application go one after the other, and each carries the revision the one before it made: this is the one
 * place that knows it. It outlives the page, because the last save of a page is still on its way when the next one opens.
 */
export function inTurn<T extends { revision: number }>(applicationNo: string, work: (revision: number) => Promise<T>): Promise<T> {
  const turn = turns.get(applicationNo) ?? { last: Promise.resolve(), revision: 0 }
  turns.set(applicationNo, turn)
  const mine = turn.last.then(async () => {
    const answer = await work(turn.revision)
    turn.revision = answer.revision
    return answer
  })
  turn.last = mine.catch(() => undefined)
  return mine
}

/** The revision the last answer about it had. */
export const revisionOf = (applicationNo: string): number => turns.get(applicationNo)?.revision ?? 0
