import { lazy } from 'react'
import { ServiceDesk } from '../../features/desk/service-desk.tsx'
import type { Application } from '../../forms/application.ts'
import { addressOfService } from '../../forms/service-address.ts'
import { useText } from '../../i18n/language.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { membership, passportChange } from './membership-service.ts'
import { words } from './words.ts'

const MemberPanel = lazy(async () => ({ default: (await import('../../features/membership/member-panel.tsx')).MemberPanel }))

/** The files of both services, each beside the other. */
export const MembershipDesk = ({ service }: { service: string }) => (
  <ServiceDesk service={service} tabs={<DeskTabs current={service} />} about={memberOf} />
)

function DeskTabs({ current }: { current: string }) {
  const text = useText()
  const tabs = [membership, passportChange].map((id) => ({ id, label: text(tabNames[id]), to: addressOfService(id) }))
  return <Tabs label={text(words.memberServices)} tabs={tabs} current={current} />
}

const tabNames = { [membership]: words.membershipFiles, [passportChange]: words.passportFiles }

/** Of an approved file: the member it made, or whose passport it changed. */
const memberOf = ({ membershipId }: Application) => membershipId && <MemberPanel membershipId={membershipId} />
