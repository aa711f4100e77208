import { useState } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { useLazyComponent } from '#lib/lazy/use-lazy-component.ts'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { photoMessages } from './photo-messages.ts'

export type PictureKind = 'document' | 'portrait'

const load = async () => (await import('./picture-guide-drawings.tsx')).PictureGuideDrawings

/** Shows how to take the picture. The drawings load when it is opened. */
export function PictureGuide({ kind }: { kind: PictureKind }) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={classes('w-fit cursor-pointer rounded-control py-2.5 font-semibold text-brand', focusRing)}>
        {text(photoMessages.photoGuide)}
      </summary>
      {isOpen && <Drawings kind={kind} />}
    </details>
  )
}

function Drawings({ kind }: { kind: PictureKind }) {
  const { Component, problem, retry } = useLazyComponent(load)
  if (problem) return <LoadFailed problem={problem} onRetry={retry} />
  return Component ? <Component kind={kind} /> : <SkeletonLines lines={4} />
}
