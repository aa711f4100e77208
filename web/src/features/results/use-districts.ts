import { useEffect, useState } from 'react'
import { getLookup } from '../../../../domain/src/contracts/lookups.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import type { Option } from '../../ui/select.tsx'

type Districts = AnswerOf<typeof getLookup>

/** The districts in the order of the reader's alphabet, fetched when somebody wants to choose one. */
export function useDistricts(isWanted: boolean): Option[] {
  const { text, locale } = useLanguage()
  const [districts, setDistricts] = useState<Districts>([])
  const isMissing = isWanted && districts.length === 0
  useEffect(() => {
    if (!isMissing) return
    // Without the list every district together can still be read.
    call(getLookup, { params: { name: 'district' }, query: {} }).then(
      ({ data }) => setDistricts(data),
      () => undefined,
    )
  }, [isMissing])
  return districts
    .map(({ id, name, nameBng }) => ({ value: id, label: text({ bn: nameBng, en: name }) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}
