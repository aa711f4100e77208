import type { EarlierImportDetail } from '@wewb/domain/casework/earlier-contracts'
import { useText } from '#lib/i18n/language.tsx'
import { Select } from '#components/inputs/select.tsx'
import { earlierImportMessages } from './import-messages.ts'

type Mapping = { [column: string]: number | null }
type Props = { detail: EarlierImportDetail; isBusy: boolean; onChange(mapping: Mapping): void }

/** Lets the uploader choose which heading of the file belongs to which column. Each change checks all rows again. */
export function ImportMapping({ detail: { columns, headings }, isBusy, onChange }: Props) {
  const text = useText()
  const options = headings.map((heading, position) => ({
    value: String(position),
    label: heading.trim() || String(position + 1),
  }))
  const choose = (column: string, value: string) => {
    const position = value === '' ? null : Number(value)
    // A heading belongs to one column: it moves from the one that had it.
    const rest = columns.map(({ id, heading }) => [id, position !== null && heading === position ? null : heading])
    onChange({ ...(Object.fromEntries(rest) as Mapping), [column]: position })
  }
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-bold">{text(earlierImportMessages.mapping)}</h3>
      <p className="text-muted">{text(earlierImportMessages.mappingText)}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ id, label, requiredYn, heading }) => (
          <Select
            key={id}
            id={`map-${id}`}
            label={text(label)}
            isOptional={requiredYn === 'N'}
            placeholder={text(earlierImportMessages.noHeading)}
            options={options}
            value={heading === null ? '' : String(heading)}
            isDisabled={isBusy}
            onChange={(value) => choose(id, value)}
          />
        ))}
      </div>
    </section>
  )
}
