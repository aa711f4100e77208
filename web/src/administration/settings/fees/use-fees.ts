import { useQuery } from '@tanstack/react-query'
import { listMissionFees } from '@wewb/domain/administration/administration-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getLookup } from '@wewb/domain/administration/lookup-contracts'
import { formatMoney } from '@wewb/domain/language/money'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import type { Option } from '#components/inputs/select.tsx'

export type MissionFee = ResponseOf<typeof listMissionFees>['list'][number]
export type Fee = MissionFee['coming'][number]

export const useFees = () =>
  useQuery({
    queryKey: ['mission-fees'],
    staleTime: 0,
    queryFn: async () => (await sendRequest(listMissionFees, { showLoader: false })).data,
  })

const useCurrencies = () =>
  useQuery({
    queryKey: ['lookup', 'currency'],
    queryFn: async () =>
      (await sendRequest(getLookup, { params: { name: 'currency' }, query: {}, showLoader: false })).data,
  })

export function useCurrencyOptions(): Option[] {
  const { text } = useLanguage()
  const { data = [] } = useCurrencies()
  return data.map(({ id, name, nameBng }) => ({
    value: id,
    label: text({ bn: nameBng || name, en: `${name} (${id})` }),
  }))
}

/** Formats an amount with its currency: ১৬০ সংযুক্ত আরব আমিরাত দিরহাম in Bangla, 160 AED in English. */
export function useFormatMoney() {
  const { locale, number } = useLanguage()
  const { data = [] } = useCurrencies()
  return (amount: string, currency: string): string => {
    const name = locale === 'bn' && currency !== 'BDT' ? data.find(({ id }) => id === currency)?.nameBng : undefined
    return name ? `${number(amount)} ${name}` : formatMoney(amount, currency, locale)
  }
}
