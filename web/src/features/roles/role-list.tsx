import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Button } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ChangeStatus } from './change-status.tsx'
import { RoleForm, type FormOf } from './role-form.tsx'
import { useRoleColumns } from './role-columns.tsx'
import { useAsked, useMay, useReload, useRoles, type Role } from './use-roles.ts'
import { words } from './words.ts'

/** Every role with who holds it, and what may be done with it. */
export function RoleList() {
  const { text } = useLanguage()
  const may = useMay()
  const reload = useReload()
  const [form, setForm] = useState<FormOf>()
  const [moved, setMoved] = useState<Role>()
  const done = () => {
    setForm(undefined)
    setMoved(undefined)
    reload()
  }
  return (
    <>
      <PageTitle
        intro={text(words.intro)}
        aside={
          may.has('create') && (
            <Button icon={<Plus aria-hidden size={20} />} onClick={() => setForm({ kind: 'new' })}>
              {text(words.create)}
            </Button>
          )
        }
      >
        {text(words.title)}
      </PageTitle>
      <Card className="flex flex-col gap-4">
        <Filters />
        <Rows onForm={setForm} onMove={setMoved} />
      </Card>
      {form && <RoleForm form={form} onCancel={() => setForm(undefined)} onSaved={done} onReopen={done} />}
      {moved && <ChangeStatus role={moved} onCancel={() => setMoved(undefined)} onDone={done} />}
    </>
  )
}

function Rows({ onForm, onMove }: { onForm(form: FormOf): void; onMove(role: Role): void }) {
  const { text } = useLanguage()
  const asked = useAsked()
  const { data, error, isPending, isPlaceholderData, refetch } = useRoles(asked)
  const columns = useRoleColumns({ onForm, onMove })
  const isBare = asked.activeYn === 'N' && !asked.search
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (isPending) return <SkeletonLines lines={8} />
  if (data.total === 0)
    return (
      <EmptyState icon={<KeyRound aria-hidden size={28} />} title={text(isBare ? words.noneClosed : words.none)}>
        {text(isBare ? words.noneClosedText : words.noneText)}
      </EmptyState>
    )
  return (
    <div aria-busy={isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
      <DataTable caption={text(words.title)} columns={columns} rows={data.list} rowId={({ roleId }) => roleId} />
      <Pagination {...data} />
    </div>
  )
}

function Filters() {
  const { text } = useLanguage()
  const { search, activeYn } = useAsked()
  const [, setQuery] = useSearchParams()
  const current = activeYn === 'Y' ? 'open' : 'closed'
  const to = (state: string, wanted: string) => ({ ...(state === 'closed' && { state }), ...(wanted && { search: wanted }) })
  const tabs = (['open', 'closed'] as const).map((id) => ({ id, label: text(words[id]), to: `?${new URLSearchParams(to(id, search))}` }))
  return (
    <>
      <Tabs label={text(words.states)} tabs={tabs} current={current} />
      <SearchBox
        key={search}
        search={search}
        words={{ label: text(words.search), hint: text(words.searchHint), find: text(words.find), clear: text(words.clear) }}
        onFind={(wanted) => setQuery(to(current, wanted))}
        onClear={() => setQuery(to(current, ''))}
      />
    </>
  )
}
