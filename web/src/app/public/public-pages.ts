import type { ComponentType } from 'react'
import type { ScreenIdInLayout } from '@wewb/domain/access/screens'
import type { EagerScreenId } from '#app/screen-source.ts'

/** Lazy loaders of the less used public pages, by the same rule as `pages.tsx`. */
export const publicPages: { [K in Exclude<ScreenIdInLayout<'public'>, EagerScreenId>]: () => Promise<ComponentType> } =
  {
    'benefit-finder': async () => (await import('#casework/finder/benefit-finder-page.tsx')).BenefitFinderPage,
    'scholarship-info': async () => (await import('#content/public/scholarship-info-page.tsx')).ScholarshipInfoPage,
    gms: async () => (await import('#services/grants/gms-page.tsx')).GmsPage,
    'complaint-submission': async () =>
      (await import('#content/complaints/complaint-submission-page.tsx')).ComplaintSubmissionPage,
    'complaint-status': async () => (await import('#content/complaints/complaint-status-page.tsx')).ComplaintStatusPage,
    help: async () => (await import('#content/public/help-page.tsx')).HelpPage,
    'report-problem': async () => (await import('#content/page-problems/report-problem-page.tsx')).ReportProblemPage,
    'education-results': async () => (await import('#content/results/education-results-page.tsx')).EducationResultsPage,
    'disability-results': async () =>
      (await import('#content/results/disability-results-page.tsx')).DisabilityResultsPage,
    'app-status-check': async () => (await import('#casework/status/app-status-check-page.tsx')).AppStatusCheckPage,
    verify: async () => (await import('#membership/verification/verify-page.tsx')).VerifyPage,
    'bmet-wewbm-check': async () =>
      (await import('#membership/verification/bmet-wewbm-check-page.tsx')).BmetWewbmCheckPage,
  }
