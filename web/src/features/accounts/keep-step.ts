import type { CodeSent } from './code-sent.ts'
import { keptAs, type Kept } from './later-steps-kept.ts'

/** Notes the step with the moments its seconds lead to. */
export function keepStep(step: CodeSent, resetToken?: string) {
  const after = (seconds: number) => Date.now() + seconds * 1000
  const moments = { expiresAt: after(resetToken ? resetSeconds : step.expiresIn), resendAt: after(step.resendAfter) }
  const kept: Kept = { ...step, ...moments, ...(resetToken && { resetToken }) }
  sessionStorage.setItem(keptAs, JSON.stringify(kept))
}

/** How long the server takes the token of a verified code; its answer does not say (api verify-otp.ts). */
const resetSeconds = 600
