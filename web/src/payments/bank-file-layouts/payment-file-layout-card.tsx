import { dateFormats, separators, type BankFileLayout, type Separator } from '@wewb/domain/payments/bank-file-layout'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { Select } from '#components/inputs/select.tsx'
import type { useProblems } from '#components/feedback/use-problems.ts'
import { ColumnList } from './column-list.tsx'
import { ExampleRow } from './example-row.tsx'
import { layoutMessages, separatorMessages } from './messages.ts'

export type LayoutCardProps<L> = {
  layout: L
  onChange(layout: L): void
  problems: ReturnType<typeof useProblems>
  isReadOnly: boolean
}

const separatorNames = Object.keys(separators) as Separator[]

/** Edits the columns of the payment file, with a sample payment. */
export function PaymentFileLayoutCard({ layout, onChange, problems, isReadOnly }: LayoutCardProps<BankFileLayout>) {
  const { text } = useLanguage()
  return (
    <Card title={text(layoutMessages.file)}>
      <div className="grid gap-5">
        <p className="max-w-prose text-muted">{text(layoutMessages.fileText)}</p>
        <ExampleRow layout={layout} />
        <ColumnList
          columns={layout.columns}
          onChange={(columns) => onChange({ ...layout, columns })}
          problems={problems}
          isReadOnly={isReadOnly}
        />
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Select
            id="separator"
            label={text(layoutMessages.separator)}
            value={layout.separator}
            isDisabled={isReadOnly}
            onChange={(value) =>
              onChange({ ...layout, separator: separatorNames.find((name) => name === value) ?? layout.separator })
            }
            options={separatorNames.map((value) => ({ value, label: text(separatorMessages[value]) }))}
          />
          <Select
            id="file-date"
            label={text(layoutMessages.dateFormat)}
            value={layout.dateFormat}
            isDisabled={isReadOnly}
            onChange={(value) =>
              onChange({ ...layout, dateFormat: dateFormats.find((format) => format === value) ?? layout.dateFormat })
            }
            options={dateFormats.map((value) => ({ value, label: value }))}
          />
          {!isReadOnly && (
            <Checkbox
              id="headings"
              label={text(layoutMessages.headings)}
              isChecked={layout.headings}
              onChange={(headings) => onChange({ ...layout, headings })}
            />
          )}
        </div>
      </div>
    </Card>
  )
}
