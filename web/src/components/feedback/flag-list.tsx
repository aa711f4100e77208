import { CircleAlert, TriangleAlert } from 'lucide-react'
import { crossCheckNames } from '@wewb/domain/casework/cross-checks/cross-check-names'
import type { Flag } from '@wewb/domain/casework/cross-checks/cross-check-schemas'
import { useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'

const looks = {
  amber: { Icon: TriangleAlert, colours: 'text-needs-you', word: { bn: 'মিলিয়ে দেখুন', en: 'Compare' } },
  red: { Icon: CircleAlert, colours: 'text-danger', word: { bn: 'মিলছে না', en: 'Does not agree' } },
} as const

/** Names what needs attention in an application: icon and words, so that the colour is not needed. */
export function FlagList({ flags }: { flags: readonly Flag[] }) {
  const text = useText()
  if (flags.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
      {flags.map(({ code, level }) => {
        const { Icon, colours, word } = looks[level]
        return (
          <li key={code} className={classes('inline-flex items-start gap-1 text-sm font-semibold', colours)}>
            <Icon aria-hidden size={14} className="mt-1 shrink-0" />
            <span className="sr-only">{text(word)}: </span>
            {text(crossCheckNames[code])}
          </li>
        )
      })}
    </ul>
  )
}
