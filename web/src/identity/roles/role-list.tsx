import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Button } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable } from '#components/tables/data-table.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { Pagination } from '#components/tables/pagination.tsx'
import { SearchBox } from '#components/tables/search-box.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { ChangeRoleStatus } from './change-role-status.tsx'
import { RoleForm, type RoleFormMode } from './role-form.tsx'
import { useRoleColumns } from './role-columns.tsx'
import { useRoleFilters, useRoleActions, useReloadRoles, useRoles, type Role } from './use-roles.ts'
import { roleMessages } from './messages.ts'

/** Lists the roles with the number of users and the available actions. */
export function RoleList() {
  const { text } = useLanguage()
  const may = useRoleActions()
  const reload = useReloadRoles()
  const [form, setForm] = useState<RoleFormMode>()
  const [moved, setMoved] = useState<Role>()
  const done = () => {
    setForm(undefined)
    setMoved(undefined)
    reload()
  }
  return (
    <>
      <PageTitle
        intro={text(roleMessages.intro)}
        aside={
          may.has('create') && (
            <Button icon={<Plus aria-hidden size={20} />} onClick={() => setForm({ kind: 'new' })}>
              {text(roleMessages.create)}
            </Button>
          )
        }
      >
        {text(roleMessages.title)}
      </PageTitle>
      <Card className="flex flex-col gap-4">
        <Filters />
        <Rows onForm={setForm} onMove={setMoved} />
      </Card>
      {form && <RoleForm form={form} onCancel={() => setForm(undefined)} onSaved={done} onReload={done} />}
      {moved && <ChangeRoleStatus role={moved} onCancel={() => setMoved(undefined)} onDone={done} />}
    </>
  )
}

function Rows({ onForm, onMove }: { onForm(form: RoleFormMode): void; onMove(role: Role): void }) {
  const { text } = useLanguage()
  const filters = useRoleFilters()
  const { data, error, isPending, isPlaceholderData, refetch } = useRoles(filters)
  const columns = useRoleColumns({ onOpenForm: onForm, onChangeStatus: onMove })
  const isBare = filters.activeYn === 'N' && !filters.search
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (isPending) return <SkeletonLines lines={8} />
  if (data.total === 0)
    return (
      <EmptyState
        icon={<KeyRound aria-hidden size={28} />}
        title={text(isBare ? roleMessages.noneClosed : roleMessages.none)}
      >
        {text(isBare ? roleMessages.noneClosedText : roleMessages.noneText)}
      </EmptyState>
    )
  return (
    <div aria-busy={isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
      <DataTable caption={text(roleMessages.title)} columns={columns} rows={data.list} rowId={({ roleId }) => roleId} />
      <Pagination {...data} />
    </div>
  )
}

function Filters() {
  const { text } = useLanguage()
  const { search, activeYn } = useRoleFilters()
  const [, setQuery] = useSearchParams()
  const current = activeYn === 'Y' ? 'open' : 'closed'
  const to = (state: string, search: string) => ({
    ...(state === 'closed' && { state }),
    ...(search && { search: search }),
  })
  const tabs = (['open', 'closed'] as const).map((id) => ({
    id,
    label: text(roleMessages[id]),
    to: `?${new URLSearchParams(to(id, search))}`,
  }))
  return (
    <>
      <Tabs label={text(roleMessages.states)} tabs={tabs} current={current} />
      <SearchBox
        key={search}
        search={search}
        labels={{
          label: text(roleMessages.search),
          hint: text(roleMessages.searchHint),
          find: text(roleMessages.find),
          clear: text(roleMessages.clear),
        }}
        onSearch={(newSearch) => setQuery(to(current, newSearch))}
        onClear={() => setQuery(to(current, ''))}
      />
    </>
  )
}
