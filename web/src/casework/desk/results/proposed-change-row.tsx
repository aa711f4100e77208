import { Trash2 } from 'lucide-react'
import type { ListChangeAction } from '@wewb/domain/services/awards/list-change'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Select } from '#components/inputs/select.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { listChangeActionNames, listChangeMessages } from './list-change-messages.ts'
import type { DraftRow } from './propose-list-change.tsx'

type Props = {
  index: number
  row: DraftRow
  actions: readonly ListChangeAction[]
  error: string | undefined
  onChange(row: DraftRow): void
  onDelete: (() => void) | undefined
}

/** One application of a proposed change, with what happens to it. */
export function ProposedRow({ index, row, actions, error, onChange, onDelete }: Props) {
  const { text, number } = useLanguage()
  const n = number(index + 1)
  return (
    <fieldset className="grid gap-4 rounded-control border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 font-semibold">{text(listChangeMessages.row, { n })}</legend>
      <TextInput
        id={`rows.${index}.applicationNo`}
        maxLength={40}
        label={text(listChangeMessages.number)}
        value={row.applicationNo}
        onChange={(applicationNo) => onChange({ ...row, applicationNo })}
        error={error}
      />
      <Select
        id={`rows.${index}.action`}
        label={text(listChangeMessages.what)}
        value={row.action}
        onChange={(value) => onChange({ ...row, action: actions.find((one) => one === value) ?? row.action })}
        options={actions.map((action) => ({ value: action, label: text(listChangeActionNames[action]) }))}
      />
      {onDelete && (
        <Button
          variant="quiet"
          isSmall
          className="justify-self-start sm:col-span-2"
          icon={<Trash2 aria-hidden size={18} />}
          onClick={onDelete}
        >
          {text(listChangeMessages.deleteRow, { n })}
        </Button>
      )}
    </fieldset>
  )
}
