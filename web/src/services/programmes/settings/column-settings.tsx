import { listableAnswersOf } from '@wewb/domain/services/programmes/referable-answers'
import { useText } from '#lib/i18n/language.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { useDraftProgramme } from '#services/programmes/draft/draft-store.ts'
import { programmeSettingsMessages } from './settings-messages.ts'
import { useSettingState } from './use-setting-state.ts'

const max = 6

/** Chooses the answers shown as columns in the officer's queue. */
export function ColumnSettings() {
  const text = useText()
  const offered = listableAnswersOf(useDraftProgramme())
  const [columns, setColumns] = useSettingState('columns')
  const toggle = (path: string, isChecked: boolean) => {
    if (!isChecked) return setColumns(columns.filter((column) => column !== path))
    return columns.length < max ? setColumns([...columns, path]) : undefined
  }
  return (
    <div id="columns" tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <p className="text-sm text-muted">{text(programmeSettingsMessages.columnsHint)}</p>
      {offered.length === 0 && <p className="text-muted">{text(programmeSettingsMessages.noColumns)}</p>}
      <div>
        {offered.map(({ path, label }) => (
          <Checkbox
            key={path}
            id={`columns.${path}`}
            label={text(label) || path}
            isChecked={columns.includes(path)}
            onChange={(isChecked) => toggle(path, isChecked)}
          />
        ))}
      </div>
    </div>
  )
}
