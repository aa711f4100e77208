import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormServices } from '#form-engine/fields/form-services.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { PdfViewer, ImageViewer } from './pdf-and-image-viewers.tsx'
import { applicationReviewMessages } from './application-review-messages.ts'
import { useViewingTime } from './use-viewing-time.ts'
import type { ApplicationDocument } from './use-application-documents.ts'

type Props = {
  documents: readonly ApplicationDocument[]
  current: ApplicationDocument
  onOpen(id: string): void
  onClose(): void
}

/** Shows a document beside the answers; it stays in view while the officer scrolls. */
export function DocumentPanel({ documents, current, onOpen, onClose }: Props) {
  const { text } = useLanguage()
  const closing = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    closing.current?.focus()
    return () => (opener instanceof HTMLElement ? opener.focus() : undefined)
  }, [])
  return (
    <section
      aria-label={current.title}
      className="fixed inset-y-0 right-0 z-40 flex w-[40vw] flex-col gap-3 border-l border-line bg-card p-4 shadow-card"
    >
      <header className="flex items-start justify-between gap-3">
        <h2 className="pt-2 text-lg font-bold">{current.title}</h2>
        <Button ref={closing} variant="quiet" isSmall icon={<X aria-hidden size={18} />} onClick={onClose}>
          {text(applicationReviewMessages.closeDocument)}
        </Button>
      </header>
      <DocumentView key={current.id} documents={documents} current={current} onOpen={onOpen} />
    </section>
  )
}

/** Shows the document in a dialog where there is no room beside the answers. */
export function DocumentModal({ documents, current, onOpen, onClose }: Props) {
  const { text } = useLanguage()
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={current.title}
      size="4xl"
      cancelLabel={text(applicationReviewMessages.closeDocument)}
    >
      <div className="flex h-[60dvh] flex-col gap-3">
        <DocumentView key={current.id} documents={documents} current={current} onOpen={onOpen} />
      </div>
    </Modal>
  )
}

function DocumentView({ documents, current, onOpen }: Omit<Props, 'onClose'>) {
  const { open, document: factsOf } = useFormServices()
  const { id, title } = current
  const address = useQuery({ queryKey: ['document', id], gcTime: 0, staleTime: Infinity, queryFn: () => open(id) })
  const mediaType = factsOf(id)?.mediaType ?? ''
  useViewingTime(id, address.data !== undefined)
  return (
    <>
      {address.isPending && <Skeleton className="flex-1" />}
      {address.error && <LoadFailed problem={address.error} onRetry={() => void address.refetch()} />}
      {address.data && mediaType.startsWith('image/') && <ImageViewer address={address.data} title={title} />}
      {address.data && mediaType === 'application/pdf' && <PdfViewer address={address.data} title={title} />}
      <Neighbours documents={documents} current={current} onOpen={onOpen} />
    </>
  )
}

/** Links to the previous and next document. */
function Neighbours({ documents, current, onOpen }: Omit<Props, 'onClose'>) {
  const { text } = useLanguage()
  const index = documents.findIndex(({ id }) => id === current.id)
  const [before, after] = [documents[index - 1], documents[index + 1]]
  return (
    <div className="flex justify-between gap-2">
      <Button
        variant="quiet"
        isSmall
        disabled={!before}
        icon={<ChevronLeft aria-hidden size={18} />}
        onClick={() => before && onOpen(before.id)}
      >
        {text(applicationReviewMessages.previousDocument)}
      </Button>
      <Button
        variant="quiet"
        isSmall
        disabled={!after}
        icon={<ChevronRight aria-hidden size={18} />}
        onClick={() => after && onOpen(after.id)}
      >
        {text(applicationReviewMessages.nextDocument)}
      </Button>
    </div>
  )
}
