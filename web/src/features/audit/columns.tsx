import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { listAudit } from '../../../../domain/src/contracts/portal.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { fill } from '../../../../domain/src/language/bilingual.ts'
import { occasions } from '../../../../domain/src/messages/occasions.ts'
import { useLanguage } from '../../i18n/language.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { classes } from '../../ui/look.ts'
import { PersonName } from '../../ui/person-name.tsx'
import { DetailLines } from './detail-lines.tsx'
import { nameOfEvent, subjects, words } from './words.ts'

type Row = AnswerOf<typeof listAudit>['list'][number]

// A name of one endless word breaks where it must, and does not push the other columns out of the card.
const name = 'inline-block max-w-64 wrap-anywhere'

/** `application:EDU-2026-000123` in words. An application is called by its number in every language; a row of ours is only counted. */
function Subject({ code }: { code: string }) {
  const { text, digits } = useLanguage()
  const [kind = '', ...rest] = code.split(':')
  const number = rest.join(':')
  const occasion = kind === 'template' ? getOwn(occasions, rest[0] ?? '') : undefined
  const named = occasion ? fill(subjects['template'] ?? occasion.when, { id: occasion.when }) : getOwn(subjects, kind)
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
    { id: 'at', header: text(words.time), cell: ({ at }) => `${dateInTable(at)}, ${time(at)}` },
    {
      id: 'person',
      header: text(words.person),
      cell: ({ actor, actorName, actorNameBng }) => (
        <span className={name}>{actorName ? <PersonName name={actorName} nameBng={actorNameBng} /> : <Subject code={actor} />}</span>
      ),
    },
    {
      id: 'event',
      header: text(words.event),
      cell: ({ event, detail }) => (
        <div className="flex flex-col gap-1 md:max-w-md">
          <span>{text(nameOfEvent(event))}</span>
          <DetailLines lines={detail} />
        </div>
      ),
    },
    {
      id: 'subject',
      header: text(words.subject),
      cell: ({ subject }) => (
        <span className={classes(name, 'text-muted')}>
          <Subject code={subject} />
        </span>
      ),
    },
  ]
}
