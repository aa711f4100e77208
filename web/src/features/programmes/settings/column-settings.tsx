import { shownInList } from '../../../../../domain/src/programmes/seen.ts'
import { useText } from '../../../i18n/language.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useProgramme } from '../draft/draft-store.ts'
import { words } from './settings-words.ts'
import { useSettingWriter } from './use-setting-writer.ts'

const most = 6

/** Which answers an officer sees before opening a file. */
export function ColumnSettings() {
  const text = useText()
  const offered = shownInList(useProgramme())
  const [columns, setColumns] = useSettingWriter('columns')
  const tick = (path: string, isTicked: boolean) => {
    if (!isTicked) return setColumns(columns.filter((column) => column !== path))
    return columns.length < most ? setColumns([...columns, path]) : undefined
  }
  return (
    <div id="columns" tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <p className="text-sm text-muted">{text(words.columnsHint)}</p>
      {offered.length === 0 && <p className="text-muted">{text(words.noColumns)}</p>}
      <div>
        {offered.map(({ path, label }) => (
          <Checkbox
            key={path}
            id={`columns.${path}`}
            label={text(label) || path}
            isChecked={columns.includes(path)}
            onChange={(isTicked) => tick(path, isTicked)}
          />
        ))}
      </div>
    </div>
  )
}
