import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import type { confirmUserImport } from '../../../../domain/src/contracts/user-imports.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { PersonName } from '../../ui/person-name.tsx'
import { importWords } from './form-words.ts'
import { words } from './words.ts'

export type Made = AnswerOf<typeof confirmUserImport>['made']

export function ImportDone({ made, onAnother }: { made: Made; onAnother(): void }) {
  const { text, number } = useLanguage()
  const columns = useColumns()
  return (
    <Card className="flex flex-col gap-5">
      <Alert kind="success" takesFocus title={text(importWords.done, { n: number(made.length) })}>
        {text(importWords.doneText)}
      </Alert>
      <DataTable caption={text(importWords.done, { n: number(made.length) })} rows={made} rowId={({ id }) => id} columns={columns} />
      <Button look="secondary" className="self-start" onClick={onAnother}>
        {text(importWords.another)}
      </Button>
    </Card>
  )
}

function useColumns(): Column<Made[number]>[] {
  const { text, digits } = useLanguage()
  return [
    {
      id: 'name',
      header: text(words.name),
      cell: ({ id, full_name, full_name_bng }) => (
        <TextLink to={`?user=${id}`} className="inline-flex min-h-6 items-center font-semibold">
          <PersonName name={full_name} nameBng={full_name_bng} />
        </TextLink>
      ),
    },
    { id: 'sent', header: text(importWords.sentTo), cell: ({ sentTo }) => <span lang="en">{digits(sentTo)}</span> },
  ]
}
