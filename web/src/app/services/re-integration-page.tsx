import { lazy } from 'react'
import type { Application } from '../../forms/application.ts'
import { OwnScreening, StaffScreening } from './screening-notice.tsx'
import { ServicePage } from './service-page.tsx'

const MyReferrals = lazy(async () => ({ default: (await import('../../features/acknowledgements/my-referrals.tsx')).MyReferrals }))
const ReferralsPanel = lazy(async () => ({ default: (await import('../../features/acknowledgements/referrals-panel.tsx')).ReferralsPanel }))

const approved = 2

export const ReIntegrationPage = () => <ServicePage service="re-integration" about={aboutFile} aboutOwn={aboutOwn} />

const aboutFile = (file: Application) => (
  <>
    <StaffScreening application={file} />
    {file.approvalStatus === approved && <ReferralsPanel application={file} />}
  </>
)

const aboutOwn = (file: Application) => (
  <>
    <OwnScreening application={file} />
    {file.approvalStatus === approved && <MyReferrals application={file} />}
  </>
)
