import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, ExternalLink, RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFormServices } from '../../../fields/form-services.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { Modal } from '../../../ui/modal.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from './file-words.ts'
import type { Paper } from './use-papers.ts'

type Props = { papers: readonly Paper[]; shown: Paper; onOpen(id: string): void; onClose(): void }

/** A paper beside the answers: it stays where it is while the officer reads down. */
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
          {text(words.closeDocument)}
        </Button>
      </header>
      <DocumentView key={shown.id} papers={papers} shown={shown} onOpen={onOpen} />
    </section>
  )
}

/** Where there is no room beside the answers, the paper lies over them. */
export const DocumentModal = ({ papers, shown, onOpen, onClose }: Props) => (
  <Modal isOpen onClose={onClose} title={shown.title} size="4xl">
    <div className="flex h-[60dvh] flex-col gap-3">
      <DocumentView key={shown.id} papers={papers} shown={shown} onOpen={onOpen} />
    </div>
  </Modal>
)

function DocumentView({ papers, shown, onOpen }: Omit<Props, 'onClose'>) {
  const { open, document: factsOf } = useFormServices()
  const { id, title } = shown
  const address = useQuery({ queryKey: ['document', id], gcTime: 0, staleTime: Infinity, queryFn: () => open(id) })
  const mediaType = factsOf(id)?.mediaType ?? ''
  return (
    <>
      {address.isPending && <Skeleton className="flex-1" />}
      {address.error && <LoadFailed problem={address.error} onRetry={() => void address.refetch()} />}
      {address.data && mediaType.startsWith('image/') && <Picture address={address.data} title={title} />}
      {address.data && mediaType === 'application/pdf' && <PdfPaper address={address.data} title={title} />}
      <Neighbours papers={papers} shown={shown} onOpen={onOpen} />
    </>
  )
}

/** On to the next paper without going back to the list. */
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
        {text(words.previousDocument)}
      </Button>
      <Button
        look="quiet"
        isSmall
        disabled={!after}
        icon={<ChevronRight aria-hidden size={18} />}
        onClick={() => after && onOpen(after.id)}
      >
        {text(words.nextDocument)}
      </Button>
    </div>
  )
}

const PdfPaper = ({ address, title }: { address: string; title: string }) => (
  <>
    <Tools address={address} />
    {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; only PDF comes here, and no script of ours may run in it */}
    <iframe src={address} title={title} className="min-h-0 w-full flex-1 rounded-control border border-line bg-draft-soft" />
  </>
)

const sizes = [100, 150, 200, 300, 400]

function Picture({ address, title }: { address: string; title: string }) {
  const { text, digits } = useLanguage()
  const [size, setSize] = useState(0)
  const [turns, setTurns] = useState(0)
  return (
    <>
      <Tools address={address}>
        <Tool label={text(words.zoomOut)} isOff={size === 0} onPress={() => setSize(size - 1)}>
          <ZoomOut aria-hidden size={20} />
        </Tool>
        <span aria-live="polite" className="min-w-12 text-center text-sm tabular-nums">
          {digits(sizes[size] ?? 100)}%
        </span>
        <Tool label={text(words.zoomIn)} isOff={size === sizes.length - 1} onPress={() => setSize(size + 1)}>
          <ZoomIn aria-hidden size={20} />
        </Tool>
        <Tool label={text(words.turn)} onPress={() => setTurns(turns + 1)}>
          <RotateCw aria-hidden size={20} />
        </Tool>
      </Tools>
      <div className="min-h-0 flex-1 overflow-auto rounded-control border border-line bg-draft-soft">
        <img
          src={address}
          alt={title}
          style={{ width: `${sizes[size] ?? 100}%`, rotate: `${turns * 90}deg` }}
          className="max-w-none object-contain transition-transform duration-150 motion-reduce:transition-none"
        />
      </div>
    </>
  )
}

function Tools({ address, children }: { address: string; children?: ReactNode }) {
  const { text } = useLanguage()
  return (
    <div className="flex flex-wrap items-center gap-1">
      {children}
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={classes(
          'ml-auto inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-sm font-semibold text-brand hover:bg-brand-soft',
          focusRing,
        )}
      >
        <ExternalLink aria-hidden size={18} />
        {text(words.newTab)}
      </a>
    </div>
  )
}

type ToolProps = { label: string; isOff?: boolean; onPress(): void; children: ReactNode }

const Tool = ({ label, isOff, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={isOff}
    onClick={onPress}
    className={classes(
      'grid size-11 cursor-pointer place-items-center rounded-control text-brand hover:bg-brand-soft disabled:cursor-not-allowed disabled:text-muted',
      focusRing,
    )}
  >
    {children}
  </button>
)
