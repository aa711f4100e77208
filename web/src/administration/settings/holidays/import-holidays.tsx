import { Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import { importHolidays, previewHolidayImport } from '@wewb/domain/administration/administration-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { isIsoDate } from '@wewb/domain/language/dates'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { saveFile } from '#lib/api-client/download-file.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { FileButton } from '#components/inputs/file-button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useSaveForm } from '#administration/settings/use-save-form.ts'
import { holidayMessages } from './messages.ts'

type Read = ResponseOf<typeof previewHolidayImport>['list']
type Props = { onClose(): void; onImported(day: string): void }

const accepts = ['.csv', '.xlsx', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

/** Imports the holidays of a year from a spreadsheet: previewed by row, then stored. */
export function ImportHolidays({ onClose, onImported }: Props) {
  const { text } = useLanguage()
  const [read, setRead] = useState<Read>()
  const { isBusy: isReading, run } = useBusy()
  const { problems, isBusy, save } = useSaveForm({})
  const good = read?.filter(({ state }) => state === 'new' || state === 'changed') ?? []
  const look = (file: File) =>
    void run(async () => {
      problems.clear()
      setRead(undefined)
      const form = new FormData()
      form.set('file', file)
      try {
        setRead((await sendRequest(previewHolidayImport, { form, isOfflineTolerant: true })).data.list)
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  const store = () => {
    const list = good.map(({ day, name, nameBng }) => ({ day, name, nameBng }))
    save(
      [],
      () => sendRequest(importHolidays, { body: { list }, isOfflineTolerant: true }),
      () => onImported(list[0]?.day ?? ''),
    )
  }
  return (
    <Modal isOpen size="4xl" onClose={onClose} title={text(holidayMessages.fileTitle)}>
      <Form problems={problems} onSubmit={store}>
        <p className="max-w-prose text-muted">{text(holidayMessages.fileIntro)}</p>
        <div id="file" tabIndex={-1} className="flex flex-wrap items-center gap-3 outline-none">
          <FileButton
            label={text(read ? holidayMessages.chooseOther : holidayMessages.choose)}
            icon={<FileUp aria-hidden size={18} />}
            accepts={accepts}
            isBusy={isReading}
            onChoose={look}
          />
          <Button variant="quiet" isSmall icon={<Download aria-hidden size={18} />} onClick={giveSample}>
            {text(holidayMessages.template)}
          </Button>
          <p aria-live="polite" className="text-muted empty:hidden">
            {isReading && text(holidayMessages.reading)}
          </p>
        </div>
        {read && <ReadRows rows={read} />}
        {read && good.length === 0 && <p className="font-semibold">{text(holidayMessages.nothingToStore)}</p>}
        {good.length > 0 && (
          <Button type="submit" isBusy={isBusy} className="self-start">
            {text(holidayMessages.store, { n: good.length })}
          </Button>
        )}
      </Form>
    </Modal>
  )
}

const looks: Record<Read[number]['state'], Status> = {
  new: 'done',
  changed: 'in-process',
  same: 'draft',
  refused: 'refused',
}

function ReadRows({ rows }: { rows: Read }) {
  const { text } = useLanguage()
  const columns = useColumns()
  const count = (state: Read[number]['state']) => rows.filter((row) => row.state === state).length
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="font-semibold">
        {text(holidayMessages.summary, {
          added: count('new'),
          changed: count('changed'),
          same: count('same'),
          refused: count('refused'),
        })}
      </p>
      <DataTable caption={text(holidayMessages.fileTitle)} rows={rows} rowId={({ row }) => row} columns={columns} />
    </div>
  )
}

function useColumns(): Column<Read[number]>[] {
  const { text, digits, date } = useLanguage()
  return [
    { id: 'row', header: text(holidayMessages.row), cell: ({ row }) => digits(row) },
    { id: 'day', header: text(holidayMessages.day), cell: ({ day }) => (isIsoDate(day) ? date(day) : digits(day)) },
    {
      id: 'name',
      header: text(holidayMessages.name),
      cell: ({ name, nameBng }) => text({ bn: nameBng || name, en: name || nameBng }),
    },
    {
      id: 'state',
      header: text(holidayMessages.state),
      cell: ({ state, problem }) => (
        <span>
          <StatusBadge status={looks[state]}>{text(holidayMessages[state])}</StatusBadge>
          {problem && <span className="mt-1 block text-sm text-danger">{text(problem)}</span>}
        </span>
      ),
    },
  ]
}

/** Headings and a sample row; the BOM tells a spreadsheet that the file is Unicode. */
const sample = '\uFEFFDate,Name (Bangla),Name (English)\n2027-03-10,ঈদুল ফিতর,Eid-ul-Fitr\n'
const giveSample = () => saveFile({ blob: new Blob([sample], { type: 'text/csv' }), fileName: 'holidays.csv' })
