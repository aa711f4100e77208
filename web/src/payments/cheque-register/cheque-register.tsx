import { BookOpenCheck, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card, EmptyState, stickyBarClasses } from '#components/layout/card.tsx'
import { FilterSelect, FilterSearch } from '#components/tables/filters.tsx'
import { useListKeyboardNavigation } from '#components/tables/use-list-keyboard-navigation.ts'
import { PagedResults } from '#components/tables/paged-results.tsx'
import { sumAmounts, useFormatTaka } from '#payments/money.ts'
import { paymentMessages as shared } from '#payments/messages.ts'
import { classes } from '#components/styles/class-names.ts'
import { ChequeTable } from './cheque-table.tsx'
import { ReconcileCheques } from './reconcile-cheques.tsx'
import { DecideChequeVoid, RequestChequeVoid } from './void-cheque.tsx'
import { CHEQUE_PAGE_SIZE, chequeKey, useAirports, useCheques, type Cheque, type Cheques } from './use-cheques.ts'
import { chequeRegisterMessages } from './messages.ts'

/** Reconciles the cheques of the airport desks with the bank statement. */
export function ChequeRegister() {
  const { text } = useLanguage()
  const { filters, cheques } = useCheques()
  const mayMark = useActions('/payment-batch').has('pay')
  const [chosen, setChosen] = useState<ReadonlyMap<string, Cheque>>(new Map())
  const mayDecide = useActions('/payment-batch').has('approve') || mayMark
  const [dialog, setDialog] = useState<'mark' | { act: 'request-void' | 'decide-void'; cheque: Cheque }>()
  const choose = (some: readonly Cheque[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const cheque of some)
        if (isChosen) next.set(chequeKey(cheque), cheque)
        else next.delete(chequeKey(cheque))
      return next
    })
  const close = () => setDialog(undefined)
  useListKeyboardNavigation((rowKey) => {
    const cheque = cheques.data?.list.find((one) => chequeKey(one) === rowKey)
    if (mayMark && cheque?.state === 'GIVEN' && cheque.reconciledOn === null) choose([cheque], !chosen.has(rowKey))
  })
  const isFiltered = [filters.search, filters.airport, filters.reconciledYn].some(Boolean)
  return (
    <>
      <Card title={text(chequeRegisterMessages.title)}>
        <div className="flex flex-col gap-4">
          <p className="max-w-prose text-muted">{text(chequeRegisterMessages.intro)}</p>
          {cheques.data && <Sums cheques={cheques.data} />}
          <Filters filters={filters} />
          <PagedResults query={cheques} size={CHEQUE_PAGE_SIZE} empty={<Nothing isFiltered={isFiltered} />}>
            {(page) => (
              <ChequeTable
                rows={page.list}
                {...(mayMark && {
                  selected: chosen,
                  onSelect: choose,
                  onRequestVoid: (cheque) => setDialog({ act: 'request-void', cheque }),
                })}
                {...(mayDecide && { onDecideVoid: (cheque) => setDialog({ act: 'decide-void', cheque }) })}
              />
            )}
          </PagedResults>
        </div>
      </Card>
      {chosen.size > 0 && (
        <ChosenBar
          chosen={[...chosen.values()]}
          onMark={() => setDialog('mark')}
          onClear={() => setChosen(new Map())}
        />
      )}
      {dialog === 'mark' && (
        <ReconcileCheques
          cheques={[...chosen.values()]}
          onCancel={close}
          onDone={() => (close(), setChosen(new Map()))}
        />
      )}
      {typeof dialog === 'object' && dialog.act === 'request-void' && (
        <RequestChequeVoid cheque={dialog.cheque} onClose={close} />
      )}
      {typeof dialog === 'object' && dialog.act === 'decide-void' && (
        <DecideChequeVoid cheque={dialog.cheque} onClose={close} />
      )}
    </>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { text } = useLanguage()
  if (isFiltered)
    return <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(chequeRegisterMessages.nothingFound)} />
  return (
    <EmptyState icon={<BookOpenCheck aria-hidden size={28} />} title={text(chequeRegisterMessages.nothing)}>
      {text(chequeRegisterMessages.nothingText)}
    </EmptyState>
  )
}

function Sums({ cheques: { given, reconciled, open } }: { cheques: Cheques }) {
  const { text, number } = useLanguage()
  const taka = useFormatTaka()
  const figures = [
    { name: chequeRegisterMessages.given, ...given },
    { name: chequeRegisterMessages.reconciled, ...reconciled },
    { name: chequeRegisterMessages.open, ...open },
  ]
  return (
    <dl className="grid gap-2 sm:grid-cols-3">
      {figures.map(({ name, count, amount }) => (
        <div key={name.en} className="min-w-0 rounded-control bg-draft-soft px-3 py-2">
          <dt className="text-sm text-muted">{text(name)}</dt>
          <dd className="text-lg font-bold tabular-nums">{taka(amount)}</dd>
          <dd className="text-sm text-muted tabular-nums">
            {count === 1
              ? text(chequeRegisterMessages.cheque)
              : text(chequeRegisterMessages.cheques, { n: number(count) })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Filters({ filters }: { filters: ReturnType<typeof useCheques>['filters'] }) {
  const { text } = useLanguage()
  const { data: airports = [] } = useAirports()
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <FilterSearch
        key={filters.search}
        search={filters.search ?? ''}
        label={text(chequeRegisterMessages.searchLabel)}
        submitLabel={text(shared.find)}
        width="lg:w-96"
      />
      <FilterSelect
        id="airport"
        label={text(chequeRegisterMessages.airport)}
        allLabel={text(chequeRegisterMessages.anyAirport)}
        value={filters.airport}
        options={airports.map(({ id, name, nameBng }) => ({
          value: id,
          label: text({ bn: nameBng || name, en: name }),
        }))}
        width="w-full sm:w-64"
      />
      <FilterSelect
        id="reconciled"
        label={text(chequeRegisterMessages.which)}
        allLabel={text(chequeRegisterMessages.all)}
        value={filters.reconciledYn}
        options={[
          { value: 'N', label: text(chequeRegisterMessages.onlyOpen) },
          { value: 'Y', label: text(chequeRegisterMessages.onlyReconciled) },
        ]}
        width="w-full sm:w-48"
      />
    </div>
  )
}

function ChosenBar({ chosen, onMark, onClear }: { chosen: readonly Cheque[]; onMark(): void; onClear(): void }) {
  const { text, number } = useLanguage()
  const taka = useFormatTaka()
  const sum = taka(sumAmounts(chosen.map(({ amount }) => amount ?? '0')))
  const label = text(chequeRegisterMessages.chosen, { n: number(chosen.length), sum })
  return (
    <section
      aria-label={label}
      className={classes(stickyBarClasses, 'items-center justify-between gap-x-6 gap-y-2 rounded-card border')}
    >
      <p aria-live="polite" className="text-lg font-bold tabular-nums">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onMark}>{text(chequeRegisterMessages.mark)}</Button>
        <Button variant="quiet" onClick={onClear}>
          {text(chequeRegisterMessages.clear)}
        </Button>
      </div>
    </section>
  )
}
