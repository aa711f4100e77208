import { UserRoundSearch } from 'lucide-react'
import { useEffect } from 'react'
import { isUserType, userTypeNames } from '../../../../domain/src/accounts/user-types.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { TextLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { FoundRows } from '../../ui/staff/found-rows.tsx'
import { useAsked, useUserList, type User } from './use-users.ts'
import { UserFilters } from './user-filters.tsx'
import { UserState } from './user-state.tsx'
import { words } from './words.ts'

export function UserList() {
  const { text } = useLanguage()
  const asked = useAsked()
  const rows = useUserList(asked)
  const columns = useColumns(asked.who)
  const [, setQuery] = useSearchParams()
  const lastPage = rows.data && !rows.isPlaceholderData ? rows.data.lastPage : asked.page
  useEffect(() => {
    if (asked.page > lastPage) setQuery((now) => (now.set('page', String(lastPage)), now), { replace: true })
  }, [asked.page, lastPage, setQuery])
  const tabs = (['staff', 'applicants'] as const).map((id) => ({ id, label: text(words[id]), to: `?who=${id}` }))
  return (
    <Card className="flex flex-col gap-4">
      <Tabs label={text(words.who)} tabs={tabs} current={asked.who} />
      <UserFilters key={`${asked.who} ${asked.search}`} />
      <FoundRows
        found={rows}
        empty={
          <EmptyState icon={<UserRoundSearch aria-hidden size={28} />} title={text(words.nothing)}>
            {text(words.nothingText)}
          </EmptyState>
        }
      >
        {(page) => <DataTable caption={text(words.title)} columns={columns} rows={page.list} rowId={({ id }) => id} />}
      </FoundRows>
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
    header: text(words.name),
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
  const place: Column<User> = {
    id: 'place',
    header: text(words.office),
    cell: ({ office, userType }) => (
      <span className="inline-block max-w-64">
        {office ? text({ bn: office.nameBng, en: office.name }) : text(words.noOffice)}
        {isUserType(userType) && <span className="block text-sm text-muted">{text(userTypeNames[userType])}</span>}
      </span>
    ),
  }
  const roles: Column<User> = {
    id: 'roles',
    header: text(words.roles),
    cell: (user) => user.roles.map((role) => text({ bn: role.nameBng, en: role.name })).join(', '),
  }
  return [
    name,
    ...(who === 'staff' ? [place, roles] : []),
    { id: 'state', header: text(words.state), cell: ({ state }) => <UserState state={state} /> },
    {
      id: 'last',
      header: text(words.lastLogin),
      cell: ({ lastLoginAt }) => (lastLoginAt ? `${dateInTable(lastLoginAt)}, ${time(lastLoginAt)}` : text(words.never)),
    },
  ]
}
