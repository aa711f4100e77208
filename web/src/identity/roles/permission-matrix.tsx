import { useState } from 'react'
import { permissionMatrix, type MatrixGroup, type MatrixMenu } from '@wewb/domain/access/permission-matrix'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { permissionMatrixMessages } from './permission-matrix-messages.ts'
import { MenuRow } from './menu-row.tsx'
import { OfficesDialog } from './offices-dialog.tsx'
import type { EditedGrants } from './use-edited-grants.ts'

/** Lists all menus by group with their checkboxes. */
export function PermissionMatrix({
  editedGrants,
  mayRestrictOffices,
}: {
  editedGrants: EditedGrants
  mayRestrictOffices: boolean
}) {
  const { text } = useLanguage()
  const [search, setSearch] = useState('')
  const [isOnlyChanged, setIsOnlyChanged] = useState(false)
  const [dialogMenu, setDialogMenu] = useState<MatrixMenu>()
  const groups = matching(search, isOnlyChanged ? editedGrants.changedScreens : undefined)
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">{text(permissionMatrixMessages.tickIntro)}</p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="w-full max-w-96">
          <TextInput
            id="find-menu"
            type="search"
            label={text(permissionMatrixMessages.findMenu)}
            isOptional="unmarked"
            value={search}
            onChange={setSearch}
          />
        </div>
        <Checkbox
          id="only-changed"
          label={text(permissionMatrixMessages.onlyChanged)}
          isChecked={isOnlyChanged}
          onChange={setIsOnlyChanged}
        />
      </div>
      <p aria-live="polite" className="text-muted empty:hidden">
        {groups.length === 0 && text(permissionMatrixMessages.noMenu)}
      </p>
      {groups.map(({ id, name, menus }) => (
        <section key={id} aria-labelledby={`group-${id}`} className="border-t border-line pt-3">
          <h2 id={`group-${id}`} className="pb-1 text-lg font-bold text-brand">
            {text(name)}
          </h2>
          <ul className="divide-y divide-line">
            {menus.map((menu) => (
              <MenuRow
                key={menu.id}
                menu={menu}
                editedGrants={editedGrants}
                mayRestrictOffices={mayRestrictOffices}
                onEditOffices={setDialogMenu}
              />
            ))}
          </ul>
        </section>
      ))}
      {dialogMenu && (
        <OfficesDialog menu={dialogMenu} editedGrants={editedGrants} onClose={() => setDialogMenu(undefined)} />
      )}
    </div>
  )
}

/** Searches the names in both languages. */
function matching(search: string, screens: ReadonlySet<string> | undefined): MatrixGroup[] {
  const searchText = search.trim().toLowerCase()
  const matchesSearch = ({ name, screen }: MatrixMenu) =>
    (name.bn.includes(searchText) || name.en.toLowerCase().includes(searchText)) && (!screens || screens.has(screen))
  return permissionMatrix
    .map((group) => ({ ...group, menus: group.menus.filter(matchesSearch) }))
    .filter(({ menus }) => menus.length > 0)
}
