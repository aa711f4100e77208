import { useQuery } from '@tanstack/react-query'
import { listMissionFees } from '../../../../../domain/src/contracts/administration.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { getLookup } from '../../../../../domain/src/contracts/lookups.ts'
import { showMoney } from '../../../../../domain/src/language/money.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import type { Option } from '../../../ui/select.tsx'

export type MissionFee = AnswerOf<typeof listMissionFees>['list'][number]
export type Fee = MissionFee['coming'][number]

export const useFees = () =>
  useQuery({ queryKey: ['mission-fees'], staleTime: 0, queryFn: async () => (await call(listMissionFees, { showLoader: false })).data })

const useCurrencies = () =>
  useQuery({
    queryKey: ['lookup', 'currency'],
    queryFn: async () => (await call(getLookup, { params: { name: 'currency' }, query: {}, showLoader: false })).data,
  })

export function useCurrencyOptions(): Option[] {
  const { text } = useLanguage()
  const { data = [] } = useCurrencies()
  return data.map(({ id, name, nameBng }) => ({ value: id, label: text({ bn: nameBng || name, en: `${name} (${id})` }) }))
}

/** An amount with the name of its money: ১৬০ সংযুক্ত আরব আমিরাত দিরহাম in Bangla, 160 AED in English. */
export function useMoney() {
  const { locale, number } = useLanguage()
  const { data = [] } = useCurrencies()
  return (amount: string, currency: string): string => {
    const name = locale === 'bn' && currency !== 'BDT' ? data.find(({ id }) => id === currency)?.nameBng : undefined
    return name ? `${number(amount)} ${name}` : showMoney(amount, currency, locale)
  }
}
