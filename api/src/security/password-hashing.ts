import { hash, verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'

/** Maximum concurrent hashes. Each takes 12 ms of CPU; more would delay all other requests. */
const maxAtOnce = Math.max(1, availableParallelism() - 1)
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let busy = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
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

/** Takes as long for an account that does not exist. */
export const verifyPassword = (stored: string | undefined, password: string): Promise<boolean> =>
  inTurn(async () => {
    const right = await verify(stored ?? (await nobody), password.normalize('NFC'), cost)
    return right && stored !== undefined
  })

const nobody = hash('nobody has this password', cost)
