import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { getLookup } from '../../../../../domain/src/contracts/lookups.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useSetups } from '../use-setups.ts'
import type { readQueue } from './queue-query.ts'
import { statusWords, words } from './queue-words.ts'
import { useFilter } from './use-filter.ts'

type Asked = ReturnType<typeof readQueue>

export function QueueFilters({ service, asked }: { service: string; asked: Asked }) {
  const { text } = useLanguage()
  const filter = useFilter()
  const [, setParams] = useSearchParams()
  const { setups, isShown: hasSetups } = useSetups(service)
  const circulars = setups.data?.list ?? []
  const isNarrowed = [asked.search, asked.status, asked.setupId, asked.district, asked.overdue].some(Boolean)
  return (
    <search aria-label={text(words.filters)} className="grid gap-3">
      <SearchBox key={asked.search} search={asked.search ?? ''} />
      <div className="grid grid-cols-1 items-end gap-x-3 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
        <Select
          id="status"
          label={text(words.status)}
          isOptional="unmarked"
          placeholder={text(words.anyStatus)}
          value={asked.status ?? ''}
          onChange={(value) => filter('status', value)}
          options={Object.entries(statusWords).map(([value, label]) => ({ value, label: text(label) }))}
        />
        {hasSetups && circulars.length > 0 && (
          <Select
            id="setup"
            label={text(words.circular)}
            isOptional="unmarked"
            placeholder={text(words.anyCircular)}
            value={asked.setupId ?? ''}
            onChange={(value) => filter('setup', value)}
            options={circulars.map(({ setupId, title, titleBng }) => ({
              value: String(setupId),
              label: text({ bn: titleBng, en: title }),
            }))}
          />
        )}
        <DistrictFilter district={asked.district ?? ''} />
        <Select
          id="sort"
          label={text(words.sort)}
          isOptional="unmarked"
          placeholder={text(words.sortNewest)}
          value={asked.sort === '-submittedOn' ? '' : asked.sort}
          onChange={(value) => filter('sort', value)}
          options={[
            { value: 'submittedOn', label: text(words.sortOldest) },
            { value: 'due', label: text(words.sortDue) },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Checkbox
          id="overdue"
          label={text(words.onlyOverdue)}
          isChecked={asked.overdue === 'Y'}
          onChange={(isOn) => filter('overdue', isOn ? 'Y' : '')}
        />
        {isNarrowed && (
          <Button look="quiet" isSmall onClick={() => setParams(asked.view === 'mine' ? {} : { view: asked.view })}>
            {text(words.clear)}
          </Button>
        )}
      </div>
    </search>
  )
}

function SearchBox({ search }: { search: string }) {
  const { text } = useLanguage()
  const filter = useFilter()
  const [typed, setTyped] = useState(search)
  const find = (event: FormEvent) => {
    event.preventDefault()
    filter('search', typed.trim())
  }
  return (
    <form onSubmit={find} className="flex flex-wrap items-end gap-3">
      <div className="w-full max-w-md">
        <TextInput
          id="search"
          type="search"
          label={text(words.search)}
          hint={text(words.searchHint)}
          isOptional="unmarked"
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Button type="submit" look="secondary" className="h-11" icon={<Search aria-hidden size={20} />}>
        {text(words.find)}
      </Button>
    </form>
  )
}

function DistrictFilter({ district }: { district: string }) {
  const { text, locale } = useLanguage()
  const filter = useFilter()
  const { data = [] } = useQuery({
    queryKey: ['lookup', 'district', locale],
    staleTime: Infinity,
    queryFn: async () => (await call(getLookup, { params: { name: 'district' } })).data,
  })
  return (
    <Select
      id="district"
      label={text(words.district)}
      isOptional="unmarked"
      placeholder={text(words.anyDistrict)}
      value={district}
      onChange={(value) => filter('district', value)}
      options={data.map(({ id, name, nameBng }) => ({ value: id, label: text({ bn: nameBng, en: name }) }))}
    />
  )
}
