import type { listAudit } from '@wewb/domain/administration/portal-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes, focusRing, standaloneLinkClasses } from '#components/styles/class-names.ts'
import { nameOfDetail, nameOfValue } from './detail-messages.ts'
import { auditMessages } from './messages.ts'

type DetailRow = ResponseOf<typeof listAudit>['list'][number]['detail'][number]

/** Up to this much is shown in the row; more is collapsed. */
const MAX_COMPACT_ROWS = 2
const maxShown = 60

/** Shows further data of an entry: a value, or its state before and after. */
export function AuditDetails({ details: rows }: { details: readonly DetailRow[] }) {
  const { text } = useLanguage()
  if (rows.length === 0) return null
  const isShort =
    rows.length <= MAX_COMPACT_ROWS && rows.every(({ from, to }) => `${from ?? ''}${to ?? ''}`.length <= maxShown)
  if (isShort) return <DetailRows rows={rows} />
  return (
    <details>
      <summary className={classes(standaloneLinkClasses, 'cursor-pointer text-sm', focusRing)}>
        {text(auditMessages.showDetail, { n: rows.length })}
      </summary>
      <DetailRows rows={rows} />
    </details>
  )
}

function DetailRows({ rows }: { rows: readonly DetailRow[] }) {
  const { text } = useLanguage()
  return (
    <dl className="grid gap-1 text-sm text-muted">
      {rows.map(({ name, from, to }) => (
        <div key={name} className="flex flex-wrap gap-x-1.5">
          <dt>
            <DetailText>{text(nameOfDetail(name))}</DetailText>:
          </dt>
          <dd className="wrap-anywhere text-ink">
            {from !== null && (
              <>
                <span className="sr-only">{text(auditMessages.before)} </span>
                <del className="text-muted no-underline">
                  <Value value={from} />
                </del>
                <span aria-hidden> → </span>
                <span className="sr-only">, {text(auditMessages.after)} </span>
              </>
            )}
            {to === null ? '–' : <Value value={to} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value }: { value: string }) {
  const { text, digits } = useLanguage()
  const word = text(nameOfValue(value))
  return /^[\d\s:.,/–-]+$/.test(word) ? digits(word) : <DetailText>{word}</DetailText>
}

/** Shows the text; a code stays as logged and is marked as not Bangla. */
const DetailText = ({ children }: { children: string }) =>
  /[A-Za-z]/.test(children) ? <span lang="en">{children}</span> : children
