import { useText } from '../i18n/language.tsx'
import { classes } from './look.ts'
import { words } from './words.ts'

/** The grey shape of what is on its way. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={classes('animate-pulse rounded-control bg-draft-soft forced-color-adjust-none', className)} />
)

/** Some lines of a page that is on its way. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  const text = useText()
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      <span className="sr-only">{text(words.loading)}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line % 3 === 2 ? 'h-5 w-2/3' : 'h-5 w-full'} />
      ))}
    </div>
  )
}

/** As much of it as fills a screen. */
export const SkeletonPage = () => <SkeletonLines lines={8} />
