import { useState, type ComponentType } from 'react'
import { noConnection } from '#lib/api-client/session-messages.ts'
import { useText } from '#lib/i18n/language.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { photoMessages } from './photo-messages.ts'

export type PictureKind = 'document' | 'portrait'

/** Shows how to take the picture. The drawings load when it is opened; without a connection a sentence says so. */
export function PictureGuide({ kind }: { kind: PictureKind }) {
  const text = useText()
  const [Drawings, setDrawings] = useState<ComponentType<{ kind: PictureKind }>>()
  const [isMissing, setIsMissing] = useState(false)
  const load = () =>
    void import('./picture-guide-drawings.tsx').then(
      ({ PictureGuideDrawings }) => setDrawings(() => PictureGuideDrawings),
      () => setIsMissing(true),
    )
  return (
    <details onToggle={load}>
      <summary className={classes('w-fit cursor-pointer rounded-control py-2.5 font-semibold text-brand', focusRing)}>
        {text(photoMessages.photoGuide)}
      </summary>
      {Drawings ? <Drawings kind={kind} /> : isMissing && <p>{text(noConnection)}</p>}
    </details>
  )
}
