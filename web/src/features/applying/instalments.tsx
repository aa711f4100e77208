import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { Application } from '../../forms/application.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { instalmentStates, statusWords as words } from './status-words.ts'

type Instalment = Application['instalments'][number]

/** What is paid and what is still to come. */
export function Instalments({ instalments }: { instalments: readonly Instalment[] }) {
  const { text, digits, number } = useLanguage()
  return (
    <Card title={text(words.instalments)}>
      <DataTable<Instalment>
        caption={text(words.instalments)}
        rows={instalments}
        rowId={({ no }) => no}
        columns={[
          { id: 'no', header: text(words.instalmentNo), cell: ({ no }) => digits(no), isNumeric: true },
          { id: 'year', header: text(words.instalmentYear), cell: ({ year }) => digits(year), isNumeric: true },
          {
            id: 'amount',
            header: text(words.instalmentAmount),
            cell: ({ amount }) => number(amount.replace(/\.0+$/, '')),
            isNumeric: true,
          },
          { id: 'state', header: text(words.instalmentState), cell: ({ state }) => stateOf(state, text) },
        ]}
      />
    </Card>
  )
}

const stateOf = (state: string, text: ReturnType<typeof useLanguage>['text']) => {
  const name = getOwn(instalmentStates, state)
  return name ? text(name) : state
}
