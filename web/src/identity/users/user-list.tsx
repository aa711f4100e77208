import { UserRoundSearch } from 'lucide-react'
import { useEffect } from 'react'
import { isUserType, userTypeNames } from '@wewb/domain/identity/accounts/user-types'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { useUserFilters, useUserList, type User } from './use-users.ts'
import { UserFilters } from './user-filters.tsx'
import { UserStateBadge } from './user-state-badge.tsx'
import { userMessages } from './messages.ts'

export function UserList() {
  const { text } = useLanguage()
  const filters = useUserFilters()
  const rows = useUserList(filters)
  const columns = useColumns(filters.who)
  const [, setQuery] = useSearchParams()
  const lastPage = rows.data && !rows.isPlaceholderData ? rows.data.lastPage : filters.page
  useEffect(() => {
    if (filters.page > lastPage) setQuery((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [filters.page, lastPage, setQuery])
  const tabs = (['staff', 'applicants'] as const).map((id) => ({ id, label: text(userMessages[id]), to: `?who=${id}` }))
  return (
    <Card className="flex flex-col gap-4">
      <Tabs label={text(userMessages.who)} tabs={tabs} current={filters.who} />
      <UserFilters key={`${filters.who} ${filters.search}`} />
      <PagedResults
        query={rows}
        empty={
          <EmptyState icon={<UserRoundSearch aria-hidden size={28} />} title={text(userMessages.nothing)}>
            {text(userMessages.nothingText)}
          </EmptyState>
        }
      >
        {(page) => (
          <DataTable caption={text(userMessages.title)} columns={columns} rows={page.list} rowId={({ id }) => id} />
        )}
      </PagedResults>
    </Card>
  )
}

function useColumns(who: 'staff' | 'applicants'): Column<User>[] {
  const { text, dateInTable, time, digits } = useLanguage()
  const [params] = useSearchParams()
  const addressOf = (id: number) => {
    const to = new URLSearchParams(params)
    to.set('user', String(id))
    return `?${to}`
  }
  const name: Column<User> = {
    id: 'name',
    header: text(userMessages.name),
    cell: (user) => (
      <span className="inline-block max-w-72 wrap-anywhere">
        <TextLink to={addressOf(user.id)} className="inline-flex min-h-6 items-center font-semibold">
          <PersonName name={user.full_name} nameBng={user.full_name_bng} />
        </TextLink>
        <span lang="en" className="block text-sm text-muted">
          {digits(user.login_id)}
        </span>
      </span>
    ),
  }
  const jurisdictionColumn: Column<User> = {
    id: 'place',
    header: text(userMessages.office),
    cell: ({ office, userType }) => (
      <span className="inline-block max-w-64">
        {office ? text({ bn: office.nameBng, en: office.name }) : text(userMessages.noOffice)}
        {isUserType(userType) && <span className="block text-sm text-muted">{text(userTypeNames[userType])}</span>}
      </span>
    ),
  }
  const roles: Column<User> = {
    id: 'roles',
    header: text(userMessages.roles),
    cell: (user) => user.roles.map((role) => text({ bn: role.nameBng, en: role.name })).join(', '),
  }
  return [
    name,
    ...(who === 'staff' ? [jurisdictionColumn, roles] : []),
    { id: 'state', header: text(userMessages.state), cell: ({ state }) => <UserStateBadge state={state} /> },
    {
      id: 'last',
      header: text(userMessages.lastLogin),
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? `${dateInTable(lastLoginAt)}, ${time(lastLoginAt)}` : text(userMessages.never),
    },
  ]
}
