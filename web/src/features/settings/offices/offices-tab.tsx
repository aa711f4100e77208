import { Building2, Plus } from 'lucide-react'
import { useState } from 'react'
import { closeOffice } from '../../../../../domain/src/contracts/administration.ts'
import { officeTypeNames, officeTypes } from '../../../../../domain/src/lookups/offices.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { AskedOnceMore } from '../../../ui/asked-once-more.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { FilterChoice } from '../../../ui/filters.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useMay, useReload } from '../use-keeping.ts'
import { words as shared } from '../words.ts'
import { OfficeEditor } from './office-editor.tsx'
import { OfficeTable } from './office-table.tsx'
import { useAskedOffices, useOffices, type Office } from './use-offices.ts'
import { officeWords as words } from './words.ts'

type Open = { act: 'edit'; office?: Office } | { act: 'close'; office: Office }

/** Every place the board works at. */
export function OfficesTab() {
  const { text } = useLanguage()
  const asked = useAskedOffices()
  const { data, error, refetch, isPlaceholderData } = useOffices(asked)
  const reload = useReload('offices')
  const mayAdd = useMay('create')
  const [open, setOpen] = useState<Open>()
  const close = () => (setOpen(undefined), reload())
  const adding = (
    <Button look="secondary" isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setOpen({ act: 'edit' })}>
      {text(words.add)}
    </Button>
  )
  return (
    <Card title={text(words.title)} aside={mayAdd && adding}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{text(words.intro)}</p>
        <Narrowing {...asked} />
        {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines lines={8} />}
        {data?.total === 0 && (
          <EmptyState icon={<Building2 aria-hidden size={28} />} title={text(words.none)}>
            {text(words.noneText)}
          </EmptyState>
        )}
        {data && data.total > 0 && (
          <div aria-busy={isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
            <OfficeTable
              list={data.list}
              onEdit={(office) => setOpen({ act: 'edit', office })}
              onClose={(office) => setOpen({ act: 'close', office })}
            />
            <Pagination {...data} />
          </div>
        )}
      </div>
      {open?.act === 'edit' && <OfficeEditor office={open.office} onClose={close} />}
      {open?.act === 'close' && <CloseOffice office={open.office} onClose={close} />}
    </Card>
  )
}

function Narrowing({ search, type }: ReturnType<typeof useAskedOffices>) {
  const { text } = useLanguage()
  const [, setQuery] = useSearchParams()
  return (
    <SearchBox
      key={search}
      search={search}
      isNarrowed={type !== undefined}
      words={{ label: text(shared.search), hint: text(words.searchHint), find: text(shared.find), clear: text(shared.clear) }}
      onFind={(wanted) => setQuery({ view: 'offices', ...(type && { kind: type }), ...(wanted && { search: wanted }) })}
      onClear={() => setQuery({ view: 'offices' })}
    >
      <FilterChoice
        id="kind"
        label={text(words.type)}
        none={text(words.allTypes)}
        value={type}
        options={officeTypes.map((value) => ({ value, label: text(officeTypeNames[value]) }))}
        width="w-full sm:w-72"
      />
    </SearchBox>
  )
}

function CloseOffice({ office, onClose }: { office: Office; onClose(): void }) {
  const { text } = useLanguage()
  const isOpen = office.closedAt === null
  const act = async () => {
    const body = { closedYn: isOpen ? ('Y' as const) : ('N' as const), revision: office.revision }
    const { message } = await call(closeOffice, { params: { officeId: office.officeId }, body, isPatient: true })
    onClose()
    return message
  }
  return (
    <AskedOnceMore
      title={text(isOpen ? words.closeTitle : words.openTitle)}
      yes={text(isOpen ? words.closeYes : words.openYes)}
      look={isOpen ? 'danger' : 'primary'}
      act={act}
      onCancel={onClose}
    >
      <p>{text(isOpen ? words.closeText : words.openText, { name: { bn: office.nameBng, en: office.name } })}</p>
    </AskedOnceMore>
  )
}
