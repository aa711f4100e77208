import type { ComponentType } from 'react'
import type { SignedInScreenId } from '../../../../domain/src/access/screens.ts'

/** The page of every built screen behind the log-in, by the same rule as `pages.tsx`. */
export const signedInPages: { [K in SignedInScreenId]: () => Promise<ComponentType> } = {
  dashboard: async () => (await import('../../features/dashboard/dashboard-page.tsx')).DashboardPage,
  profile: async () => (await import('../../features/profile/profile-page.tsx')).ProfilePage,
  'change-password': async () => (await import('../../features/profile/change-password-page.tsx')).ChangePasswordPage,
  'family-profile': async () => (await import('../../features/family/family-profile-page.tsx')).FamilyProfilePage,
  'verification-app-status': async () => (await import('../../features/status/verification-app-status-page.tsx')).VerificationAppStatusPage,
  'education-allowance': async () => (await import('../services/education-allowance-page.tsx')).EducationAllowancePage,
  'disability-allowance': async () => (await import('../services/disability-allowance-page.tsx')).DisabilityAllowancePage,
  'dis-application-setup': async () => (await import('../services/dis-application-setup-page.tsx')).DisApplicationSetupPage,
  'gms-builder': async () => (await import('../services/gms-builder-page.tsx')).GmsBuilderPage,
  'disability-alw-result': async () => (await import('../../features/desk/disability-alw-result-page.tsx')).DisabilityAlwResultPage,
  membership: async () => (await import('../services/membership-page.tsx')).MembershipPage,
  're-integration': async () => (await import('../services/re-integration-page.tsx')).ReIntegrationPage,
  'repatriation-application': async () => (await import('../services/repatriation-application-page.tsx')).RepatriationApplicationPage,
  'medical-assistance': async () => (await import('../services/medical-assistance-page.tsx')).MedicalAssistancePage,
  'online-gms-program': async () => (await import('../services/online-gms-program-page.tsx')).OnlineGmsProgramPage,
  'surokkha-application': async () => (await import('../services/surokkha-application-page.tsx')).SurokkhaApplicationPage,
  'burial-cost': async () => (await import('../services/burial-cost-page.tsx')).BurialCostPage,
  'financial-assistance': async () => (await import('../services/financial-assistance-page.tsx')).FinancialAssistancePage,
  compensation: async () => (await import('../services/compensation-page.tsx')).CompensationPage,
  bereavement: async () => (await import('../services/bereavement-page.tsx')).BereavementPage,
  'notice-form': async () => (await import('../../features/content/notice-form-page.tsx')).NoticeFormPage,
  'notice-list': async () => (await import('../../features/content/notice-list-page.tsx')).NoticeListPage,
  'highlight-news': async () => (await import('../../features/content/highlight-news-page.tsx')).HighlightNewsPage,
  'scholarship-result': async () => (await import('../../features/desk/scholarship-result-page.tsx')).ScholarshipResultPage,
  'verification-bmet-wewbm': async () =>
    (await import('../../features/verification/verification-bmet-wewbm-page.tsx')).VerificationBmetWewbmPage,
  'complaint-list': async () => (await import('../../features/complaints/desk/complaint-list-page.tsx')).ComplaintListPage,
  'call-centre': async () => (await import('../../features/call-centre/call-centre-page.tsx')).CallCentrePage,
  'audit-log': async () => (await import('../../features/audit/audit-log-page.tsx')).AuditLogPage,
  registry: async () => (await import('../../features/registry/registry-page.tsx')).RegistryPage,
}
