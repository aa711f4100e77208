import { useEffect, useRef, type ReactNode } from 'react'
import { showTaka } from '../../../../../domain/src/language/money.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import type { Preview } from './use-broadcasts.ts'
import { words } from './words.ts'

type Row = { locale: 'bn' | 'en'; sms: number; email: number; parts: number; costPoisha: number }

/** Whom it would reach now, in which language, in how many parts and at what cost. Each look is a new one and takes the reader there. */
export function ForeseenCard({ foreseen, children }: { foreseen: Preview; children: ReactNode }) {
  const { text, number } = useLanguage()
  const head = useRef<HTMLParagraphElement>(null)
  const columns = useColumns()
  useEffect(() => head.current?.focus(), [])
  const { people, sms, email, parts, costPoisha, leftOut } = foreseen
  const rows = (['bn', 'en'] as const).map((locale) => ({ locale, sms: sms[locale], email: email[locale], parts: parts[locale], costPoisha: costPoisha[locale] })) // prettier-ignore
  return (
    <Card title={text(words.reaches)}>
      <div className="grid gap-5">
        <p ref={head} tabIndex={-1} className="text-lg font-semibold outline-none">
          {people > 0 ? text(words.people, { n: number(people) }) : text(words.nobody)}
        </p>
        {leftOut > 0 && <Alert kind="info">{text(words.leftOut, { n: number(leftOut) })}</Alert>}
        {people > 0 && (
          <>
            <DataTable caption={text(words.reaches)} columns={columns} rows={rows} rowId={({ locale }) => locale} />
            <Examples examples={foreseen.examples} />
          </>
        )}
        {children}
      </div>
    </Card>
  )
}

function useColumns(): Column<Row>[] {
  const { text, number, locale: reader } = useLanguage()
  return [
    { id: 'language', header: text(words.language), cell: ({ locale }) => text(locale === 'bn' ? words.bangla : words.english) },
    { id: 'sms', header: text(words.bySms), isNumeric: true, cell: ({ sms }) => number(sms) },
    { id: 'email', header: text(words.byEmail), isNumeric: true, cell: ({ email }) => number(email) },
    { id: 'parts', header: text(words.partsEach), isNumeric: true, cell: ({ parts }) => number(parts) },
    {
      id: 'cost',
      header: text(words.cost),
      isNumeric: true,
      cell: ({ costPoisha }) => showTaka((costPoisha / 100).toFixed(2), reader),
    },
  ]
}

function Examples({ examples }: { examples: Preview['examples'] }) {
  const { text, digits } = useLanguage()
  return (
    <div>
      <h3 className="text-sm font-semibold text-muted">{text(words.examples)}</h3>
      <ul className="mt-1 flex flex-wrap gap-2">
        {examples.map(({ recipient, channel, language }, at) => (
          <li key={`${recipient} ${at}`} className="rounded-full border border-line bg-card px-3 py-1 text-sm tabular-nums">
            {channel === 'SMS' ? digits(recipient) : <span lang="en">{recipient}</span>}
            {` · ${text(language === 'bn' ? words.bangla : words.english)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
