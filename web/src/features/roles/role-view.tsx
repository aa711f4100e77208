import { RotateCcw, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { userTypeNames } from '../../../../domain/src/accounts/user-types.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Fact, FileHead } from '../../ui/file-head.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useViewArrival } from '../../ui/use-view-arrival.ts'
import { ConfirmChanges } from './confirm-changes.tsx'
import { ticksFrom } from './edit-ticks.ts'
import { words } from './matrix-words.ts'
import { PermissionMatrix } from './permission-matrix.tsx'
import { nameOf } from './role-columns.tsx'
import { RolePreview } from './role-preview.tsx'
import { useMay, useReload, useRole, type Permissions, type Role } from './use-roles.ts'
import { useTicks, type EditedTicks } from './use-ticks.ts'
import { words as roleWords } from './words.ts'

/** One role: its ticks, and what people with it see. */
export function RoleView({ roleId }: { roleId: number }) {
  useViewArrival()
  const { data, error, refetch } = useRole(roleId)
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={10} />
  return <OneRole key={data.role.revision} {...data} />
}

function OneRole({ role, permissions }: { role: Role; permissions: Permissions }) {
  const { text } = useLanguage()
  const [query] = useSearchParams()
  const reload = useReload()
  const mayEdit = useMay().has('edit')
  const edited = useTicks(useMemo(() => ticksFrom(permissions), [permissions]))
  const [isConfirming, setIsConfirming] = useState(false)
  const view = mayEdit && query.get('view') !== 'see' ? 'tick' : 'see'
  const tabs = [
    { id: 'tick', label: text(words.tick), to: `?role=${role.roleId}` },
    { id: 'see', label: text(words.seeAs), to: `?role=${role.roleId}&view=see` },
  ]
  return (
    <>
      <RoleHead role={role} />
      {mayEdit && <Tabs label={text(words.views)} tabs={tabs} current={view} />}
      {view === 'see' && <RolePreview id="seat" ticks={edited.ticks} userType={role.userType} isDetailed />}
      {view === 'tick' && (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_19rem]">
          <Card>
            <PermissionMatrix edited={edited} mayNarrow={role.userType !== 'APPLICANT'} />
          </Card>
          <div className="hidden xl:sticky xl:top-20 xl:block xl:max-h-[calc(100dvh-11rem)] xl:overflow-y-auto">
            <RolePreview id="seat-beside" ticks={edited.ticks} userType={role.userType} />
          </div>
        </div>
      )}
      {edited.mayUndo && <SaveBar edited={edited} onReview={() => setIsConfirming(true)} />}
      {isConfirming && (
        <ConfirmChanges role={role} edited={edited} onCancel={() => setIsConfirming(false)} onSaved={reload} onReopen={reload} />
      )}
    </>
  )
}

function RoleHead({ role }: { role: Role }) {
  const { text, number, date } = useLanguage()
  const { changedAt, changedBy, changedByBng } = role
  return (
    <FileHead
      back="/role"
      backLabel={text(words.back)}
      facts={
        <>
          <Fact name={text(roleWords.userType)}>{text(userTypeNames[role.userType])}</Fact>
          <Fact name={text(roleWords.people)}>{number(role.people)}</Fact>
          <Fact name={text(roleWords.changed)}>
            {date(changedAt)}
            {changedBy !== null && (
              <>
                {', '}
                <PersonName name={changedBy} nameBng={changedByBng} />
              </>
            )}
          </Fact>
        </>
      }
    >
      <h1 className="text-2xl font-bold wrap-anywhere">{text(nameOf(role))}</h1>
    </FileHead>
  )
}

function SaveBar({ edited, onReview }: { edited: EditedTicks; onReview(): void }) {
  const { text } = useLanguage()
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-card px-4 py-3 shadow-card sm:-mx-6 sm:px-6">
      <output className="min-w-0 grow font-semibold">
        {edited.changed === 1 ? text(words.tickChanged) : text(words.ticksChanged, { n: edited.changed })}
      </output>
      <Button look="quiet" isSmall icon={<Undo2 aria-hidden size={18} />} onClick={edited.undo}>
        {text(words.undo)}
      </Button>
      <Button look="quiet" isSmall icon={<RotateCcw aria-hidden size={18} />} onClick={edited.undoAll}>
        {text(words.undoAll)}
      </Button>
      <Button className="w-full sm:w-auto" disabled={edited.changed === 0} onClick={onReview}>
        {text(words.review)}
      </Button>
    </div>
  )
}
