/** Browsers colour it each in their own way; here it has the portal's colours, by day and by night. */
const barLook =
  'h-3 w-full appearance-none overflow-hidden rounded-full border-0 bg-draft-soft forced-color-adjust-none [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-draft-soft [&::-webkit-progress-value]:bg-brand'

type Props = { label: string; done: number; total: number; said: string; goesOn: string }

/** How far the portal is with something long, in a bar and in words. */
export const ProgressLine = ({ label, done, total, said, goesOn }: Props) => (
  <div className="flex flex-col gap-2">
    <label htmlFor="progress" className="font-semibold">
      {label}
    </label>
    <progress id="progress" value={done} max={Math.max(total, 1)} className={barLook} />
    <p className="tabular-nums">{said}</p>
    <p className="text-sm text-muted">{goesOn}</p>
  </div>
)
