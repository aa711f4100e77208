import { Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { importHolidays, readHolidayFile } from '../../../../../domain/src/contracts/administration.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { isDay } from '../../../../../domain/src/language/dates.ts'
import { call } from '../../../api-client/call.ts'
import { keepFile } from '../../../api-client/call-file.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { StatusBadge, type Status } from '../../../ui/status-badge.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { useSaving } from '../use-keeping.ts'
import { holidayWords as words } from './words.ts'

type Read = AnswerOf<typeof readHolidayFile>['list']
type Props = { onClose(): void; onStored(day: string): void }

const accepts = ['.csv', '.xlsx', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

/** The holidays of a year from a sheet: first looked at row by row, then stored. */
export function HolidayFile({ onClose, onStored }: Props) {
  const { text } = useLanguage()
  const [read, setRead] = useState<Read>()
  const { isBusy: isReading, run } = useBusy()
  const { problems, isBusy, save } = useSaving({})
  const good = read?.filter(({ state }) => state === 'new' || state === 'changed') ?? []
  const look = (file: File) =>
    void run(async () => {
      problems.clear()
      setRead(undefined)
      const form = new FormData()
      form.set('file', file)
      try {
        setRead((await call(readHolidayFile, { form, isPatient: true })).data.list)
      } catch (problem) {
        problems.failed(problem)
      }
    })
  const store = () => {
    const list = good.map(({ day, name, nameBng }) => ({ day, name, nameBng }))
    save(
      [],
      () => call(importHolidays, { body: { list }, isPatient: true }),
      () => onStored(list[0]?.day ?? ''),
    )
  }
  return (
    <Modal isOpen size="4xl" onClose={onClose} title={text(words.fileTitle)}>
      <Form problems={problems} onSubmit={store}>
        <p className="max-w-prose text-muted">{text(words.fileIntro)}</p>
        <div id="file" tabIndex={-1} className="flex flex-wrap items-center gap-3 outline-none">
          <FileButton
            label={text(read ? words.chooseOther : words.choose)}
            icon={<FileUp aria-hidden size={18} />}
            accepts={accepts}
            isBusy={isReading}
            onChoose={look}
          />
          <Button look="quiet" isSmall icon={<Download aria-hidden size={18} />} onClick={giveSample}>
            {text(words.template)}
          </Button>
          <p aria-live="polite" className="text-muted empty:hidden">
            {isReading && text(words.reading)}
          </p>
        </div>
        {read && <ReadRows rows={read} />}
        {read && good.length === 0 && <p className="font-semibold">{text(words.nothingToStore)}</p>}
        {good.length > 0 && (
          <Button type="submit" isBusy={isBusy} className="self-start">
            {text(words.store, { n: good.length })}
          </Button>
        )}
      </Form>
    </Modal>
  )
}

const looks: Record<Read[number]['state'], Status> = { new: 'done', changed: 'in-process', same: 'draft', refused: 'refused' }

function ReadRows({ rows }: { rows: Read }) {
  const { text } = useLanguage()
  const columns = useColumns()
  const count = (state: Read[number]['state']) => rows.filter((row) => row.state === state).length
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="font-semibold">
        {text(words.summary, { added: count('new'), changed: count('changed'), same: count('same'), refused: count('refused') })}
      </p>
      <DataTable caption={text(words.fileTitle)} rows={rows} rowId={({ row }) => row} columns={columns} />
    </div>
  )
}

function useColumns(): Column<Read[number]>[] {
  const { text, digits, date } = useLanguage()
  return [
    { id: 'row', header: text(words.row), cell: ({ row }) => digits(row) },
    { id: 'day', header: text(words.day), cell: ({ day }) => (isDay(day) ? date(day) : digits(day)) },
    { id: 'name', header: text(words.name), cell: ({ name, nameBng }) => text({ bn: nameBng || name, en: name || nameBng }) },
    {
      id: 'state',
      header: text(words.state),
      cell: ({ state, problem }) => (
        <span>
          <StatusBadge status={looks[state]}>{text(words[state])}</StatusBadge>
          {problem && <span className="mt-1 block text-sm text-danger">{text(problem)}</span>}
        </span>
      ),
    },
  ]
}

/** The headings, and one row that shows how a day is written; the mark at the front tells a spreadsheet that it is Unicode. */
const sample = '\uFEFFDate,Name (Bangla),Name (English)\n2027-03-10,ঈদুল ফিতর,Eid-ul-Fitr\n'
const giveSample = () => keepFile({ blob: new Blob([sample], { type: 'text/csv' }), fileName: 'holidays.csv' })
