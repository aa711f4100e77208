import { getOwn } from '@wewb/domain/collections/get-own'
import type { listAudit } from '@wewb/domain/administration/portal-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { interpolate } from '@wewb/domain/language/bilingual'
import { messageTriggers } from '@wewb/domain/messaging/message-triggers'
import { useLanguage } from '#lib/i18n/language.tsx'
import type { Column } from '#components/tables/data-table.tsx'
import { classes } from '#components/styles/class-names.ts'
import { PersonName } from '#components/layout/person-name.tsx'
import { AuditDetails } from './audit-details.tsx'
import { nameOfEvent, auditSubjectNames, auditMessages } from './messages.ts'

type Row = ResponseOf<typeof listAudit>['list'][number]

// Breaks a long name, so that it does not push the other columns out of the card.
const name = 'inline-block max-w-64 wrap-anywhere'

/**
 * Formats `application:EDU-2026-000123`. An application keeps its number in every language; internal rows show theirs
 * in localised digits.
 */
function Subject({ code }: { code: string }) {
  const { text, digits } = useLanguage()
  const [kind = '', ...rest] = code.split(':')
  const number = rest.join(':')
  const occasion = kind === 'template' ? getOwn(messageTriggers, rest[0] ?? '') : undefined
  const named = occasion
    ? interpolate(auditSubjectNames['template'] ?? occasion.when, { id: occasion.when })
    : getOwn(auditSubjectNames, kind)
  if (!named) return <span lang="en">{code}</span>
  const [before = '', after] = text(named, { n: digits(number) }).split('{id}')
  return (
    <>
      {before}
      {after !== undefined && <span lang="en">{number}</span>}
      {after}
    </>
  )
}

export function useColumns(): Column<Row>[] {
  const { text, dateInTable, time } = useLanguage()
  return [
    { id: 'at', header: text(auditMessages.time), cell: ({ at }) => `${dateInTable(at)}, ${time(at)}` },
    {
      id: 'person',
      header: text(auditMessages.person),
      cell: ({ actor, actorName, actorNameBng }) => (
        <span className={name}>
          {actorName ? <PersonName name={actorName} nameBng={actorNameBng} /> : <Subject code={actor} />}
        </span>
      ),
    },
    {
      id: 'event',
      header: text(auditMessages.event),
      cell: ({ event, detail }) => (
        <div className="flex flex-col gap-1 md:max-w-md">
          <span>{text(nameOfEvent(event))}</span>
          <AuditDetails details={detail} />
        </div>
      ),
    },
    {
      id: 'subject',
      header: text(auditMessages.subject),
      cell: ({ subject }) => (
        <span className={classes(name, 'text-muted')}>
          <Subject code={subject} />
        </span>
      ),
    },
  ]
}
