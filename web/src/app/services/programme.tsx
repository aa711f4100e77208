import { lazy } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Application } from '#form-engine/applications/application.ts'
import { ServicePage } from './service-page.tsx'

const MyReferrals = lazy(async () => ({ default: (await import('#casework/referrals/my-referrals.tsx')).MyReferrals }))
const ReferralsPanel = lazy(async () => ({
  default: (await import('#casework/referrals/referrals-panel.tsx')).ReferralsPanel,
}))

const approved = 2

/** Page of one grant programme: a service page with the grant shown after the approval. */
export const Programme = (programme: { service: string; title?: Bilingual }) => (
  <ServicePage {...programme} about={aboutFile} renderApplicantPanel={aboutOwn} />
)

const aboutFile = (application: Application) =>
  application.approvalStatus === approved && <ReferralsPanel application={application} />
const aboutOwn = (application: Application) =>
  application.approvalStatus === approved && <MyReferrals application={application} />
