import { lazy } from 'react'
import { ServiceDesk } from '#casework/desk/service-desk.tsx'
import type { Application } from '#form-engine/applications/application.ts'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { membershipServiceCode, passportChangeServiceCode } from './membership-service.ts'
import { servicePageMessages } from './messages.ts'

const MemberPanel = lazy(async () => ({ default: (await import('#membership/members/member-panel.tsx')).MemberPanel }))

/** Desk of both membership services, as tabs. */
export const MembershipDesk = ({ service }: { service: string }) => (
  <ServiceDesk service={service} tabs={<DeskTabs current={service} />} about={memberOf} />
)

function DeskTabs({ current }: { current: string }) {
  const text = useText()
  const tabs = [membershipServiceCode, passportChangeServiceCode].map((id) => ({
    id,
    label: text(tabNames[id]),
    to: buildServiceUrl(id),
  }))
  return <Tabs label={text(servicePageMessages.memberServices)} tabs={tabs} current={current} />
}

const tabNames = {
  [membershipServiceCode]: servicePageMessages.membershipFiles,
  [passportChangeServiceCode]: servicePageMessages.passportFiles,
}

/** Shows the member that an approved application has enrolled or changed. */
const memberOf = ({ membershipId }: Application) => membershipId && <MemberPanel membershipId={membershipId} />
