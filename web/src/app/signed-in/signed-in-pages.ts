import type { ComponentType } from 'react'
import type { SignedInScreenId } from '@wewb/domain/access/screens'

/** Lazy loaders of the pages of all built signed-in screens, by the same rule as `pages.tsx`. */
export const signedInPages: { [K in SignedInScreenId]: () => Promise<ComponentType> } = {
  dashboard: async () => (await import('#reporting/dashboard/dashboard-page.tsx')).DashboardPage,
  profile: async () => (await import('#identity/profile/profile-page.tsx')).ProfilePage,
  'change-password': async () => (await import('#identity/profile/change-password-page.tsx')).ChangePasswordPage,
  'family-profile': async () => (await import('#casework/family/family-profile-page.tsx')).FamilyProfilePage,
  'earlier-applications': async () =>
    (await import('#casework/earlier/earlier-applications-page.tsx')).EarlierApplicationsPage,
  'verification-app-status': async () =>
    (await import('#casework/status/verification-app-status-page.tsx')).VerificationAppStatusPage,
  'education-allowance': async () =>
    (await import('#app/services/education-allowance-page.tsx')).EducationAllowancePage,
  'disability-allowance': async () =>
    (await import('#app/services/disability-allowance-page.tsx')).DisabilityAllowancePage,
  'dis-application-setup': async () =>
    (await import('#app/services/dis-application-setup-page.tsx')).DisApplicationSetupPage,
  'gms-builder': async () => (await import('#app/services/gms-builder-page.tsx')).GmsBuilderPage,
  'disability-alw-result': async () =>
    (await import('#casework/desk/disability-alw-result-page.tsx')).DisabilityAlwResultPage,
  membership: async () => (await import('#app/services/membership-page.tsx')).MembershipPage,
  're-integration': async () => (await import('#app/services/re-integration-page.tsx')).ReIntegrationPage,
  'repatriation-application': async () =>
    (await import('#app/services/repatriation-application-page.tsx')).RepatriationApplicationPage,
  'medical-assistance': async () => (await import('#app/services/medical-assistance-page.tsx')).MedicalAssistancePage,
  'online-gms-program': async () => (await import('#app/services/online-gms-program-page.tsx')).OnlineGmsProgramPage,
  'surokkha-application': async () =>
    (await import('#app/services/surokkha-application-page.tsx')).SurokkhaApplicationPage,
  'burial-cost': async () => (await import('#app/services/burial-cost-page.tsx')).BurialCostPage,
  'financial-assistance': async () =>
    (await import('#app/services/financial-assistance-page.tsx')).FinancialAssistancePage,
  compensation: async () => (await import('#app/services/compensation-page.tsx')).CompensationPage,
  bereavement: async () => (await import('#app/services/bereavement-page.tsx')).BereavementPage,
  'notice-form': async () => (await import('#content/notices-and-news/notice-form-page.tsx')).NoticeFormPage,
  'notice-list': async () => (await import('#content/notices-and-news/notice-list-page.tsx')).NoticeListPage,
  'highlight-news': async () => (await import('#content/notices-and-news/highlight-news-page.tsx')).HighlightNewsPage,
  'scholarship-result': async () => (await import('#casework/desk/scholarship-result-page.tsx')).ScholarshipResultPage,
  'verification-bmet-wewbm': async () =>
    (await import('#membership/verification/verification-bmet-wewbm-page.tsx')).VerificationBmetWewbmPage,
  'complaint-list': async () => (await import('#content/complaints/desk/complaint-list-page.tsx')).ComplaintListPage,
  'call-centre': async () => (await import('#reporting/call-centre/call-centre-page.tsx')).CallCentrePage,
  'miscellaneous-report': async () =>
    (await import('#reporting/reports/miscellaneous-report-page.tsx')).MiscellaneousReportPage,
  'general-report': async () => (await import('#reporting/reports/general-report-page.tsx')).GeneralReportPage,
  'sms-module-summary-report': async () =>
    (await import('#reporting/reports/sms-module-summary-report-page.tsx')).SmsModuleSummaryReportPage,
  'payment-batch': async () => (await import('#payments/payment-batch-page.tsx')).PaymentBatchPage,
  messages: async () => (await import('#messaging/messages-page.tsx')).MessagesPage,
  'settings-setup': async () => (await import('#administration/settings/settings-setup-page.tsx')).SettingsSetupPage,
  'stopped-services': async () =>
    (await import('#administration/stopped-services/stopped-services-page.tsx')).StoppedServicesPage,
  'data-retention': async () =>
    (await import('#administration/data-retention/data-retention-page.tsx')).DataRetentionPage,
  users: async () => (await import('#identity/users/users-page.tsx')).UsersPage,
  'user-type-role': async () => (await import('#identity/users/user-type-role-page.tsx')).UserTypeRolePage,
  role: async () => (await import('#identity/roles/role-page.tsx')).RolePage,
  'audit-log': async () => (await import('#audit/audit-log-page.tsx')).AuditLogPage,
  'page-problems': async () => (await import('#content/page-problems/desk/page-problems-page.tsx')).PageProblemsPage,
  'earlier-imports': async () => (await import('#casework/earlier/earlier-imports-page.tsx')).EarlierImportsPage,
  registry: async () => (await import('#registers/registry-page.tsx')).RegistryPage,
}
