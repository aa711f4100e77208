import { lazy } from 'react'
import type { Application } from '#form-engine/applications/application.ts'
import { ApplicantScreeningNotice, StaffScreeningNotice } from './screening-notice.tsx'
import { ServicePage } from './service-page.tsx'

const MyReferrals = lazy(async () => ({ default: (await import('#casework/referrals/my-referrals.tsx')).MyReferrals }))
const ReferralsPanel = lazy(async () => ({
  default: (await import('#casework/referrals/referrals-panel.tsx')).ReferralsPanel,
}))

const approved = 2

export const ReIntegrationPage = () => (
  <ServicePage service="re-integration" about={aboutFile} renderApplicantPanel={aboutOwn} />
)

const aboutFile = (application: Application) => (
  <>
    <StaffScreeningNotice application={application} />
    {application.approvalStatus === approved && <ReferralsPanel application={application} />}
  </>
)

const aboutOwn = (application: Application) => (
  <>
    <ApplicantScreeningNotice application={application} />
    {application.approvalStatus === approved && <MyReferrals application={application} />}
  </>
)
