import { CalendarOff, FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { removeHoliday } from '@wewb/domain/administration/administration-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Select } from '#components/inputs/select.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useSettingsPermission, useInvalidateQuery } from '#administration/settings/use-save-form.ts'
import { HolidayEditor } from './holiday-editor.tsx'
import { ImportHolidays } from './import-holidays.tsx'
import { HolidayTable } from './holiday-table.tsx'
import { useHolidays, type Holiday } from './use-holidays.ts'
import { holidayMessages } from './messages.ts'

type Open = { act: 'edit'; holiday?: Holiday } | { act: 'remove'; holiday: Holiday } | { act: 'file' }

/** Lists the holidays by year; the year is part of the URL. */
export function HolidaysTab() {
  const { text, digits } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const { data, error, refetch } = useHolidays(query.get('year') ?? '')
  const reload = useInvalidateQuery('holidays')
  const mayEdit = useSettingsPermission('edit')
  const [open, setOpen] = useState<Open>()
  const close = () => (setOpen(undefined), reload())
  const show = (year: string) => setQuery(year ? { view: 'holidays', year } : { view: 'holidays' })
  const saved = (day: string) => (close(), show(day.slice(0, 4)))
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={8} />
  const title = text(holidayMessages.title, { year: digits(data.year) })
  return (
    <Card
      title={title}
      aside={mayEdit && <Buttons onAdd={() => setOpen({ act: 'edit' })} onFile={() => setOpen({ act: 'file' })} />}
    >
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{text(holidayMessages.intro)}</p>
        <div className="w-40">
          <Select
            id="year"
            label={text(holidayMessages.years)}
            isOptional="unmarked"
            value={String(data.year)}
            onChange={show}
            options={data.years.map((year) => ({ value: String(year), label: digits(year) }))}
          />
        </div>
        {data.list.length === 0 && (
          <EmptyState icon={<CalendarOff aria-hidden size={28} />} title={text(holidayMessages.none)}>
            {mayEdit && text(holidayMessages.noneText)}
          </EmptyState>
        )}
        {data.list.length > 0 && (
          <HolidayTable
            caption={title}
            list={data.list}
            onEdit={(holiday) => setOpen({ act: 'edit', holiday })}
            onRemove={(holiday) => setOpen({ act: 'remove', holiday })}
          />
        )}
      </div>
      {open?.act === 'edit' && <HolidayEditor holiday={open.holiday} onClose={close} onSaved={saved} />}
      {open?.act === 'remove' && <RemoveHoliday holiday={open.holiday} onClose={close} />}
      {open?.act === 'file' && <ImportHolidays onClose={close} onImported={saved} />}
    </Card>
  )
}

function Buttons({ onAdd, onFile }: { onAdd(): void; onFile(): void }) {
  const { text } = useLanguage()
  return (
    <span className="flex flex-wrap gap-2">
      <Button variant="secondary" isSmall icon={<Plus aria-hidden size={18} />} onClick={onAdd}>
        {text(holidayMessages.add)}
      </Button>
      <Button variant="quiet" isSmall icon={<FileUp aria-hidden size={18} />} onClick={onFile}>
        {text(holidayMessages.fromFile)}
      </Button>
    </span>
  )
}

function RemoveHoliday({ holiday, onClose }: { holiday: Holiday; onClose(): void }) {
  const { text, date } = useLanguage()
  const remove = async () => {
    const { message } = await sendRequest(removeHoliday, {
      params: { day: holiday.day },
      query: { revision: String(holiday.revision) },
      isOfflineTolerant: true,
    })
    onClose()
    return message
  }
  return (
    <ConfirmDialog
      title={text(holidayMessages.removeTitle)}
      confirmLabel={text(holidayMessages.removeYes)}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>
        {text(holidayMessages.removeText, { name: { bn: holiday.nameBng, en: holiday.name }, date: date(holiday.day) })}
      </p>
    </ConfirmDialog>
  )
}
