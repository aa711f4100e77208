import { lazy } from 'react'

const loadOtpStep = () => import('./otp-step.tsx')
const loadChoosePassword = () => import('./choose-password.tsx')
const loadDonePage = () => import('./done-page.tsx')

// The later steps are not needed to draw the first: they are fetched while the answer of the server is on its way.
export const OtpStep = lazy(async () => ({ default: (await loadOtpStep()).OtpStep }))
export const ChoosePassword = lazy(async () => ({ default: (await loadChoosePassword()).ChoosePassword }))
export const DonePage = lazy(async () => ({ default: (await loadDonePage()).DonePage }))

/** Called when the first step is sent, so that the next ones stand ready. A line that fails here fails again, visibly, later. */
export const fetchLaterSteps = () => void Promise.all([loadOtpStep(), loadChoosePassword(), loadDonePage()]).catch(() => undefined)
