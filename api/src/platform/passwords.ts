import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'

/** 12 ms each. More at once than this would make everybody else wait. */
const mostAtOnce = Math.max(1, availableParallelism() - 1)
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let busy = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else busy += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize('NFC'), cost))

/** Takes as long for an account that is not there. */
export const isPassword = (stored: string | undefined, password: string): Promise<boolean> =>
  inTurn(async () => {
    const right = await verify(stored ?? (await nobody), password.normalize('NFC'), cost)
    return right && stored !== undefined
  })

const nobody = hash('nobody has this password', cost)
