import { lazy } from 'react'

const loadOtpStep = () => import('./otp-step.tsx')
const loadChoosePassword = () => import('./choose-password.tsx')
const loadDonePage = () => import('./done-page.tsx')

// The later steps are not needed to draw the first: they follow while somebody fills it in.
export const OtpStep = lazy(async () => ({ default: (await loadOtpStep()).OtpStep }))
export const ChoosePassword = lazy(async () => ({ default: (await loadChoosePassword()).ChoosePassword }))
export const DonePage = lazy(async () => ({ default: (await loadDonePage()).DonePage }))

// Few have one: it is asked for when the password was right, not before.
export const SecondFactorStep = lazy(async () => ({ default: (await import('./second-factor-step.tsx')).SecondFactorStep }))

/** Called once the first step stands, so that the next ones are here when the answer comes. A line that fails now is asked again then. */
export const fetchLaterSteps = () => void Promise.all([loadOtpStep(), loadChoosePassword(), loadDonePage()]).catch(() => undefined)
