import { Building2, FileUp, MapPinOff, Plus } from 'lucide-react'
import { useState } from 'react'
import { closeOffice } from '@wewb/domain/administration/administration-contracts'
import { officeSheet } from '@wewb/domain/reference/list-catalogue'
import { officeTypeNames, officeTypes } from '@wewb/domain/reference/office-types'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { lazy } from '#lib/lazy/lazy.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { FilterSelect } from '#components/tables/filters.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Pagination } from '#components/tables/pagination.tsx'
import { SearchBox } from '#components/tables/search-box.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { listMessages } from '#administration/settings/lists/messages.ts'
import { useSettingsPermission, useInvalidateQuery } from '#administration/settings/use-save-form.ts'
import { settingsMessages as shared } from '#administration/settings/messages.ts'
import { OfficeEditor } from './office-editor.tsx'
import { OfficeTable } from './office-table.tsx'
import { useOfficeFilters, useOffices, type Office } from './use-offices.ts'
import { officeMessages } from './messages.ts'

type Open = { act: 'edit'; office?: Office } | { act: 'close'; office: Office } | { act: 'uncovered' }

const UncoveredPlaces = lazy(
  async () => (await import('./uncovered-places.tsx')).UncoveredPlaces,
  () => null,
)

const ListImport = lazy(
  async () => (await import('#administration/settings/lists/list-import.tsx')).ListImport,
  () => <SkeletonLines lines={8} />,
)

/** Shows the offices or their import, each at its own URL. */
export function OfficesTab() {
  const [query] = useSearchParams()
  return query.get('do') === 'import' ? <ListImport name={officeSheet} /> : <Offices />
}

function Offices() {
  const { text } = useLanguage()
  const filters = useOfficeFilters()
  const { data, error, refetch, isPlaceholderData } = useOffices(filters)
  const reload = useInvalidateQuery('offices')
  const mayAdd = useSettingsPermission('create')
  const [open, setOpen] = useState<Open>()
  const close = () => (setOpen(undefined), reload())
  const mayEdit = useSettingsPermission('edit')
  const adding = (
    <div className="flex flex-wrap gap-2">
      {mayEdit && (
        <ButtonLink to="?view=offices&do=import" variant="secondary" isSmall icon={<FileUp aria-hidden size={18} />}>
          {text(listMessages.import)}
        </ButtonLink>
      )}
      {mayAdd && (
        <Button
          variant="secondary"
          isSmall
          icon={<Plus aria-hidden size={18} />}
          onClick={() => setOpen({ act: 'edit' })}
        >
          {text(officeMessages.add)}
        </Button>
      )}
    </div>
  )
  return (
    <Card title={text(officeMessages.title)} aside={adding}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{text(officeMessages.intro)}</p>
        <Button
          variant="quiet"
          isSmall
          className="-ml-3 self-start justify-self-start"
          icon={<MapPinOff aria-hidden size={18} />}
          onClick={() => setOpen({ act: 'uncovered' })}
        >
          {text(officeMessages.uncovered)}
        </Button>
        <OfficeFilterFields {...filters} />
        {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines lines={8} />}
        {data?.total === 0 && (
          <EmptyState icon={<Building2 aria-hidden size={28} />} title={text(officeMessages.none)}>
            {text(officeMessages.noneText)}
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
      {open?.act === 'uncovered' && <UncoveredPlaces onClose={() => setOpen(undefined)} />}
      {open?.act === 'close' && <CloseOffice office={open.office} onClose={close} />}
    </Card>
  )
}

function OfficeFilterFields({ search, type }: ReturnType<typeof useOfficeFilters>) {
  const { text } = useLanguage()
  const [, setQuery] = useSearchParams()
  return (
    <SearchBox
      key={search}
      search={search}
      isFiltered={type !== undefined}
      labels={{
        label: text(shared.search),
        hint: text(officeMessages.searchHint),
        find: text(shared.find),
        clear: text(shared.clear),
      }}
      onSearch={(newSearch) =>
        setQuery({ view: 'offices', ...(type && { kind: type }), ...(newSearch && { search: newSearch }) })
      }
      onClear={() => setQuery({ view: 'offices' })}
    >
      <FilterSelect
        id="kind"
        label={text(officeMessages.type)}
        allLabel={text(officeMessages.allTypes)}
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
    const { message } = await sendRequest(closeOffice, {
      params: { officeId: office.officeId },
      body,
      isOfflineTolerant: true,
    })
    onClose()
    return message
  }
  return (
    <ConfirmDialog
      title={text(isOpen ? officeMessages.closeTitle : officeMessages.openTitle)}
      confirmLabel={text(isOpen ? officeMessages.closeYes : officeMessages.openYes)}
      variant={isOpen ? 'danger' : 'primary'}
      onConfirm={act}
      onCancel={onClose}
    >
      <p>
        {text(isOpen ? officeMessages.closeText : officeMessages.openText, {
          name: { bn: office.nameBng, en: office.name },
        })}
      </p>
    </ConfirmDialog>
  )
}
