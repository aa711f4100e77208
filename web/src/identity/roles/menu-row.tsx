import { Building2, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { actionNames } from '@wewb/domain/access/action-names'
import { actions } from '@wewb/domain/access/actions'
import type { MatrixMenu } from '@wewb/domain/access/permission-matrix'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { formatActions, formatOfficeRestrictions, grantedActions } from './format-permissions.ts'
import { permissionMatrixMessages } from './permission-matrix-messages.ts'
import type { EditedGrants } from './use-edited-grants.ts'

type Props = {
  menu: MatrixMenu
  editedGrants: EditedGrants
  mayRestrictOffices: boolean
  onEditOffices(menu: MatrixMenu): void
}

/** One menu and its checkboxes. On a phone it is collapsed to one row. */
export function MenuRow({ menu, editedGrants, mayRestrictOffices, onEditOffices }: Props) {
  const { text } = useLanguage()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { screen } = menu
  const isChanged = editedGrants.changedScreens.has(screen)
  const granted = grantedActions(screen, editedGrants.grants)
  return (
    <li
      className={classes(
        'border-l-4 py-1 pl-3',
        isChanged ? 'border-l-needs-you bg-needs-you-soft/40' : 'border-l-transparent',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className={classes(
          'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-control py-1.5 pr-2 text-left md:hidden',
          focusRing,
        )}
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            {text(menu.name)}
            <Marks menu={menu} isChanged={isChanged} />
          </span>
          <span className="line-clamp-2 text-sm text-muted">
            {granted.length > 0
              ? formatActions(
                  granted.map(({ action }) => action),
                  text,
                )
              : text(permissionMatrixMessages.nothing)}
          </span>
        </span>
        <ChevronDown aria-hidden size={20} className={classes('shrink-0 text-muted', isOpen && 'rotate-180')} />
      </button>
      <div
        className={classes(
          isOpen ? 'flex' : 'hidden',
          'flex-col-reverse md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:gap-x-4',
        )}
      >
        <div className="min-w-0">
          <h3 id={id} className="hidden pt-2.5 font-semibold wrap-anywhere md:block">
            {text(menu.name)}
            <Marks menu={menu} isChanged={isChanged} />
          </h3>
          {granted.length > 0 && mayRestrictOffices && (
            <button
              type="button"
              onClick={() => onEditOffices(menu)}
              className={classes(
                '-ml-2 flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 py-1.5',
                'text-left text-sm font-semibold text-brand hover:bg-brand-soft',
                focusRing,
              )}
            >
              <Building2 aria-hidden size={18} className="shrink-0" />
              <span>
                <span className="sr-only">{text(permissionMatrixMessages.officesOf, { menu: menu.name })} </span>
                <OfficeLimitBadge screen={screen} editedGrants={editedGrants} />
              </span>
            </button>
          )}
        </div>
        <ActionCheckboxes labelledBy={id} menu={menu} editedGrants={editedGrants} />
      </div>
    </li>
  )
}

function ActionCheckboxes({
  labelledBy,
  menu: { screen, actions: meant },
  editedGrants,
}: Pick<Props, 'menu' | 'editedGrants'> & { labelledBy: string }) {
  const { text } = useLanguage()
  const offered = actions.filter((action) => meant.includes(action) || editedGrants.stored.has(`${screen}:${action}`))
  return (
    <fieldset
      aria-labelledby={labelledBy}
      className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] content-start gap-x-2"
    >
      {offered.map((action) => (
        <Checkbox
          key={action}
          id={`${screen}-${action}`}
          label={text(actionNames[action])}
          isChecked={editedGrants.grants.has(`${screen}:${action}`)}
          onChange={(isOn) => editedGrants.setGrant(`${screen}:${action}`, isOn)}
        />
      ))}
    </fieldset>
  )
}

function OfficeLimitBadge({ screen, editedGrants: { grants } }: { screen: string; editedGrants: EditedGrants }) {
  const { text } = useLanguage()
  const lines = formatOfficeRestrictions(screen, grants, text)
  if (lines.length === 0) return text(permissionMatrixMessages.everyOffice)
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}

function Marks({ menu: { built }, isChanged }: { menu: MatrixMenu; isChanged: boolean }) {
  const { text } = useLanguage()
  return (
    <>
      {isChanged && (
        <span className="ml-2 rounded-full bg-needs-you-soft px-2 text-sm font-semibold text-needs-you">
          {text(permissionMatrixMessages.changed)}
        </span>
      )}
      {!built && <span className="ml-2 text-sm font-normal text-muted">{text(permissionMatrixMessages.notBuilt)}</span>}
    </>
  )
}
