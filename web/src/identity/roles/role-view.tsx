import { RotateCcw, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { userTypeNames } from '@wewb/domain/identity/accounts/user-types'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Button } from '#components/inputs/button.tsx'
import { Card, stickyBarClasses } from '#components/layout/card.tsx'
import { RecordFact, RecordHeader } from '#components/layout/record-header.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { useFocusOnViewChange } from '#lib/router/use-focus-on-view-change.ts'
import { classes } from '#components/styles/class-names.ts'
import { ConfirmPermissionChanges } from './confirm-permission-changes.tsx'
import { parseGrants } from './edit-grants.ts'
import { permissionMatrixMessages } from './permission-matrix-messages.ts'
import { PermissionMatrix } from './permission-matrix.tsx'
import { roleNameOf } from './role-columns.tsx'
import { RolePreview } from './role-preview.tsx'
import { useRoleActions, useReloadRoles, useRole, type Permissions, type Role } from './use-roles.ts'
import { useEditedGrants, type EditedGrants } from './use-edited-grants.ts'
import { roleMessages } from './messages.ts'

/** One role: its grants, and a preview for its users. */
export function RoleView({ roleId }: { roleId: number }) {
  useFocusOnViewChange()
  const { data, error, refetch } = useRole(roleId)
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={10} />
  return <OneRole key={data.role.revision} {...data} />
}

function OneRole({ role, permissions }: { role: Role; permissions: Permissions }) {
  const { text } = useLanguage()
  const [query] = useSearchParams()
  const reload = useReloadRoles()
  const mayEdit = useRoleActions().has('edit')
  const edited = useEditedGrants(useMemo(() => parseGrants(permissions), [permissions]))
  const [isConfirming, setIsConfirming] = useState(false)
  const view = mayEdit && query.get('view') !== 'see' ? 'tick' : 'see'
  const tabs = [
    { id: 'tick', label: text(permissionMatrixMessages.editGrants), to: `?role=${role.roleId}` },
    { id: 'see', label: text(permissionMatrixMessages.seeAs), to: `?role=${role.roleId}&view=see` },
  ]
  return (
    <>
      <RoleHead role={role} />
      {mayEdit && <Tabs label={text(permissionMatrixMessages.views)} tabs={tabs} current={view} />}
      {view === 'see' && <RolePreview id="seat" grants={edited.grants} userType={role.userType} isDetailed />}
      {view === 'tick' && (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_19rem]">
          <Card>
            <PermissionMatrix editedGrants={edited} mayRestrictOffices={role.userType !== 'APPLICANT'} />
          </Card>
          <div className="hidden xl:sticky xl:top-20 xl:block xl:max-h-[calc(100dvh-11rem)] xl:overflow-y-auto">
            <RolePreview id="seat-beside" grants={edited.grants} userType={role.userType} />
          </div>
        </div>
      )}
      {edited.canUndo && <SaveBar edited={edited} onReview={() => setIsConfirming(true)} />}
      {isConfirming && (
        <ConfirmPermissionChanges
          role={role}
          editedGrants={edited}
          onCancel={() => setIsConfirming(false)}
          onSaved={reload}
          onReload={reload}
        />
      )}
    </>
  )
}

function RoleHead({ role }: { role: Role }) {
  const { text, number, date } = useLanguage()
  const { changedAt, changedBy, changedByBng } = role
  return (
    <RecordHeader
      backHref="/role"
      backLabel={text(permissionMatrixMessages.back)}
      facts={
        <>
          <RecordFact name={text(roleMessages.userType)}>{text(userTypeNames[role.userType])}</RecordFact>
          <RecordFact name={text(roleMessages.people)}>{number(role.people)}</RecordFact>
          <RecordFact name={text(roleMessages.changed)}>
            {date(changedAt)}
            {changedBy !== null && (
              <>
                {', '}
                <PersonName name={changedBy} nameBng={changedByBng} />
              </>
            )}
          </RecordFact>
        </>
      }
    >
      <h1 className="text-2xl font-bold wrap-anywhere">{text(roleNameOf(role))}</h1>
    </RecordHeader>
  )
}

function SaveBar({ edited, onReview }: { edited: EditedGrants; onReview(): void }) {
  const { text } = useLanguage()
  return (
    <div className={classes(stickyBarClasses, '-mx-4 items-center gap-x-3 gap-y-2 border-t sm:-mx-6 sm:px-6')}>
      <output className="min-w-0 grow font-semibold">
        {edited.changed === 1
          ? text(permissionMatrixMessages.tickChanged)
          : text(permissionMatrixMessages.ticksChanged, { n: edited.changed })}
      </output>
      <Button variant="quiet" isSmall icon={<Undo2 aria-hidden size={18} />} onClick={edited.undo}>
        {text(permissionMatrixMessages.undo)}
      </Button>
      <Button variant="quiet" isSmall icon={<RotateCcw aria-hidden size={18} />} onClick={edited.undoAll}>
        {text(permissionMatrixMessages.undoAll)}
      </Button>
      <Button className="w-full sm:w-auto" disabled={edited.changed === 0} onClick={onReview}>
        {text(permissionMatrixMessages.review)}
      </Button>
    </div>
  )
}
