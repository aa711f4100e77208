import { userTypeNames } from '../../../../domain/src/accounts/user-types.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import type { FormOf } from './role-form.tsx'
import { useMay, type Role } from './use-roles.ts'
import { words } from './words.ts'

type Acts = { onForm(form: FormOf): void; onMove(role: Role): void }

export const nameOf = ({ roleName, roleNameBng }: Pick<Role, 'roleName' | 'roleNameBng'>) => ({ bn: roleNameBng, en: roleName })

export function useRoleColumns(acts: Acts): Column<Role>[] {
  const { text, number, dateInTable } = useLanguage()
  return [
    {
      id: 'name',
      header: text(words.name),
      cell: (role) => (
        <span className="inline-block max-w-xs wrap-anywhere">
          <TextLink to={`?role=${role.roleId}`} className="inline-flex min-h-6 items-center font-semibold">
            {text(nameOf(role))}
          </TextLink>
          {role.ownYn === 'Y' && <span className="block text-sm text-muted">{text(words.own)}</span>}
        </span>
      ),
    },
    { id: 'userType', header: text(words.userType), cell: ({ userType }) => text(userTypeNames[userType]) },
    { id: 'people', header: text(words.people), isNumeric: true, cell: ({ people }) => number(people) },
    { id: 'menus', header: text(words.menus), isNumeric: true, cell: ({ menus }) => number(menus) },
    {
      id: 'changed',
      header: text(words.changed),
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
    { id: 'acts', header: text(words.acts), cell: (role) => <RowActs role={role} {...acts} /> },
  ]
}

function RowActs({ role, onForm, onMove }: Acts & { role: Role }) {
  const { text } = useLanguage()
  const may = useMay()
  const isOpen = role.activeYn === 'Y'
  const named = { name: nameOf(role) }
  const act = (label: string, onPress: () => void) => (
    <Button look="quiet" isSmall onClick={onPress} aria-label={text(words.of, { act: label, ...named })}>
      {label}
    </Button>
  )
  return (
    <span className="-ml-3 flex flex-wrap md:-my-1.5 md:ml-0 lg:flex-nowrap">
      {may.has('create') && isOpen && act(text(words.copy), () => onForm({ kind: 'copy', role }))}
      {may.has('edit') && act(text(words.rename), () => onForm({ kind: 'rename', role }))}
      {may.has('delete') && role.ownYn === 'N' && act(text(isOpen ? words.close : words.reopen), () => onMove(role))}
    </span>
  )
}
