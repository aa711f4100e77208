import type { ReactNode } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { Masked } from '#components/layout/masked.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { memberMessages, membershipStateMessages } from './member-messages.ts'
import type { Membership } from './use-membership.ts'

export function MembershipStateBadge({ state }: Pick<Membership, 'state'>) {
  const { text } = useLanguage()
  return (
    <StatusBadge status={state === 'ACTIVE' ? 'done' : 'refused'}>{text(membershipStateMessages[state])}</StatusBadge>
  )
}

/** Shows name, start, mission and passports of the member. */
export function MemberFacts({ member }: { member: Membership }) {
  const { text, date, locale } = useLanguage()
  const { name, nameBng, passportNo, passportValidUntil, earlierPassports } = member
  return (
    <Facts>
      <Fact name={text(memberMessages.number)}>
        <span className="text-xl font-bold text-brand select-all">
          <Untranslated>{member.membershipId}</Untranslated>
        </span>
      </Fact>
      <Fact name={text(memberMessages.name)}>
        <span lang={locale === 'bn' && nameBng ? 'bn' : 'en'}>
          <Masked label={text(memberMessages.name)}>{(locale === 'bn' && nameBng) || name}</Masked>
        </span>
      </Fact>
      <Fact name={text(memberMessages.joinedOn)}>{date(member.joinedOn)}</Fact>
      <Fact name={text(memberMessages.applicationNo)}>
        <Untranslated>{member.applicationNo}</Untranslated>
      </Fact>
      <Fact name={text(memberMessages.mission)}>{text({ bn: member.missionNameBng, en: member.missionName })}</Fact>
      <Fact name={text(memberMessages.country)}>{text({ bn: member.countryNameBng, en: member.countryName })}</Fact>
      <Fact name={text(memberMessages.passport)}>
        <Untranslated>
          <Masked label={text(memberMessages.passport)}>{passportNo}</Masked>
        </Untranslated>
        {passportValidUntil && (
          <span className="block text-sm font-normal text-muted">
            {text(memberMessages.passportUntil, { date: date(passportValidUntil) })}
          </span>
        )}
      </Fact>
      {earlierPassports.length > 0 && (
        <Fact name={text(memberMessages.earlierPassports)}>
          <ul>
            {earlierPassports.map((passport) => (
              <li key={passport}>
                <Untranslated>
                  <Masked label={text(memberMessages.earlierPassports)}>{passport}</Masked>
                </Untranslated>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </Facts>
  )
}

export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">{children}</dl>
)

export const Fact = ({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) => (
  <div className={classes('min-w-0 break-words', isWide && 'sm:col-span-2')}>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

/** Keeps a number as printed, in any language. */
export const Untranslated = ({ children }: { children: ReactNode }) => (
  <span lang="en" translate="no" className="tabular-nums">
    {children}
  </span>
)
