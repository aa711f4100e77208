import { lazy } from 'react'
import type { Application } from '#form-engine/applications/application.ts'
import { ApplicantScreeningNotice, StaffScreeningNotice } from './screening-notice.tsx'
import { ServicePage } from './service-page.tsx'

const MyReferrals = lazy(async () => ({ default: (await import('#casework/referrals/my-referrals.tsx')).MyReferrals }))
const ReferralsPanel = lazy(async () => ({
  default: (await import('#casework/referrals/referrals-panel.tsx')).ReferralsPanel,
}))

const approved = 2

export const ReIntegrationPage = () => <ServicePage service="re-integration" about={aboutFile} aboutOwn={aboutOwn} />

const aboutFile = (file: Application) => (
  <>
    <StaffScreeningNotice application={file} />
    {file.approvalStatus === approved && <ReferralsPanel application={file} />}
  </>
)

const aboutOwn = (file: Application) => (
  <>
    <ApplicantScreeningNotice application={file} />
    {file.approvalStatus === approved && <MyReferrals application={file} />}
  </>
)
