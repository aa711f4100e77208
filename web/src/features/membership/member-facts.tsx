import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { classes } from '../../ui/look.ts'
import { Masked } from '../../ui/masked.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { memberWords as words, membershipStates } from './member-words.ts'
import type { Membership } from './use-membership.ts'

export function MembershipState({ state }: Pick<Membership, 'state'>) {
  const { text } = useLanguage()
  return <StatusBadge status={state === 'ACTIVE' ? 'done' : 'refused'}>{text(membershipStates[state])}</StatusBadge>
}

/** Who, since when, by which mission, with which passports. */
export function MemberFacts({ member }: { member: Membership }) {
  const { text, date, locale } = useLanguage()
  const { name, nameBng, passportNo, passportValidUntil, earlierPassports } = member
  return (
    <Facts>
      <Fact name={text(words.number)}>
        <span className="text-xl font-bold text-brand select-all">
          <Printed>{member.membershipId}</Printed>
        </span>
      </Fact>
      <Fact name={text(words.name)}>
        <span lang={locale === 'bn' && nameBng ? 'bn' : 'en'}>
          <Masked what={text(words.name)}>{(locale === 'bn' && nameBng) || name}</Masked>
        </span>
      </Fact>
      <Fact name={text(words.joinedOn)}>{date(member.joinedOn)}</Fact>
      <Fact name={text(words.applicationNo)}>
        <Printed>{member.applicationNo}</Printed>
      </Fact>
      <Fact name={text(words.mission)}>{text({ bn: member.missionNameBng, en: member.missionName })}</Fact>
      <Fact name={text(words.country)}>{text({ bn: member.countryNameBng, en: member.countryName })}</Fact>
      <Fact name={text(words.passport)}>
        <Printed>
          <Masked what={text(words.passport)}>{passportNo}</Masked>
        </Printed>
        {passportValidUntil && (
          <span className="block text-sm font-normal text-muted">{text(words.passportUntil, { date: date(passportValidUntil) })}</span>
        )}
      </Fact>
      {earlierPassports.length > 0 && (
        <Fact name={text(words.earlierPassports)}>
          <ul>
            {earlierPassports.map((passport) => (
              <li key={passport}>
                <Printed>
                  <Masked what={text(words.earlierPassports)}>{passport}</Masked>
                </Printed>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </Facts>
  )
}

export const Facts = ({ children }: { children: ReactNode }) => <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">{children}</dl>

export const Fact = ({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) => (
  <div className={classes('min-w-0 break-words', isWide && 'sm:col-span-2')}>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

/** A number as it is printed, whatever the page's language. */
export const Printed = ({ children }: { children: ReactNode }) => (
  <span lang="en" translate="no" className="tabular-nums">
    {children}
  </span>
)
