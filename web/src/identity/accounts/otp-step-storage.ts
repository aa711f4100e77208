import type { OtpChallenge } from './otp-challenge.ts'

type Step = OtpChallenge & { resetToken?: string }
export type SavedOtpStep = Step & { expiresAt: number; resendAt: number }

export const otpStepStorageKey = 'codeStep'

/**
 * Restores the code or password step after a reload (otp-step.tsx). No password and no name is stored, and nothing
 * after its expiry.
 */
export function findSavedOtpStep(purpose: OtpChallenge['purpose']): Step | undefined {
  const stored = JSON.parse(sessionStorage.getItem(otpStepStorageKey) ?? 'null') as SavedOtpStep | null
  if (stored?.purpose !== purpose) return undefined
  const until = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
  const expiresIn = until(stored.expiresAt)
  if (expiresIn) return { ...stored, expiresIn, resendAfter: until(stored.resendAt) }
  clearSavedOtpStep()
  return undefined
}

export const clearSavedOtpStep = () => sessionStorage.removeItem(otpStepStorageKey)
