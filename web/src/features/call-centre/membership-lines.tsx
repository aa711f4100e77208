import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { CallersAnswer } from './use-caller.ts'
import { words } from './words.ts'

type Membership = CallersAnswer['memberships'][number]

const stateNames: Record<NonNullable<Membership['state']>, Bilingual> = { ACTIVE: words.active, ENDED: words.ended }

export function MembershipLines({ memberships }: { memberships: readonly Membership[] }) {
  const { text, date } = useLanguage()
  return (
    <section className="rounded-card border border-line bg-card p-4 sm:px-6">
      <h3 className="mb-2 font-bold">{text(words.memberships)}</h3>
      <ul className="grid gap-2">
        {memberships.map(({ membershipId, name, nameBng, state, joinedOn, insuredYn }) => (
          <li key={membershipId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span lang="en" translate="no" className="font-semibold tabular-nums">
              {membershipId}
            </span>
            <StatusBadge status={state === 'ENDED' ? 'draft' : 'done'}>{text(state ? stateNames[state] : words.registered)}</StatusBadge>
            <span>{text(insuredYn === 'Y' ? words.insured : words.notInsured)}</span>
            <PersonName name={name} nameBng={nameBng} />
            {joinedOn && <span className="text-muted">{text(words.joined, { date: date(joinedOn) })}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
