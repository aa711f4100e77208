import { useState } from 'react'
import { actionNames } from '@wewb/domain/access/action-names'
import type { Permission } from '@wewb/domain/access/actions'
import type { MatrixMenu } from '@wewb/domain/access/permission-matrix'
import { officeTypeNames, officeTypes, type OfficeType } from '@wewb/domain/access/office-types'
import { isSameOfficeScope } from '@wewb/domain/access/grants'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { FieldGroup } from '#components/inputs/field.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { permissionMatrixMessages } from './permission-matrix-messages.ts'
import { grantedActions } from './format-permissions.ts'
import type { EditedGrants } from './use-edited-grants.ts'

type Chosen = Partial<Record<Permission, readonly OfficeType[]>>

/** Restricts a menu to office types, optionally per action. */
export function OfficesDialog({
  menu,
  editedGrants,
  onClose,
}: {
  menu: MatrixMenu
  editedGrants: EditedGrants
  onClose(): void
}) {
  const { text } = useLanguage()
  const granted = grantedActions(menu.screen, editedGrants.grants)
  const [chosen, setChosen] = useState<Chosen>(() =>
    Object.fromEntries(granted.map(({ permission, offices }) => [permission, offices ?? officeTypes])),
  )
  const [isByAction, setIsByAction] = useState(() =>
    granted.some(({ offices }) => !isSameOfficeScope(offices, granted[0]?.offices)),
  )
  const [isRequested, setIsRequested] = useState(false)
  const view: Permission = `${menu.screen}:view`
  const listedGrants = isByAction ? granted : granted.filter(({ permission }) => permission === view)
  const of = (permission: Permission) => chosen[isByAction ? permission : view] ?? []
  /** An action needs its view, so only offices with the view are offered. */
  const offered = (permission: Permission) =>
    officeTypes.filter((type) => permission === view || of(view).includes(type))
  const setByAction = (isOn: boolean) => {
    if (isOn) setChosen(Object.fromEntries(granted.map(({ permission }) => [permission, of(view)])))
    setIsByAction(isOn)
  }
  const apply = () => {
    if (listedGrants.some(({ permission }) => of(permission).length === 0)) return setIsRequested(true)
    editedGrants.restrictOffices(new Map(granted.map(({ permission }) => [permission, of(permission)])))
    return onClose()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text(permissionMatrixMessages.officesOf, { menu: menu.name })}
      actions={<Button onClick={apply}>{text(permissionMatrixMessages.apply)}</Button>}
    >
      <div className="grid gap-5">
        <p className="text-muted">{text(permissionMatrixMessages.officesText)}</p>
        {listedGrants.map(({ action, permission }) => (
          <FieldGroup
            key={permission}
            id={`offices-${permission}`}
            label={text(isByAction ? actionNames[action] : permissionMatrixMessages.whereAll)}
            error={isRequested && of(permission).length === 0 ? text(permissionMatrixMessages.chooseOffice) : undefined}
          >
            <div className="grid gap-x-4 sm:grid-cols-2">
              {offered(permission).map((type) => (
                <Checkbox
                  key={type}
                  id={`${permission}-${type}`}
                  label={text(officeTypeNames[type])}
                  isChecked={of(permission).includes(type)}
                  onChange={(isOn) =>
                    setChosen({
                      ...chosen,
                      [permission]: isOn ? [...of(permission), type] : of(permission).filter((one) => one !== type),
                    })
                  }
                />
              ))}
            </div>
          </FieldGroup>
        ))}
        {granted.length > 1 && (
          <Checkbox
            id="by-action"
            label={text(permissionMatrixMessages.byAction)}
            isChecked={isByAction}
            onChange={setByAction}
          />
        )}
      </div>
    </Modal>
  )
}
