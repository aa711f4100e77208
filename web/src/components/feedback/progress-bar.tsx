import { classes } from '#components/styles/class-names.ts'

/** Overrides the browser's colours with those of the portal, also in dark mode. */
const barLook = classes(
  'h-3 w-full appearance-none overflow-hidden rounded-full border-0 bg-draft-soft forced-color-adjust-none',
  '[&::-webkit-progress-bar]:bg-draft-soft [&::-webkit-progress-value]:bg-brand [&::-moz-progress-bar]:bg-brand',
)

type Props = { label: string; done: number; total: number; statusText: string; hint: string }

/** Shows the progress of a long task as a bar and as text. */
export const ProgressBar = ({ label, done, total, statusText, hint }: Props) => (
  <div className="flex flex-col gap-2">
    <label htmlFor="progress" className="font-semibold">
      {label}
    </label>
    <progress id="progress" value={done} max={Math.max(total, 1)} className={barLook} />
    <p className="tabular-nums">{statusText}</p>
    <p className="text-sm text-muted">{hint}</p>
  </div>
)
