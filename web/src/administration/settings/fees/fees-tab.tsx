import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { revokeMissionFee } from '@wewb/domain/administration/administration-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SearchBox } from '#components/tables/search-box.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useInvalidateQuery } from '#administration/settings/use-save-form.ts'
import { settingsMessages as shared } from '#administration/settings/messages.ts'
import { FeeEditor } from './fee-editor.tsx'
import { FeeTable } from './fee-table.tsx'
import { useFees, useFormatMoney, type Fee, type MissionFee } from './use-fees.ts'
import { feeMessages } from './messages.ts'

type Open = { act: 'edit'; row: MissionFee } | { act: 'revoke'; row: MissionFee; coming: Fee }

/** Lists the fees of each mission in its local currency. */
export function FeesTab() {
  const { text } = useLanguage()
  const money = useFormatMoney()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const { data, error, refetch } = useFees()
  const reload = useInvalidateQuery('mission-fees')
  const [open, setOpen] = useState<Open>()
  const close = () => (setOpen(undefined), reload())
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={8} />
  const { fee, premium, currency } = data.otherwise
  const found = data.list.filter((row) =>
    [row.missionName, row.missionNameBng, row.mission].some((name) =>
      name.toLowerCase().includes(search.toLowerCase()),
    ),
  )
  return (
    <Card title={text(feeMessages.title)}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">
          {text(feeMessages.intro, { fee: money(fee, currency), premium: money(premium, currency) })}
        </p>
        <SearchBox
          key={search}
          search={search}
          labels={{
            label: text(shared.search),
            hint: text(feeMessages.searchHint),
            find: text(shared.find),
            clear: text(shared.clear),
          }}
          onSearch={(newSearch) => setQuery(newSearch ? { view: 'fees', search: newSearch } : { view: 'fees' })}
          onClear={() => setQuery({ view: 'fees' })}
        />
        {found.length === 0 && (
          <EmptyState icon={<HandCoins aria-hidden size={28} />} title={text(feeMessages.nothing)}>
            {text(feeMessages.nothingText)}
          </EmptyState>
        )}
        {found.length > 0 && (
          <FeeTable
            list={found}
            onEdit={(row) => setOpen({ act: 'edit', row })}
            onRevoke={(row, coming) => setOpen({ act: 'revoke', row, coming })}
          />
        )}
      </div>
      {open?.act === 'edit' && <FeeEditor row={open.row} onClose={close} />}
      {open?.act === 'revoke' && <RevokeFee row={open.row} coming={open.coming} onClose={close} />}
    </Card>
  )
}

function RevokeFee({ row, coming, onClose }: { row: MissionFee; coming: Fee; onClose(): void }) {
  const { text, date } = useLanguage()
  const money = useFormatMoney()
  const revoke = async () => {
    const params = { mission: row.mission, validFrom: coming.validFrom }
    const { message } = await sendRequest(revokeMissionFee, {
      params,
      query: { revision: String(row.revision) },
      isOfflineTolerant: true,
    })
    onClose()
    return message
  }
  const values = {
    name: { bn: row.missionNameBng, en: row.missionName },
    date: date(coming.validFrom),
    fee: money(coming.fee, coming.currency),
  }
  return (
    <ConfirmDialog
      title={text(shared.revokeTitle)}
      confirmLabel={text(shared.revokeYes)}
      onConfirm={revoke}
      onCancel={onClose}
    >
      <p>{text(feeMessages.revokeText, values)}</p>
    </ConfirmDialog>
  )
}
