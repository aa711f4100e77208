import { useSearchParams } from '../../router/use-search-params.ts'
import { useViewArrival } from '../../ui/use-view-arrival.ts'
import { RoleList } from './role-list.tsx'
import { RoleView } from './role-view.tsx'

/** The list, or one role; which one stands in the address. */
export function RolePage() {
  const [query] = useSearchParams()
  const roleId = Number(query.get('role'))
  return roleId > 0 ? <RoleView key={roleId} roleId={roleId} /> : <ListOfRoles />
}

function ListOfRoles() {
  useViewArrival()
  return <RoleList />
}
