import { ExternalLink, FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isSharedPhone } from '#lib/api-client/shared-phone.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { isDataSaverOn } from '#lib/data-saver.ts'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { classes } from '#components/styles/class-names.ts'
import { useFormServices, type DocumentMetadata } from './form-services.ts'
import { fileMessages } from './file-messages.ts'

/** The frame around a thumbnail; its size is added. */
export const thumbnailFrameClasses =
  'grid place-items-center overflow-hidden rounded-control border border-line bg-draft-soft text-muted'

/** Lists the pages of a document with their thumbnails. */
export function DocumentLinks({ documents }: { documents: readonly string[] }) {
  const text = useText()
  const { document } = useFormServices()
  return (
    <ul className="flex flex-wrap gap-3">
      {documents.map((id, index) => (
        <li key={id} className="flex w-32 flex-col items-center gap-1">
          <span className={classes(thumbnailFrameClasses, 'size-28')}>
            <DocumentThumbnail id={id} />
          </span>
          <OpenDocumentButton id={id} name={document(id)?.fileName ?? text(fileMessages.page, { n: index + 1 })} />
        </li>
      ))}
    </ul>
  )
}

/**
 * Shows a thumbnail, on white even in dark mode, because a signature may be transparent. A document icon replaces it
 * for other files, while loading, while saving data and on a shared phone.
 */
export function DocumentThumbnail({ id }: { id: string }) {
  const address = usePicture(id)
  return address ? (
    <img src={address} alt="" className="size-full bg-white object-cover" />
  ) : (
    <FileText aria-hidden size={28} />
  )
}

export const hasThumbnail = (facts: DocumentMetadata | undefined): boolean =>
  !isDataSaverOn() && !isSharedPhone() && (facts?.mediaType.startsWith('image/') ?? false)

function usePicture(id: string): string | undefined {
  const { open, thumbnail = open, document } = useFormServices()
  const [picture, setPicture] = useState<{ id: string; address: string }>()
  const isPicture = hasThumbnail(document(id))
  useEffect(() => {
    if (!isPicture) return undefined
    let isCurrent = true
    // On failure the icon stays; the document can still be opened.
    thumbnail(id).then(
      (address) => isCurrent && setPicture({ id, address }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [id, isPicture, thumbnail])
  return picture?.id === id ? picture.address : undefined
}

export function OpenDocumentButton({ id, name }: { id: string; name: string }) {
  const text = useText()
  const { open } = useFormServices()
  const { isBusy, run } = useBusy()
  const show = () =>
    void run(async () => {
      // Opens the tab before the URL is known: a later call would be blocked as a pop-up.
      const tab = window.open('', '_blank')
      try {
        const address = await open(id)
        if (tab) tab.location.href = address
      } catch (problem) {
        tab?.close()
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return (
    <Button variant="quiet" isSmall isBusy={isBusy} icon={<ExternalLink aria-hidden size={18} />} onClick={show}>
      {text(fileMessages.open)}
      <span className="sr-only"> {name}</span>
    </Button>
  )
}
