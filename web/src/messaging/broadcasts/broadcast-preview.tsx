import { useEffect, useRef, type ReactNode } from 'react'
import { formatTaka } from '@wewb/domain/language/money'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Card } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import type { BroadcastPreviewResponse } from './use-broadcasts.ts'
import { broadcastMessages } from './broadcast-messages.ts'

type Row = { locale: 'bn' | 'en'; sms: number; email: number; parts: number; costPoisha: number }

/** Previews the recipients, languages, SMS parts and cost. Each new preview takes the focus. */
export function BroadcastPreview({ preview, children }: { preview: BroadcastPreviewResponse; children: ReactNode }) {
  const { text, number } = useLanguage()
  const head = useRef<HTMLParagraphElement>(null)
  const columns = useColumns()
  useEffect(() => head.current?.focus(), [])
  const { people, sms, email, parts, costPoisha, leftOut } = preview
  const rows = (['bn', 'en'] as const).map((locale) => ({
    locale,
    sms: sms[locale],
    email: email[locale],
    parts: parts[locale],
    costPoisha: costPoisha[locale],
  }))
  return (
    <Card title={text(broadcastMessages.reaches)}>
      <div className="grid gap-5">
        <p ref={head} tabIndex={-1} className="text-lg font-semibold outline-none">
          {people > 0 ? text(broadcastMessages.people, { n: number(people) }) : text(broadcastMessages.nobody)}
        </p>
        {leftOut > 0 && <Alert kind="info">{text(broadcastMessages.leftOut, { n: number(leftOut) })}</Alert>}
        {people > 0 && (
          <>
            <DataTable
              caption={text(broadcastMessages.reaches)}
              columns={columns}
              rows={rows}
              rowId={({ locale }) => locale}
            />
            <Examples examples={preview.examples} />
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
    {
      id: 'language',
      header: text(broadcastMessages.language),
      cell: ({ locale }) => text(locale === 'bn' ? broadcastMessages.bangla : broadcastMessages.english),
    },
    { id: 'sms', header: text(broadcastMessages.bySms), isNumeric: true, cell: ({ sms }) => number(sms) },
    { id: 'email', header: text(broadcastMessages.byEmail), isNumeric: true, cell: ({ email }) => number(email) },
    { id: 'parts', header: text(broadcastMessages.partsEach), isNumeric: true, cell: ({ parts }) => number(parts) },
    {
      id: 'cost',
      header: text(broadcastMessages.cost),
      isNumeric: true,
      cell: ({ costPoisha }) => formatTaka((costPoisha / 100).toFixed(2), reader),
    },
  ]
}

function Examples({ examples }: { examples: BroadcastPreviewResponse['examples'] }) {
  const { text, digits } = useLanguage()
  return (
    <div>
      <h3 className="text-sm font-semibold text-muted">{text(broadcastMessages.examples)}</h3>
      <ul className="mt-1 flex flex-wrap gap-2">
        {examples.map(({ recipient, channel, language }, at) => (
          <li
            key={`${recipient} ${at}`}
            className="rounded-full border border-line bg-card px-3 py-1 text-sm tabular-nums"
          >
            {channel === 'SMS' ? digits(recipient) : <span lang="en">{recipient}</span>}
            {` · ${text(language === 'bn' ? broadcastMessages.bangla : broadcastMessages.english)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
