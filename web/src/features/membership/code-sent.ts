import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import type { downloadCard } from '../../../../domain/src/contracts/membership.ts'

/** How long the code is, how long it lives, and when another may be asked for. Where it went is not told. */
export type CodeSent = Omit<AnswerOf<typeof downloadCard>, 'sentTo'>

type Kept = Pick<CodeSent, 'otpToken' | 'otpLength'> & { expiresAt: number; resendAt: number }

const keptAs = 'cardCodeStep'

/** A phone that went to read the message may come back to an empty tab: the step is kept for it, without the details. */
export function keepCodeStep({ otpToken, otpLength, expiresIn, resendAfter }: CodeSent) {
  const after = (seconds: number) => Date.now() + seconds * 1000
  const kept: Kept = { otpToken, otpLength, expiresAt: after(expiresIn), resendAt: after(resendAfter) }
  sessionStorage.setItem(keptAs, JSON.stringify(kept))
}

export const dropCodeStep = () => sessionStorage.removeItem(keptAs)

export function keptCodeStep(): CodeSent | undefined {
  const text = sessionStorage.getItem(keptAs)
  if (!text) return undefined
  const { otpToken, otpLength, expiresAt, resendAt } = JSON.parse(text) as Kept
  const left = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
  return left(expiresAt) > 0 ? { otpToken, otpLength, expiresIn: left(expiresAt), resendAfter: left(resendAt) } : undefined
}
