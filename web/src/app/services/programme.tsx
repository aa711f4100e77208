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
  <ServicePage {...programme} about={aboutFile} aboutOwn={aboutOwn} />
)

const aboutFile = (file: Application) => file.approvalStatus === approved && <ReferralsPanel application={file} />
const aboutOwn = (file: Application) => file.approvalStatus === approved && <MyReferrals application={file} />
