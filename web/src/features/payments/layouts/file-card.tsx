import { dateFormats, separators, type FileLayout, type Separator } from '../../../../../domain/src/payments/layout.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import type { useProblems } from '../../../ui/use-problems.ts'
import { ColumnList } from './column-list.tsx'
import { ExampleRow } from './example-row.tsx'
import { layoutWords as words, separatorWords } from './words.ts'

export type CardProps<L> = { layout: L; onChange(layout: L): void; problems: ReturnType<typeof useProblems>; isReadOnly: boolean }

const separatorNames = Object.keys(separators) as Separator[]

/** The columns of the file that goes to the bank, with one payment written by them. */
export function FileCard({ layout, onChange, problems, isReadOnly }: CardProps<FileLayout>) {
  const { text } = useLanguage()
  return (
    <Card title={text(words.file)}>
      <div className="grid gap-5">
        <p className="max-w-prose text-muted">{text(words.fileText)}</p>
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
            label={text(words.separator)}
            value={layout.separator}
            isDisabled={isReadOnly}
            onChange={(value) => onChange({ ...layout, separator: separatorNames.find((name) => name === value) ?? layout.separator })}
            options={separatorNames.map((value) => ({ value, label: text(separatorWords[value]) }))}
          />
          <Select
            id="file-date"
            label={text(words.dateFormat)}
            value={layout.dateFormat}
            isDisabled={isReadOnly}
            onChange={(value) => onChange({ ...layout, dateFormat: dateFormats.find((format) => format === value) ?? layout.dateFormat })}
            options={dateFormats.map((value) => ({ value, label: value }))}
          />
          {!isReadOnly && (
            <Checkbox
              id="headings"
              label={text(words.headings)}
              isChecked={layout.headings}
              onChange={(headings) => onChange({ ...layout, headings })}
            />
          )}
        </div>
      </div>
    </Card>
  )
}
