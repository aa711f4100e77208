import { useState } from 'react'
import type { Action } from '../../../../domain/src/access/actions.ts'
import { menusFor } from '../../../../domain/src/access/menus.ts'
import { officeTypeNames, officeTypes, type OfficeType } from '../../../../domain/src/access/office-types.ts'
import type { UserType } from '../../../../domain/src/access/roles.ts'
import { permissionsAt, type Ticks } from '../../../../domain/src/access/ticks.ts'
import { officeTypesOf } from '../../../../domain/src/accounts/user-types.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { words } from './matrix-words.ts'
import { actionsText } from './office-text.ts'

type Props = { ticks: Ticks; userType: UserType; isDetailed?: boolean; id: string }

/** The sidebar as these ticks make it, by the function that the server makes it with. Nothing here is a link: it is only looked at. */
export function RolePreview({ ticks, userType, isDetailed = false, id }: Props) {
  const { text } = useLanguage()
  const [office, setOffice] = useState<OfficeType | null>(() => officeTypes.find((type) => officeTypesOf[userType].includes(type)) ?? null)
  const groups = menusFor(permissionsAt(ticks, office)).filter((group) => group.id !== 'dashboard')
  return (
    <Card title={text(words.previewTitle)}>
      <p className="mb-4 text-sm text-muted">{text(words.previewText)}</p>
      {userType !== 'APPLICANT' && (
        <div className="mb-4 max-w-96">
          <Select
            id={id}
            label={text(words.seat)}
            isOptional="unmarked"
            placeholder={text(words.anySeat)}
            value={office ?? ''}
            onChange={(chosen) => setOffice(officeTypes.find((type) => type === chosen) ?? null)}
            options={officeTypes.map((type) => ({ value: type, label: text(officeTypeNames[type]) }))}
          />
        </div>
      )}
      <div aria-live="polite" className={isDetailed ? 'gap-8 *:mb-5 *:break-inside-avoid lg:columns-2' : 'grid gap-3'}>
        {groups.length === 0 && <p>{text(words.seesNothing)}</p>}
        {groups.map((group) => (
          <section key={group.id} className="min-w-0">
            <h3 className="font-bold text-brand">{text(group.name)}</h3>
            <ul className="mt-1 grid gap-1 border-l border-line pl-3">
              {group.screens.map(({ screen, actions }) => (
                <li key={screen.id} className="min-w-0">
                  <span className={isDetailed ? 'font-semibold' : undefined}>{text(screen.sidebar.name ?? screen.title)}</span>
                  {isDetailed && <MayDo actions={actions} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">{text(words.always)}</p>
    </Card>
  )
}

function MayDo({ actions }: { actions: readonly Action[] }) {
  const { text } = useLanguage()
  const rest = actions.filter((action) => action !== 'view')
  return (
    <span className="block text-sm text-muted">
      {rest.length > 0 ? text(words.may, { actions: actionsText(rest, text) }) : text(words.onlySee)}
    </span>
  )
}
