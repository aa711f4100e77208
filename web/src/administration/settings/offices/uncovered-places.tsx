import { useQuery } from '@tanstack/react-query'
import { listUncoveredPlaces } from '@wewb/domain/casework/desk-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { officeTypeNames } from '@wewb/domain/reference/office-types'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { officeMessages } from './messages.ts'

type Place = ResponseOf<typeof listUncoveredPlaces>['list'][number]

/** Lists the places that no office serves, those with waiting applications first. */
export function UncoveredPlaces({ onClose }: { onClose(): void }) {
  const { text } = useLanguage()
  const columns = useColumns()
  const { data, error, refetch } = useQuery({
    queryKey: ['offices', 'uncovered'],
    staleTime: 0,
    queryFn: async () => (await sendRequest(listUncoveredPlaces, { showLoader: false })).data.list,
  })
  return (
    <Modal isOpen size="lg" onClose={onClose} title={text(officeMessages.uncovered)}>
      <div className="grid gap-4">
        <p className="text-muted">
          {text(data?.length === 0 ? officeMessages.uncoveredNone : officeMessages.uncoveredText)}
        </p>
        {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines lines={8} />}
        {data && data.length > 0 && (
          <DataTable
            caption={text(officeMessages.uncovered)}
            columns={columns}
            rows={data}
            rowId={({ kind, code }) => `${kind} ${code}`}
          />
        )}
      </div>
    </Modal>
  )
}

function useColumns(): Column<Place>[] {
  const { text, number } = useLanguage()
  const officeOf = ({ officeTypes, hasOfficeYn }: Place['desks'][number]): string => {
    const [one, other] = officeTypes.map((type): Bilingual => officeTypeNames[type])
    const office = one && other ? text(officeMessages.orOther, { one, other }) : text(one ?? officeMessages.office)
    return hasOfficeYn === 'Y' ? text(officeMessages.withoutStaff, { office }) : office
  }
  return [
    {
      id: 'place',
      header: text(officeMessages.place),
      cell: ({ name, nameBng }) => <span className="font-semibold">{text({ bn: nameBng, en: name })}</span>,
    },
    {
      id: 'missing',
      header: text(officeMessages.missing),
      cell: ({ desks }) => (
        <ul className="wrap-anywhere">
          {desks.map((desk) => (
            <li key={desk.officeTypes.join()}>{officeOf(desk)}</li>
          ))}
        </ul>
      ),
    },
    {
      id: 'waiting',
      header: text(officeMessages.waiting),
      isNumeric: true,
      cell: ({ applications }) => number(applications),
    },
  ]
}
