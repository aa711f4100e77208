import { BookOpenCheck, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { CloseBook } from './close-book.tsx'
import { EnterBook } from './enter-book.tsx'
import { useChequeBooks, type ChequeBook } from './use-cheque-books.ts'
import { words } from './words.ts'

/** The books of pre-signed cheques: how much is left of each, and for head office a new one. */
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
      title={text(words.books)}
      aside={
        data?.mayEnter && (
          <Button look="secondary" isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setIsEntering(true)}>
            {text(words.enter)}
          </Button>
        )
      }
    >
      <p className="mb-4 max-w-prose text-muted">{text(words.booksText)}</p>
      {!data && <SkeletonLines lines={4} />}
      {data && <Books list={data.list} mayEnter={data.mayEnter} onClose={setClosing} />}
      {isEntering && <EnterBook onCancel={() => setIsEntering(false)} onEntered={reload} />}
      {closing && <CloseBook book={closing} onCancel={() => setClosing(undefined)} onClosed={reload} />}
    </Card>
  )
}

type Props = { list: readonly ChequeBook[]; mayEnter: boolean; onClose(book: ChequeBook): void }

function Books({ list, mayEnter, onClose }: Props) {
  const { text } = useLanguage()
  const columns = useColumns(mayEnter, onClose)
  if (list.length === 0)
    return (
      <EmptyState icon={<BookOpenCheck aria-hidden size={28} />} title={text(words.none)}>
        {text(mayEnter ? words.noneToEnter : words.noneText)}
      </EmptyState>
    )
  return <DataTable caption={text(words.books)} columns={columns} rows={list} rowId={({ bookId }) => bookId} />
}

function useColumns(mayEnter: boolean, onClose: Props['onClose']): Column<ChequeBook>[] {
  const { text, number, digits } = useLanguage()
  const nameOf = (book: ChequeBook) => text({ bn: book.airportNameBng, en: book.airportName })
  const rangeOf = ({ firstNo, lastNo }: ChequeBook) => text(words.range, { first: digits(String(firstNo)), last: digits(String(lastNo)) })
  const closing = (book: ChequeBook) =>
    book.closedAt === null && (
      <Button look="quiet" isSmall className="-my-1.5" onClick={() => onClose(book)}>
        {text(words.close)}
        <span className="sr-only">{`: ${nameOf(book)}, ${rangeOf(book)}`}</span>
      </Button>
    )
  return [
    { id: 'airport', header: text(words.airport), cell: nameOf },
    { id: 'bank', header: text(words.bank), cell: ({ bank }) => bank },
    { id: 'numbers', header: text(words.numbers), cell: (book) => <span className="md:whitespace-nowrap">{rangeOf(book)}</span> },
    { id: 'given', header: text(words.given), isNumeric: true, cell: ({ given }) => number(given) },
    { id: 'void', header: text(words.void), isNumeric: true, cell: (book) => number(book.void) },
    { id: 'left', header: text(words.left), isNumeric: true, cell: ({ left }) => <strong>{number(left)}</strong> },
    { id: 'next', header: text(words.next), cell: ({ nextNo }) => (nextNo === null ? '–' : digits(String(nextNo))) },
    { id: 'state', header: text(words.state), cell: (book) => <BookState book={book} /> },
    ...(mayEnter ? [{ id: 'act', header: text(words.act), cell: closing }] : []),
  ]
}

function BookState({ book: { closedAt, left } }: { book: ChequeBook }) {
  const { text } = useLanguage()
  if (closedAt !== null) return <StatusBadge status="draft">{text(words.closed)}</StatusBadge>
  return <StatusBadge status={left > 0 ? 'done' : 'needs-you'}>{text(left > 0 ? words.open : words.used)}</StatusBadge>
}
