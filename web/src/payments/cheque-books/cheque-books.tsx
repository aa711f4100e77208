import { BookOpenCheck, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { EnterChequeBook } from './enter-cheque-book.tsx'
import { useChequeBooks, type ChequeBook } from './use-cheque-books.ts'
import { chequeBookMessages } from './messages.ts'
import { closeChequeBook } from '@wewb/domain/payments/cheque-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'

/** Closes a book, which cannot be undone. */
function CloseChequeBook({ book, onCancel, onClosed }: { book: ChequeBook; onCancel(): void; onClosed(): void }) {
  const { text, number } = useLanguage()
  const close = async () => {
    const { message } = await sendRequest(closeChequeBook, { params: { bookId: book.bookId } })
    onClosed()
    return message
  }
  return (
    <ConfirmDialog
      title={text(chequeBookMessages.closeTitle)}
      confirmLabel={text(chequeBookMessages.closeYes)}
      onConfirm={close}
      onCancel={onCancel}
    >
      <p>{text(chequeBookMessages.closeText, { left: number(book.left) })}</p>
    </ConfirmDialog>
  )
}

/** Lists the books of pre-signed cheques with the number left; head office can add one. */
export function ChequeBooks() {
  const { text } = useLanguage()
  const { data, error, refetch } = useChequeBooks()
  const [isEntering, setIsEntering] = useState(false)
  const [closing, setClosing] = useState<ChequeBook>()
  const reload = () => {
    setIsEntering(false)
    setClosing(undefined)
    void refetch()
  }
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  return (
    <Card
      title={text(chequeBookMessages.books)}
      aside={
        data?.mayEnter && (
          <Button variant="secondary" isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setIsEntering(true)}>
            {text(chequeBookMessages.enter)}
          </Button>
        )
      }
    >
      <p className="mb-4 max-w-prose text-muted">{text(chequeBookMessages.booksText)}</p>
      {!data && <SkeletonLines lines={4} />}
      {data && <Books list={data.list} mayEnter={data.mayEnter} onClose={setClosing} />}
      {isEntering && <EnterChequeBook onCancel={() => setIsEntering(false)} onEntered={reload} />}
      {closing && <CloseChequeBook book={closing} onCancel={() => setClosing(undefined)} onClosed={reload} />}
    </Card>
  )
}

type Props = { list: readonly ChequeBook[]; mayEnter: boolean; onClose(book: ChequeBook): void }

function Books({ list, mayEnter, onClose }: Props) {
  const { text } = useLanguage()
  const columns = useColumns(mayEnter, onClose)
  if (list.length === 0)
    return (
      <EmptyState icon={<BookOpenCheck aria-hidden size={28} />} title={text(chequeBookMessages.none)}>
        {text(mayEnter ? chequeBookMessages.noneToEnter : chequeBookMessages.noneText)}
      </EmptyState>
    )
  return (
    <DataTable caption={text(chequeBookMessages.books)} columns={columns} rows={list} rowId={({ bookId }) => bookId} />
  )
}

function useColumns(mayEnter: boolean, onClose: Props['onClose']): Column<ChequeBook>[] {
  const { text, number, digits } = useLanguage()
  const nameOf = (book: ChequeBook) => text({ bn: book.airportNameBng, en: book.airportName })
  const rangeOf = ({ firstNo, lastNo }: ChequeBook) =>
    text(chequeBookMessages.range, { first: digits(String(firstNo)), last: digits(String(lastNo)) })
  const closing = (book: ChequeBook) =>
    book.closedAt === null && (
      <Button variant="quiet" isSmall className="-my-1.5" onClick={() => onClose(book)}>
        {text(chequeBookMessages.close)}
        <span className="sr-only">{`: ${nameOf(book)}, ${rangeOf(book)}`}</span>
      </Button>
    )
  return [
    { id: 'airport', header: text(chequeBookMessages.airport), cell: nameOf },
    { id: 'bank', header: text(chequeBookMessages.bank), cell: ({ bank }) => bank },
    {
      id: 'numbers',
      header: text(chequeBookMessages.numbers),
      cell: (book) => <span className="md:whitespace-nowrap">{rangeOf(book)}</span>,
    },
    { id: 'given', header: text(chequeBookMessages.given), isNumeric: true, cell: ({ given }) => number(given) },
    { id: 'void', header: text(chequeBookMessages.void), isNumeric: true, cell: (book) => number(book.void) },
    {
      id: 'left',
      header: text(chequeBookMessages.left),
      isNumeric: true,
      cell: ({ left }) => <strong>{number(left)}</strong>,
    },
    {
      id: 'next',
      header: text(chequeBookMessages.next),
      cell: ({ nextNo }) => (nextNo === null ? '–' : digits(String(nextNo))),
    },
    { id: 'state', header: text(chequeBookMessages.state), cell: (book) => <BookState book={book} /> },
    ...(mayEnter ? [{ id: 'act', header: text(chequeBookMessages.act), cell: closing }] : []),
  ]
}

function BookState({ book: { closedAt, left } }: { book: ChequeBook }) {
  const { text } = useLanguage()
  if (closedAt !== null) return <StatusBadge status="draft">{text(chequeBookMessages.closed)}</StatusBadge>
  return (
    <StatusBadge status={left > 0 ? 'done' : 'needs-you'}>
      {text(left > 0 ? chequeBookMessages.open : chequeBookMessages.used)}
    </StatusBadge>
  )
}
