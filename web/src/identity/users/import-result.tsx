import type { ResponseOf } from '@wewb/domain/http/contract'
import type { confirmUserImport } from '@wewb/domain/identity/user-import-contracts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { userImportMessages } from './form-messages.ts'
import { userMessages } from './messages.ts'

export type ImportedUsers = ResponseOf<typeof confirmUserImport>['made']

export function ImportResult({ users, onAnother }: { users: ImportedUsers; onAnother(): void }) {
  const { text, number } = useLanguage()
  const columns = useColumns()
  return (
    <Card className="flex flex-col gap-5">
      <Alert kind="success" takesFocus title={text(userImportMessages.done, { n: number(users.length) })}>
        {text(userImportMessages.doneText)}
      </Alert>
      <DataTable
        caption={text(userImportMessages.done, { n: number(users.length) })}
        rows={users}
        rowId={({ id }) => id}
        columns={columns}
      />
      <Button variant="secondary" className="self-start" onClick={onAnother}>
        {text(userImportMessages.another)}
      </Button>
    </Card>
  )
}

function useColumns(): Column<ImportedUsers[number]>[] {
  const { text, digits } = useLanguage()
  return [
    {
      id: 'name',
      header: text(userMessages.name),
      cell: ({ id, full_name, full_name_bng }) => (
        <TextLink to={`?user=${id}`} className="inline-flex min-h-6 items-center font-semibold">
          <PersonName name={full_name} nameBng={full_name_bng} />
        </TextLink>
      ),
    },
    {
      id: 'sent',
      header: text(userImportMessages.sentTo),
      cell: ({ sentTo }) => <span lang="en">{digits(sentTo)}</span>,
    },
  ]
}
