import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useLanguage } from '#lib/i18n/language.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import type { CallerSearchResponse } from './use-caller.ts'
import { callCentreMessages } from './messages.ts'

type Membership = CallerSearchResponse['memberships'][number]

const stateNames: Record<NonNullable<Membership['state']>, Bilingual> = {
  ACTIVE: callCentreMessages.active,
  ENDED: callCentreMessages.ended,
}

export function MembershipList({ memberships }: { memberships: readonly Membership[] }) {
  const { text, date } = useLanguage()
  return (
    <section className="rounded-card border border-line bg-card p-4 sm:px-6">
      <h3 className="mb-2 font-bold">{text(callCentreMessages.memberships)}</h3>
      <ul className="grid gap-2">
        {memberships.map(({ membershipId, name, nameBng, state, joinedOn, insuredYn }) => (
          <li key={membershipId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span lang="en" translate="no" className="font-semibold tabular-nums">
              {membershipId}
            </span>
            <StatusBadge status={state === 'ENDED' ? 'draft' : 'done'}>
              {text(state ? stateNames[state] : callCentreMessages.registered)}
            </StatusBadge>
            <span>{text(insuredYn === 'Y' ? callCentreMessages.insured : callCentreMessages.notInsured)}</span>
            <PersonName name={name} nameBng={nameBng} />
            {joinedOn && (
              <span className="text-muted">{text(callCentreMessages.joined, { date: date(joinedOn) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
