import { useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { componentMessages } from '#components/messages.ts'

export const Skeleton = ({ className }: { className?: string }) => (
  <div
    aria-hidden
    className={classes('animate-pulse rounded-control bg-draft-soft forced-color-adjust-none', className)}
  />
)

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  const text = useText()
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      <span className="sr-only">{text(componentMessages.loading)}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line % 3 === 2 ? 'h-5 w-2/3' : 'h-5 w-full'} />
      ))}
    </div>
  )
}

export const SkeletonPage = () => <SkeletonLines lines={8} />
