import { useEffect, useState } from 'react'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import type { Option } from '#components/inputs/select.tsx'

type Districts = ResponseOf<typeof getLookup>

/** Returns the districts in alphabetical order, fetched when needed. */
export function useDistricts(isWanted: boolean): Option[] {
  const { text, locale } = useLanguage()
  const [districts, setDistricts] = useState<Districts>([])
  const isMissing = isWanted && districts.length === 0
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
