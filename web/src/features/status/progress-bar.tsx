import { useLanguage } from '../../i18n/language.tsx'
import type { AlertKind } from '../../ui/alert.tsx'
import { classes } from '../../ui/look.ts'
import { words } from './words.ts'

const colours: Record<AlertKind, string> = {
  info: 'text-in-process',
  success: 'text-done',
  'needs-you': 'text-needs-you',
  danger: 'text-danger',
}

/** The browser's own bar, flat: its value takes the text's colour. */
const bar =
  'h-3 w-full appearance-none overflow-hidden rounded-full border border-edge bg-draft-soft forced-color-adjust-none [print-color-adjust:exact] [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-draft-soft [&::-webkit-progress-value]:bg-current'

/** How far the work has come. The percent stands in words beside the bar, for eyes and for screen readers alike. */
export function ProgressBar({ percent, kind }: { percent: number; kind: AlertKind }) {
  const { text } = useLanguage()
  const said = text(words.percent, { n: percent })
  return (
    <div>
      <p className="flex justify-between gap-4 text-sm">
        <span className="text-muted">{text(words.progress)}</span>
        <span className="font-semibold">{said}</span>
      </p>
      <progress aria-label={text(words.progress)} aria-valuetext={said} max={100} value={percent} className={classes(bar, colours[kind])} />
    </div>
  )
}
