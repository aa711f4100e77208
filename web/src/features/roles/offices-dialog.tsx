import { useState } from 'react'
import { actionNames } from '../../../../domain/src/access/action-names.ts'
import type { Permission } from '../../../../domain/src/access/actions.ts'
import type { MatrixMenu } from '../../../../domain/src/access/matrix.ts'
import { officeTypeNames, officeTypes, type OfficeType } from '../../../../domain/src/access/office-types.ts'
import { sameOffices } from '../../../../domain/src/access/ticks.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { words } from './matrix-words.ts'
import { tickedOn } from './office-text.ts'
import type { EditedTicks } from './use-ticks.ts'

type Chosen = Partial<Record<Permission, readonly OfficeType[]>>

/** In which kinds of office a menu is there; where it must be, another answer for each action. */
export function OfficesDialog({ menu, edited, onClose }: { menu: MatrixMenu; edited: EditedTicks; onClose(): void }) {
  const { text } = useLanguage()
  const ticked = tickedOn(menu.screen, edited.ticks)
  const [chosen, setChosen] = useState<Chosen>(() => Object.fromEntries(ticked.map(({ permission, offices }) => [permission, offices ?? officeTypes])))
  const [isByAction, setIsByAction] = useState(() => ticked.some(({ offices }) => !sameOffices(offices, ticked[0]?.offices)))
  const [isAsked, setIsAsked] = useState(false)
  const view: Permission = `${menu.screen}:view`
  const asked = isByAction ? ticked : ticked.filter(({ permission }) => permission === view)
  const of = (permission: Permission) => chosen[isByAction ? permission : view] ?? []
  /** Where the menu cannot be seen, nothing of it can be done: other offices are not offered. */
  const offered = (permission: Permission) => officeTypes.filter((type) => permission === view || of(view).includes(type))
  const setByAction = (isOn: boolean) => {
    if (isOn) setChosen(Object.fromEntries(ticked.map(({ permission }) => [permission, of(view)])))
    setIsByAction(isOn)
  }
  const apply = () => {
    if (asked.some(({ permission }) => of(permission).length === 0)) return setIsAsked(true)
    edited.narrow(new Map(ticked.map(({ permission }) => [permission, of(permission)])))
    return onClose()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text(words.officesOf, { menu: menu.name })}
      actions={<Button onClick={apply}>{text(words.apply)}</Button>}
    >
      <div className="grid gap-5">
        <p className="text-muted">{text(words.officesText)}</p>
        {asked.map(({ action, permission }) => (
          <FieldGroup
            key={permission}
            id={`offices-${permission}`}
            label={text(isByAction ? actionNames[action] : words.whereAll)}
            error={isAsked && of(permission).length === 0 ? text(words.chooseOffice) : undefined}
          >
            <div className="grid gap-x-4 sm:grid-cols-2">
              {offered(permission).map((type) => (
                <Checkbox
                  key={type}
                  id={`${permission}-${type}`}
                  label={text(officeTypeNames[type])}
                  isChecked={of(permission).includes(type)}
                  onChange={(isOn) => setChosen({ ...chosen, [permission]: isOn ? [...of(permission), type] : of(permission).filter((one) => one !== type) })}
                />
              ))}
            </div>
          </FieldGroup>
        ))}
        {ticked.length > 1 && <Checkbox id="by-action" label={text(words.byAction)} isChecked={isByAction} onChange={setByAction} />}
      </div>
    </Modal>
  )
} // prettier-ignore
