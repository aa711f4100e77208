import { Secret, TOTP } from 'otpauth'

/** Generates the code of an authenticator app, offset by 30-second steps. */
export const generateTotp = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 })

/** Waits at the end of a TOTP step: a test that spans two steps would fail. */
export async function waitForEarlyTotpStep() {
  const left = TOTP.remaining()
  if (left < 5000) await new Promise((resolve) => setTimeout(resolve, left + 50))
}
