import { useSearchParams } from '#lib/router/use-search-params.ts'
import { useFocusOnViewChange } from '#lib/router/use-focus-on-view-change.ts'
import { RoleList } from './role-list.tsx'
import { RoleView } from './role-view.tsx'

/** Shows the list, or the role in the URL. */
export function RolePage() {
  const [query] = useSearchParams()
  const roleId = Number(query.get('role'))
  return roleId > 0 ? <RoleView key={roleId} roleId={roleId} /> : <ListOfRoles />
}

function ListOfRoles() {
  useFocusOnViewChange()
  return <RoleList />
}
