import { UserPlus } from 'lucide-react'
import { isUserType, userTypeNames } from '@wewb/domain/identity/accounts/user-types'
import { confirmUserImport } from '@wewb/domain/identity/user-import-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { PersonName } from '#components/layout/person-name.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { userImportMessages } from './form-messages.ts'
import type { ImportedUsers } from './import-result.tsx'
import type { UserImportPreview } from './import-users.tsx'
import { userMessages } from './messages.ts'

type Props = { preview: UserImportPreview; onDone(made: ImportedUsers): void; onDiscard(): void }

/** Previews the users to be added and the rejected rows. */
export function ImportPreview({ preview: { importId, rows, errors, refused }, onDone, onDiscard }: Props) {
  const { text, number } = useLanguage()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const confirm = () =>
    void run(async () => {
      try {
        onDone(
          (await sendRequest(confirmUserImport, { params: { importId }, body: {}, isOfflineTolerant: true })).data.made,
        )
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  const n = number(rows.length)
  const verdict =
    rows.length === 0
      ? userImportMessages.noneGood
      : refused > 0
        ? userImportMessages.someRefused
        : userImportMessages.allGood
  const kind = rows.length === 0 ? 'danger' : refused > 0 ? 'needs-you' : 'success'
  return (
    <Card title={text(userImportMessages.preview)}>
      <div className="flex flex-col gap-5">
        <Alert kind={kind} takesFocus title={text(verdict, { n, refused: number(refused) })} />
        {[problems.alert, ...problems.errors.map((error) => error.text)].filter(Boolean).map((message) => (
          <Alert key={message} kind="danger">
            {message}
          </Alert>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          {rows.length > 0 && (
            <Button icon={<UserPlus aria-hidden size={20} />} isBusy={isBusy} onClick={confirm}>
              {text(userImportMessages.confirm, { n })}
            </Button>
          )}
          <Button variant="quiet" onClick={onDiscard}>
            {text(userImportMessages.discard)}
          </Button>
          <p aria-live="polite" className="text-muted empty:hidden">
            {isBusy && text(userImportMessages.adding)}
          </p>
        </div>
        {errors.length > 0 && <Refused errors={errors} />}
        {rows.length > 0 && <Good rows={rows} />}
      </div>
    </Card>
  )
}

function Refused({ errors }: { errors: UserImportPreview['errors'] }) {
  const { text, digits } = useLanguage()
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-bold">{text(userImportMessages.errors)}</h3>
      <DataTable
        caption={text(userImportMessages.errors)}
        rows={errors}
        rowId={({ row, column, message }) => `${row} ${column} ${message.en}`}
        columns={[
          { id: 'row', header: text(userImportMessages.row), cell: ({ row }) => digits(row) },
          { id: 'column', header: text(userImportMessages.column), cell: ({ label }) => text(label) },
          { id: 'reason', header: text(userImportMessages.reason), cell: ({ message }) => text(message) },
        ]}
      />
    </section>
  )
}

function Good({ rows }: { rows: UserImportPreview['rows'] }) {
  const { text } = useLanguage()
  const columns = useColumns()
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-bold">{text(userImportMessages.good)}</h3>
      <DataTable caption={text(userImportMessages.good)} rows={rows} rowId={({ row }) => row} columns={columns} />
    </section>
  )
}

function useColumns(): Column<UserImportPreview['rows'][number]>[] {
  const { text, digits } = useLanguage()
  return [
    { id: 'row', header: text(userImportMessages.row), cell: ({ row }) => digits(row) },
    {
      id: 'name',
      header: text(userMessages.name),
      cell: ({ full_name, full_name_bng, login_id }) => (
        <>
          <PersonName name={full_name} nameBng={full_name_bng} />
          <span lang="en" className="block text-sm text-muted">
            {digits(login_id)}
          </span>
        </>
      ),
    },
    {
      id: 'office',
      header: text(userMessages.office),
      cell: ({ office, userType }) => (
        <>
          {office ? text(office) : text(userMessages.noOffice)}
          {isUserType(userType) && <span className="block text-sm text-muted">{text(userTypeNames[userType])}</span>}
        </>
      ),
    },
    { id: 'roles', header: text(userMessages.roles), cell: ({ roles }) => roles.map((role) => text(role)).join(', ') },
  ]
}
