import { useState } from 'react'
import type { Action } from '@wewb/domain/access/actions'
import { menusFor } from '@wewb/domain/access/menus'
import { officeTypeNames, officeTypes, type OfficeType } from '@wewb/domain/access/office-types'
import type { UserType } from '@wewb/domain/access/roles'
import { permissionsInOffice, type Grants } from '@wewb/domain/access/grants'
import { officeTypesOf } from '@wewb/domain/identity/accounts/user-types'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { Select } from '#components/inputs/select.tsx'
import { permissionMatrixMessages } from './permission-matrix-messages.ts'
import { formatActions } from './format-permissions.ts'

type Props = { grants: Grants; userType: UserType; isDetailed?: boolean; id: string }

/** Previews the sidebar of these grants with the server's own function. Nothing in it is a link. */
export function RolePreview({ grants, userType, isDetailed = false, id }: Props) {
  const { text } = useLanguage()
  const [office, setOffice] = useState<OfficeType | null>(
    () => officeTypes.find((type) => officeTypesOf[userType].includes(type)) ?? null,
  )
  const groups = menusFor(permissionsInOffice(grants, office)).filter((group) => group.id !== 'dashboard')
  return (
    <Card title={text(permissionMatrixMessages.previewTitle)}>
      <p className="mb-4 text-sm text-muted">{text(permissionMatrixMessages.previewText)}</p>
      {userType !== 'APPLICANT' && (
        <div className="mb-4 max-w-96">
          <Select
            id={id}
            label={text(permissionMatrixMessages.seat)}
            isOptional="unmarked"
            placeholder={text(permissionMatrixMessages.anySeat)}
            value={office ?? ''}
            onChange={(chosen) => setOffice(officeTypes.find((type) => type === chosen) ?? null)}
            options={officeTypes.map((type) => ({ value: type, label: text(officeTypeNames[type]) }))}
          />
        </div>
      )}
      <div aria-live="polite" className={isDetailed ? 'gap-8 *:mb-5 *:break-inside-avoid lg:columns-2' : 'grid gap-3'}>
        {groups.length === 0 && <p>{text(permissionMatrixMessages.seesNothing)}</p>}
        {groups.map((group) => (
          <section key={group.id} className="min-w-0">
            <h3 className="font-bold text-brand">{text(group.name)}</h3>
            <ul className="mt-1 grid gap-1 border-l border-line pl-3">
              {group.screens.map(({ screen, actions }) => (
                <li key={screen.id} className="min-w-0">
                  <span className={isDetailed ? 'font-semibold' : undefined}>
                    {text(screen.sidebar.name ?? screen.title)}
                  </span>
                  {isDetailed && <MayDo actions={actions} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">{text(permissionMatrixMessages.always)}</p>
    </Card>
  )
}

function MayDo({ actions }: { actions: readonly Action[] }) {
  const { text } = useLanguage()
  const rest = actions.filter((action) => action !== 'view')
  return (
    <span className="block text-sm text-muted">
      {rest.length > 0
        ? text(permissionMatrixMessages.may, { actions: formatActions(rest, text) })
        : text(permissionMatrixMessages.onlySee)}
    </span>
  )
}
