import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a secret is the right one: as long for one that is nearly right as for one that is not. */
export const isSame = (given: string, secret: string) => timingSafeEqual(digest(given), digest(secret))
const digest = (text: string) => createHash('sha256').update(text).digest()
