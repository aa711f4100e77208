import { getOwn } from '../../../../../domain/src/collections/get-own.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Figures } from './figures.tsx'
import { listStateWords, words } from './merit-words.ts'

type Props = { state: string; eligible: number; selected: number; total: string; memoNo?: string | null }

/** The merit list in figures. */
export function ListFigures({ state, eligible, selected, total, memoNo }: Props) {
  const { text, number } = useLanguage()
  const figures = [
    { name: words.state, value: text(getOwn(listStateWords, state) ?? { bn: state, en: state }) },
    { name: words.eligible, value: number(eligible) },
    { name: words.selected, value: number(selected) },
    { name: words.total, value: text(words.taka, { amount: number(total.replace(/\.00$/, '')) }) },
    ...(memoNo ? [{ name: words.memo, value: memoNo }] : []),
  ]
  return <Figures figures={figures} />
}
