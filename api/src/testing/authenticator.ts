import { Secret, TOTP } from 'otpauth'

/** What an authenticator app with this key shows, so many half minutes from now. */
export const shownCode = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })

/** Not in the last seconds of a half minute: a test that begins in one and ends in the next would be wrong about both. */
export async function earlyInStep() {
  const left = TOTP.remaining()
  if (left < 5000) await new Promise((resolve) => setTimeout(resolve, left + 50))
}
