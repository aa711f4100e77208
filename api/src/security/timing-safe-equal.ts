import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time. */
export const timingSafeEqualText = (given: string, secret: string) => timingSafeEqual(digest(given), digest(secret))
const digest = (text: string) => createHash('sha256').update(text).digest()
