import { Search as SearchIcon } from 'lucide-react'
import { useState, useEffect } from 'react'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { useText, useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { Select, type Option } from '#components/inputs/select.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import type { ResultKind } from './result-kind.ts'
import { toResultSearchParams, validateResultSearch, type ResultSearch } from './result-search.ts'
import type { Results } from './use-results.ts'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'

type Props = { kind: ResultKind; search: ResultSearch; setups: Results['setups'] }

export function ResultSearchForm({ kind, search, setups }: Props) {
  const text = useText()
  const { searchOptions, messages } = kind
  const [, setQuery] = useSearchParams()
  const [changes, setChanges] = useState<Partial<ResultSearch>>({})
  const newest = String(setups[0]?.setupId ?? '')
  // The circular is always part of the URL, so that a link stays stable when the next result is published.
  const typed = { ...search, setupId: search.setupId || newest, ...changes }
  const districts = useDistricts(typed.searchBy === 'DISTRICT')
  const { label, hint } = searchOptions.find(({ searchBy }) => searchBy === typed.searchBy) ?? searchOptions[0]
  const problems = useProblems({ searchValue: label })
  const set = (change: Partial<ResultSearch>) => {
    problems.clearErrorsAt('searchValue')
    setChanges({ ...changes, ...change })
  }
  const find = () => {
    if (problems.showIssues(validateResultSearch(typed))) return
    problems.clear()
    setQuery(toResultSearchParams(typed))
    setChanges({ searchBy: typed.searchBy })
  }

  return (
    <search className="print:hidden">
      <Form problems={problems} onSubmit={find}>
        <Select
          id="setupId"
          label={text(messages.circular)}
          isOptional="unmarked"
          {...(setups.length === 0 && { placeholder: text(messages.newestCircular) })}
          options={setups.map(({ setupId, title, titleBng }) => ({
            value: String(setupId),
            label: text({ bn: titleBng, en: title }),
          }))}
          value={typed.setupId}
          onChange={(setupId) => set({ setupId })}
        />
        {searchOptions.length > 1 && (
          <RadioGroup
            id="searchBy"
            label={text(messages.way)}
            isInline
            choices={searchOptions.map((one) => ({ value: one.searchBy, label: text(one.label) }))}
            value={typed.searchBy}
            onChange={(method) => set({ searchBy: method, searchValue: '' })}
          />
        )}
        {typed.searchBy === 'DISTRICT' ? (
          <Select
            id="districtId"
            label={text(messages.district)}
            placeholder={text(messages.allDistricts)}
            isOptional="unmarked"
            width="medium"
            options={districts}
            value={typed.districtId}
            onChange={(districtId) => set({ districtId })}
          />
        ) : (
          <TextInput
            id="searchValue"
            label={text(label)}
            {...(hint && { hint: text(hint) })}
            autoComplete="off"
            width="medium"
            {...((typed.searchBy === 'ROLL' || typed.searchBy === 'REGISTRATION') && { script: 'digits' as const })}
            value={typed.searchValue}
            onChange={(searchValue) => set({ searchValue })}
            error={problems.errorOf('searchValue')}
          />
        )}
        <Button type="submit" icon={<SearchIcon aria-hidden size={20} />} className="sm:self-start">
          {text(messages.find)}
        </Button>
      </Form>
    </search>
  )
}

type Districts = ResponseOf<typeof getLookup>

/** Returns the districts in alphabetical order, fetched when needed. */
function useDistricts(isEnabled: boolean): Option[] {
  const { text, locale } = useLanguage()
  const [districts, setDistricts] = useState<Districts>([])
  const isMissing = isEnabled && districts.length === 0
  useEffect(() => {
    if (!isMissing) return
    // Without the list, the results of all districts can still be read.
    sendRequest(getLookup, { params: { name: 'district' }, query: {} }).then(
      ({ data }) => setDistricts(data),
      () => undefined,
    )
  }, [isMissing])
  return districts
    .map(({ id, name, nameBng }) => ({ value: id, label: text({ bn: nameBng, en: name }) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}
