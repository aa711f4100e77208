import { UserPlus } from 'lucide-react'
import { isUserType, userTypeNames } from '../../../../domain/src/accounts/user-types.ts'
import { confirmUserImport } from '../../../../domain/src/contracts/user-imports.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { importWords } from './form-words.ts'
import type { Made } from './import-done.tsx'
import type { Preview } from './import-users.tsx'
import { words } from './words.ts'

type Props = { preview: Preview; onDone(made: Made): void; onDiscard(): void }

/** Who would be added and which rows would not, before anybody is. */
export function ImportPreview({ preview: { importId, rows, errors, refused }, onDone, onDiscard }: Props) {
  const { text, number } = useLanguage()
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const confirm = () =>
    void run(async () => {
      try {
        onDone((await call(confirmUserImport, { params: { importId }, body: {}, isPatient: true })).data.made)
      } catch (problem) {
        problems.failed(problem)
      }
    })
  const n = number(rows.length)
  const verdict = rows.length === 0 ? importWords.noneGood : refused > 0 ? importWords.someRefused : importWords.allGood
  const kind = rows.length === 0 ? 'danger' : refused > 0 ? 'needs-you' : 'success'
  return (
    <Card title={text(importWords.preview)}>
      <div className="flex flex-col gap-5">
        <Alert kind={kind} takesFocus title={text(verdict, { n, refused: number(refused) })} />
        {[problems.alert, ...problems.errors.map((error) => error.text)].filter(Boolean).map((told) => (
          <Alert key={told} kind="danger">
            {told}
          </Alert>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          {rows.length > 0 && (
            <Button icon={<UserPlus aria-hidden size={20} />} isBusy={isBusy} onClick={confirm}>
              {text(importWords.confirm, { n })}
            </Button>
          )}
          <Button look="quiet" onClick={onDiscard}>
            {text(importWords.discard)}
          </Button>
          <p aria-live="polite" className="text-muted empty:hidden">
            {isBusy && text(importWords.adding)}
          </p>
        </div>
        {errors.length > 0 && <Refused errors={errors} />}
        {rows.length > 0 && <Good rows={rows} />}
      </div>
    </Card>
  )
}

function Refused({ errors }: { errors: Preview['errors'] }) {
  const { text, digits } = useLanguage()
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-bold">{text(importWords.errors)}</h3>
      <DataTable
        caption={text(importWords.errors)}
        rows={errors}
        rowId={({ row, column, message }) => `${row} ${column} ${message.en}`}
        columns={[
          { id: 'row', header: text(importWords.row), cell: ({ row }) => digits(row) },
          { id: 'column', header: text(importWords.column), cell: ({ label }) => text(label) },
          { id: 'reason', header: text(importWords.reason), cell: ({ message }) => text(message) },
        ]}
      />
    </section>
  )
}

function Good({ rows }: { rows: Preview['rows'] }) {
  const { text } = useLanguage()
  const columns = useColumns()
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-bold">{text(importWords.good)}</h3>
      <DataTable caption={text(importWords.good)} rows={rows} rowId={({ row }) => row} columns={columns} />
    </section>
  )
}

function useColumns(): Column<Preview['rows'][number]>[] {
  const { text, digits } = useLanguage()
  return [
    { id: 'row', header: text(importWords.row), cell: ({ row }) => digits(row) },
    {
      id: 'name',
      header: text(words.name),
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
      header: text(words.office),
      cell: ({ office, userType }) => (
        <>
          {office ? text(office) : text(words.noOffice)}
          {isUserType(userType) && <span className="block text-sm text-muted">{text(userTypeNames[userType])}</span>}
        </>
      ),
    },
    { id: 'roles', header: text(words.roles), cell: ({ roles }) => roles.map((role) => text(role)).join(', ') },
  ]
}
