import type { OtpChallenge } from './otp-challenge.ts'

type Step = OtpChallenge & { resetToken?: string }
export type SavedOtpStep = Step & { expiresAt: number; resendAt: number }

export const otpStepStorageKey = 'codeStep'

/**
 * Restores the code or password step after a reload (otp-step.tsx). No password and no name is stored, and nothing
 * after its expiry.
 */
export function findSavedOtpStep(purpose: OtpChallenge['purpose']): Step | undefined {
  const kept = JSON.parse(sessionStorage.getItem(otpStepStorageKey) ?? 'null') as SavedOtpStep | null
  if (kept?.purpose !== purpose) return undefined
  const until = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
  const expiresIn = until(kept.expiresAt)
  if (expiresIn) return { ...kept, expiresIn, resendAfter: until(kept.resendAt) }
  clearSavedOtpStep()
  return undefined
}

export const clearSavedOtpStep = () => sessionStorage.removeItem(otpStepStorageKey)
