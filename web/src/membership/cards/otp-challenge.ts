import type { ResponseOf } from '@wewb/domain/http/contract'
import type { downloadCard } from '@wewb/domain/membership/membership-contracts'

/** Length and lifetime of the code, and when another can be requested. The recipient is not disclosed. */
export type OtpChallenge = Omit<ResponseOf<typeof downloadCard>, 'sentTo'>

type Stored = Pick<OtpChallenge, 'otpToken' | 'otpLength'> & { expiresAt: number; resendAt: number }

const storedAs = 'cardCodeStep'

/** Saves the step without the details, because the tab may be reloaded while the user reads the message. */
export function saveOtpChallenge({ otpToken, otpLength, expiresIn, resendAfter }: OtpChallenge) {
  const after = (seconds: number) => Date.now() + seconds * 1000
  const stored: Stored = { otpToken, otpLength, expiresAt: after(expiresIn), resendAt: after(resendAfter) }
  sessionStorage.setItem(storedAs, JSON.stringify(stored))
}

export const deleteOtpChallenge = () => sessionStorage.removeItem(storedAs)

export function findOtpChallenge(): OtpChallenge | undefined {
  const text = sessionStorage.getItem(storedAs)
  if (!text) return undefined
  const { otpToken, otpLength, expiresAt, resendAt } = JSON.parse(text) as Stored
  const left = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
  return left(expiresAt) > 0
    ? { otpToken, otpLength, expiresIn: left(expiresAt), resendAfter: left(resendAt) }
    : undefined
}
