import { lazy } from 'react'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import type { Application } from '../../forms/application.ts'
import { ServicePage } from './service-page.tsx'

const MyReferrals = lazy(async () => ({ default: (await import('../../features/acknowledgements/my-referrals.tsx')).MyReferrals }))
const ReferralsPanel = lazy(async () => ({ default: (await import('../../features/acknowledgements/referrals-panel.tsx')).ReferralsPanel }))

const approved = 2

/** One grant programme: the page of a service like any other, with what is given after the approval. */
export const Programme = (programme: { service: string; title?: Bilingual }) => (
  <ServicePage {...programme} about={aboutFile} aboutOwn={aboutOwn} />
)

const aboutFile = (file: Application) => file.approvalStatus === approved && <ReferralsPanel application={file} />
const aboutOwn = (file: Application) => file.approvalStatus === approved && <MyReferrals application={file} />
