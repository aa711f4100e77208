import { useState } from 'react'
import { permissionMatrix, type MatrixGroup, type MatrixMenu } from '../../../../domain/src/access/matrix.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { words } from './matrix-words.ts'
import { MenuRow } from './menu-row.tsx'
import { OfficesDialog } from './offices-dialog.tsx'
import type { EditedTicks } from './use-ticks.ts'

/** Every menu in its group with its tick boxes. */
export function PermissionMatrix({ edited, mayNarrow }: { edited: EditedTicks; mayNarrow: boolean }) {
  const { text } = useLanguage()
  const [search, setSearch] = useState('')
  const [isOnlyChanged, setIsOnlyChanged] = useState(false)
  const [narrowed, setNarrowed] = useState<MatrixMenu>()
  const groups = matching(search, isOnlyChanged ? edited.screens : undefined)
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">{text(words.tickIntro)}</p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="w-full max-w-96">
          <TextInput id="find-menu" type="search" label={text(words.findMenu)} isOptional="unmarked" value={search} onChange={setSearch} />
        </div>
        <Checkbox id="only-changed" label={text(words.onlyChanged)} isChecked={isOnlyChanged} onChange={setIsOnlyChanged} />
      </div>
      <p aria-live="polite" className="text-muted empty:hidden">
        {groups.length === 0 && text(words.noMenu)}
      </p>
      {groups.map(({ id, name, menus }) => (
        <section key={id} aria-labelledby={`group-${id}`} className="border-t border-line pt-3">
          <h2 id={`group-${id}`} className="pb-1 text-lg font-bold text-brand">
            {text(name)}
          </h2>
          <ul className="divide-y divide-line">
            {menus.map((menu) => (
              <MenuRow key={menu.id} menu={menu} edited={edited} mayNarrow={mayNarrow} onOffices={setNarrowed} />
            ))}
          </ul>
        </section>
      ))}
      {narrowed && <OfficesDialog menu={narrowed} edited={edited} onClose={() => setNarrowed(undefined)} />}
    </div>
  )
}

/** By its name in either language, whoever looks. */
function matching(search: string, screens: ReadonlySet<string> | undefined): MatrixGroup[] {
  const wanted = search.trim().toLowerCase()
  const isWanted = ({ name, screen }: MatrixMenu) =>
    (name.bn.includes(wanted) || name.en.toLowerCase().includes(wanted)) && (!screens || screens.has(screen))
  return permissionMatrix.map((group) => ({ ...group, menus: group.menus.filter(isWanted) })).filter(({ menus }) => menus.length > 0)
}
