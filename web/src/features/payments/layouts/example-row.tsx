import type { FileLayout } from '../../../../../domain/src/payments/layout.ts'
import { cellsOf, writeText, type FileRow } from '../../../../../domain/src/payments/write-file.ts'
import { useText } from '../../../i18n/language.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { layoutWords as words } from './words.ts'

/** Nobody's payment, as long as a real one. */
const example: FileRow = {
  serial: '1',
  reference: 'PB-2026-000017-00001',
  receiverName: 'RAHIMA BEGUM',
  accountNumber: '0123456789012',
  routingNumber: '200271234',
  amount: '27500.00',
  applicationNo: 'EDU-2026-000123',
  mobile: '01700000000',
  bankName: 'Sonali Bank PLC',
  branchName: 'Tangail',
  adviceNo: 'ACC/2026/117',
  adviceDate: '2026-11-15',
  batchNo: 'PB-2026-000017',
}

/** The file as the bank would get it, written by the same function that writes the real one. */
export function ExampleRow({ layout }: { layout: FileLayout }) {
  const text = useText()
  return (
    <section aria-label={text(words.example)} className="grid min-w-0 gap-1 bg-card py-2 lg:sticky lg:top-16 lg:z-10">
      <h3 className="font-bold">{text(words.example)}</h3>
      <p className="text-sm text-muted">{text(words.exampleText)}</p>
      <pre
        lang="en"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as wide as the file: without it the keyboard cannot scroll it
        tabIndex={0}
        className={classes('max-w-full overflow-x-auto rounded-control border border-line bg-draft-soft p-3 text-sm', focusRing)}
      >
        {writeText(cellsOf(layout, [example]), layout).replaceAll('\r', '')}
      </pre>
    </section>
  )
}
