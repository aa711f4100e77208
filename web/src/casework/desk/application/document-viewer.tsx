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
import type { ApplicationDocument } from './use-application-documents.ts'

type Props = {
  papers: readonly ApplicationDocument[]
  shown: ApplicationDocument
  onOpen(id: string): void
  onClose(): void
}

/** Shows a document beside the answers; it stays in view while the officer scrolls. */
export function DocumentPanel({ papers, shown, onOpen, onClose }: Props) {
  const { text } = useLanguage()
  const closing = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    closing.current?.focus()
    return () => (opener instanceof HTMLElement ? opener.focus() : undefined)
  }, [])
  return (
    <section
      aria-label={shown.title}
      className="fixed inset-y-0 right-0 z-40 flex w-[40vw] flex-col gap-3 border-l border-line bg-card p-4 shadow-card"
    >
      <header className="flex items-start justify-between gap-3">
        <h2 className="pt-2 text-lg font-bold">{shown.title}</h2>
        <Button ref={closing} look="quiet" isSmall icon={<X aria-hidden size={18} />} onClick={onClose}>
          {text(applicationReviewMessages.closeDocument)}
        </Button>
      </header>
      <DocumentView key={shown.id} papers={papers} shown={shown} onOpen={onOpen} />
    </section>
  )
}

/** Shows the document in a dialog where there is no room beside the answers. */
export function DocumentModal({ papers, shown, onOpen, onClose }: Props) {
  const { text } = useLanguage()
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={shown.title}
      size="4xl"
      cancelLabel={text(applicationReviewMessages.closeDocument)}
    >
      <div className="flex h-[60dvh] flex-col gap-3">
        <DocumentView key={shown.id} papers={papers} shown={shown} onOpen={onOpen} />
      </div>
    </Modal>
  )
}

function DocumentView({ papers, shown, onOpen }: Omit<Props, 'onClose'>) {
  const { open, document: factsOf } = useFormServices()
  const { id, title } = shown
  const address = useQuery({ queryKey: ['document', id], gcTime: 0, staleTime: Infinity, queryFn: () => open(id) })
  const mediaType = factsOf(id)?.mediaType ?? ''
  return (
    <>
      {address.isPending && <Skeleton className="flex-1" />}
      {address.error && <LoadFailed problem={address.error} onRetry={() => void address.refetch()} />}
      {address.data && mediaType.startsWith('image/') && <ImageViewer address={address.data} title={title} />}
      {address.data && mediaType === 'application/pdf' && <PdfViewer address={address.data} title={title} />}
      <Neighbours papers={papers} shown={shown} onOpen={onOpen} />
    </>
  )
}

/** Links to the previous and next document. */
function Neighbours({ papers, shown, onOpen }: Omit<Props, 'onClose'>) {
  const { text } = useLanguage()
  const place = papers.findIndex(({ id }) => id === shown.id)
  const [before, after] = [papers[place - 1], papers[place + 1]]
  return (
    <div className="flex justify-between gap-2">
      <Button
        look="quiet"
        isSmall
        disabled={!before}
        icon={<ChevronLeft aria-hidden size={18} />}
        onClick={() => before && onOpen(before.id)}
      >
        {text(applicationReviewMessages.previousDocument)}
      </Button>
      <Button
        look="quiet"
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
