import { lazy } from 'react'

const loadOtpStep = () => import('./otp-step.tsx')
const loadChoosePassword = () => import('./reset-password-form.tsx')
const loadDonePage = () => import('./confirmation-page.tsx')

// Lazy, because the first step does not need the later ones; loaded while it is filled in.
export const OtpStep = lazy(async () => ({ default: (await loadOtpStep()).OtpStep }))
export const ResetPasswordForm = lazy(async () => ({ default: (await loadChoosePassword()).ResetPasswordForm }))
export const ConfirmationPage = lazy(async () => ({ default: (await loadDonePage()).ConfirmationPage }))

// Lazy, because few users have one: loaded after the password was accepted.
export const SecondFactorStep = lazy(async () => ({
  default: (await import('./second-factor-step.tsx')).SecondFactorStep,
}))

/** Preloads the next steps once the first has rendered. A failed load is retried when needed. */
export const preloadSteps = () =>
  void Promise.all([loadOtpStep(), loadChoosePassword(), loadDonePage()]).catch(() => undefined)
