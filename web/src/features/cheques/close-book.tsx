import { closeChequeBook } from '../../../../domain/src/contracts/cheques.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { AskedOnceMore } from '../../ui/asked-once-more.tsx'
import type { ChequeBook } from './use-cheque-books.ts'
import { words } from './words.ts'

/** A closed book stays closed. */
export function CloseBook({ book, onCancel, onClosed }: { book: ChequeBook; onCancel(): void; onClosed(): void }) {
  const { text, number } = useLanguage()
  const close = async () => {
    const { message } = await call(closeChequeBook, { params: { bookId: book.bookId } })
    onClosed()
    return message
  }
  return (
    <AskedOnceMore title={text(words.closeTitle)} yes={text(words.closeYes)} act={close} onCancel={onCancel}>
      <p>{text(words.closeText, { left: number(book.left) })}</p>
    </AskedOnceMore>
  )
}
