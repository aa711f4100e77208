import { getOwn } from '@wewb/domain/collections/get-own'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { DataTable } from '#components/tables/data-table.tsx'
import { instalmentStateNames, statusMessages as words } from './status-messages.ts'

type Instalment = Application['instalments'][number]

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
  const name = getOwn(instalmentStateNames, state)
  return name ? text(name) : state
}
