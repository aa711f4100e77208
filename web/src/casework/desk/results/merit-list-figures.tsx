import { getOwn } from '@wewb/domain/collections/get-own'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Figures } from './figures.tsx'
import { meritListStateNames, meritListMessages } from './merit-list-messages.ts'

type Props = { state: string; eligible: number; selected: number; total: string; memoNo?: string | null }

export function MeritListFigures({ state, eligible, selected, total, memoNo }: Props) {
  const { text, number } = useLanguage()
  const figures = [
    { name: meritListMessages.state, value: text(getOwn(meritListStateNames, state) ?? { bn: state, en: state }) },
    { name: meritListMessages.eligible, value: number(eligible) },
    { name: meritListMessages.selected, value: number(selected) },
    {
      name: meritListMessages.total,
      value: text(meritListMessages.taka, { amount: number(total.replace(/\.00$/, '')) }),
    },
    ...(memoNo ? [{ name: meritListMessages.memo, value: memoNo }] : []),
  ]
  return <Figures figures={figures} />
}
