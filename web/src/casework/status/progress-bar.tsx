import { useLanguage } from '#lib/i18n/language.tsx'
import type { AlertKind } from '#components/feedback/alert.tsx'
import { classes } from '#components/styles/class-names.ts'
import { statusMessages } from './messages.ts'

const colours: Record<AlertKind, string> = {
  info: 'text-in-process',
  success: 'text-done',
  'needs-you': 'text-needs-you',
  danger: 'text-danger',
}

/** Styles the native progress element; its value takes the text colour. */
const bar = classes(
  'h-3 w-full appearance-none overflow-hidden rounded-full border border-edge bg-draft-soft',
  'forced-color-adjust-none [print-color-adjust:exact]',
  '[&::-webkit-progress-bar]:bg-draft-soft [&::-webkit-progress-value]:bg-current [&::-moz-progress-bar]:bg-current',
)

/** Shows the progress with the percentage as text. */
export function ProgressBar({ percent, kind }: { percent: number; kind: AlertKind }) {
  const { text } = useLanguage()
  const percentText = text(statusMessages.percent, { n: percent })
  return (
    <div>
      <p className="flex justify-between gap-4 text-sm">
        <span className="text-muted">{text(statusMessages.progress)}</span>
        <span className="font-semibold">{percentText}</span>
      </p>
      <progress
        aria-label={text(statusMessages.progress)}
        aria-valuetext={percentText}
        max={100}
        value={percent}
        className={classes(bar, colours[kind])}
      />
    </div>
  )
}
