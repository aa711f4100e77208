import { getOwn } from '@wewb/domain/collections/get-own'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { DataTable } from '#components/tables/data-table.tsx'
import { instalmentStateNames, statusMessages } from './status-messages.ts'

type Instalment = Application['instalments'][number]

export function Instalments({ instalments }: { instalments: readonly Instalment[] }) {
  const { text, digits, number } = useLanguage()
  return (
    <Card title={text(statusMessages.instalments)}>
      <DataTable<Instalment>
        caption={text(statusMessages.instalments)}
        rows={instalments}
        rowId={({ no }) => no}
        columns={[
          { id: 'no', header: text(statusMessages.instalmentNo), cell: ({ no }) => digits(no), isNumeric: true },
          {
            id: 'year',
            header: text(statusMessages.instalmentYear),
            cell: ({ year }) => digits(year),
            isNumeric: true,
          },
          {
            id: 'amount',
            header: text(statusMessages.instalmentAmount),
            cell: ({ amount }) => number(amount.replace(/\.0+$/, '')),
            isNumeric: true,
          },
          { id: 'state', header: text(statusMessages.instalmentState), cell: ({ state }) => stateOf(state, text) },
        ]}
      />
    </Card>
  )
}

const stateOf = (state: string, text: ReturnType<typeof useLanguage>['text']) => {
  const name = getOwn(instalmentStateNames, state)
  return name ? text(name) : state
}
