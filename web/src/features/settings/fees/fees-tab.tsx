import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { revokeMissionFee } from '../../../../../domain/src/contracts/administration.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { AskedOnceMore } from '../../../ui/asked-once-more.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useReload } from '../use-keeping.ts'
import { words as shared } from '../words.ts'
import { FeeEditor } from './fee-editor.tsx'
import { FeeTable } from './fee-table.tsx'
import { useFees, useMoney, type Fee, type MissionFee } from './use-fees.ts'
import { feeWords as words } from './words.ts'

type Open = { act: 'edit'; row: MissionFee } | { act: 'revoke'; row: MissionFee; coming: Fee }

/** What each mission charges, in the money of the place. */
export function FeesTab() {
  const { text } = useLanguage()
  const money = useMoney()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const { data, error, refetch } = useFees()
  const reload = useReload('mission-fees')
  const [open, setOpen] = useState<Open>()
  const close = () => (setOpen(undefined), reload())
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={8} />
  const { fee, premium, currency } = data.otherwise
  const found = data.list.filter((row) =>
    [row.missionName, row.missionNameBng, row.mission].some((name) => name.toLowerCase().includes(search.toLowerCase())),
  )
  return (
    <Card title={text(words.title)}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{text(words.intro, { fee: money(fee, currency), premium: money(premium, currency) })}</p>
        <SearchBox
          key={search}
          search={search}
          words={{ label: text(shared.search), hint: text(words.searchHint), find: text(shared.find), clear: text(shared.clear) }}
          onFind={(wanted) => setQuery(wanted ? { view: 'fees', search: wanted } : { view: 'fees' })}
          onClear={() => setQuery({ view: 'fees' })}
        />
        {found.length === 0 && (
          <EmptyState icon={<HandCoins aria-hidden size={28} />} title={text(words.nothing)}>
            {text(words.nothingText)}
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
  const money = useMoney()
  const revoke = async () => {
    const params = { mission: row.mission, validFrom: coming.validFrom }
    const { message } = await call(revokeMissionFee, { params, query: { revision: String(row.revision) }, isPatient: true })
    onClose()
    return message
  }
  const values = {
    name: { bn: row.missionNameBng, en: row.missionName },
    date: date(coming.validFrom),
    fee: money(coming.fee, coming.currency),
  }
  return (
    <AskedOnceMore title={text(shared.revokeTitle)} yes={text(shared.revokeYes)} act={revoke} onCancel={onClose}>
      <p>{text(words.revokeText, values)}</p>
    </AskedOnceMore>
  )
}
