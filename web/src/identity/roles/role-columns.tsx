import { userTypeNames } from '@wewb/domain/identity/accounts/user-types'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import type { Column } from '#components/tables/data-table.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import type { RoleFormMode } from './role-form.tsx'
import { useRoleActions, type Role } from './use-roles.ts'
import { roleMessages } from './messages.ts'

type Acts = { onOpenForm(form: RoleFormMode): void; onChangeStatus(role: Role): void }

export const roleNameOf = ({ roleName, roleNameBng }: Pick<Role, 'roleName' | 'roleNameBng'>) => ({
  bn: roleNameBng,
  en: roleName,
})

export function useRoleColumns(acts: Acts): Column<Role>[] {
  const { text, number, dateInTable } = useLanguage()
  return [
    {
      id: 'name',
      header: text(roleMessages.name),
      cell: (role) => (
        <span className="inline-block max-w-xs wrap-anywhere">
          <TextLink to={`?role=${role.roleId}`} className="inline-flex min-h-6 items-center font-semibold">
            {text(roleNameOf(role))}
          </TextLink>
          {role.ownYn === 'Y' && <span className="block text-sm text-muted">{text(roleMessages.own)}</span>}
        </span>
      ),
    },
    { id: 'userType', header: text(roleMessages.userType), cell: ({ userType }) => text(userTypeNames[userType]) },
    { id: 'people', header: text(roleMessages.people), isNumeric: true, cell: ({ people }) => number(people) },
    { id: 'menus', header: text(roleMessages.menus), isNumeric: true, cell: ({ menus }) => number(menus) },
    {
      id: 'changed',
      header: text(roleMessages.changed),
      cell: ({ changedAt, changedBy, changedByBng }) => (
        <>
          <span className="block whitespace-nowrap">{dateInTable(changedAt)}</span>
          {changedBy !== null && (
            <span className="block text-sm text-muted">
              <PersonName name={changedBy} nameBng={changedByBng} />
            </span>
          )}
        </>
      ),
    },
    { id: 'acts', header: text(roleMessages.acts), cell: (role) => <RowActs role={role} {...acts} /> },
  ]
}

function RowActs({ role, onOpenForm, onChangeStatus }: Acts & { role: Role }) {
  const { text } = useLanguage()
  const may = useRoleActions()
  const isOpen = role.activeYn === 'Y'
  const named = { name: roleNameOf(role) }
  const act = (label: string, onPress: () => void) => (
    <Button variant="quiet" isSmall onClick={onPress} aria-label={text(roleMessages.of, { act: label, ...named })}>
      {label}
    </Button>
  )
  return (
    <span className="-ml-3 flex flex-wrap md:-my-1.5 md:ml-0 lg:flex-nowrap">
      {may.has('create') && isOpen && act(text(roleMessages.copy), () => onOpenForm({ kind: 'copy', role }))}
      {may.has('edit') && act(text(roleMessages.rename), () => onOpenForm({ kind: 'rename', role }))}
      {may.has('delete') &&
        role.ownYn === 'N' &&
        act(text(isOpen ? roleMessages.close : roleMessages.reopen), () => onChangeStatus(role))}
    </span>
  )
}
