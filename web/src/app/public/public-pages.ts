import type { ComponentType } from 'react'
import type { ScreenIn } from '../../../../domain/src/access/screens.ts'
import type { NearScreenId } from '../near-screens.ts'

/** The public pages that nobody opens on the way to an account, by the same rule as `pages.tsx`. */
export const publicPages: { [K in Exclude<ScreenIn<'public'>, NearScreenId>]: () => Promise<ComponentType> } = {
  'benefit-finder': async () => (await import('../../features/finder/benefit-finder-page.tsx')).BenefitFinderPage,
  'scholarship-info': async () => (await import('../../features/public/scholarship-info-page.tsx')).ScholarshipInfoPage,
  gms: async () => (await import('../../features/grants/gms-page.tsx')).GmsPage,
  'complaint-submission': async () => (await import('../../features/complaints/complaint-submission-page.tsx')).ComplaintSubmissionPage,
  'complaint-status': async () => (await import('../../features/complaints/complaint-status-page.tsx')).ComplaintStatusPage,
  'education-results': async () => (await import('../../features/results/education-results-page.tsx')).EducationResultsPage,
  'disability-results': async () => (await import('../../features/results/disability-results-page.tsx')).DisabilityResultsPage,
  'app-status-check': async () => (await import('../../features/status/app-status-check-page.tsx')).AppStatusCheckPage,
  verify: async () => (await import('../../features/verification/verify-page.tsx')).VerifyPage,
  'bmet-wewbm-check': async () => (await import('../../features/verification/bmet-wewbm-check-page.tsx')).BmetWewbmCheckPage,
}
