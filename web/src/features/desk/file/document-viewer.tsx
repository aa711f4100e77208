import { useQuery } from '@tanstack/react-query'
import { ExternalLink, RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useFormServices } from '../../../fields/form-services.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { Modal } from '../../../ui/modal.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { OpenedDocument } from './file-documents.tsx'
import { words } from './file-words.ts'

type Props = { document: OpenedDocument; onClose(): void }

/** A paper beside the answers: it stays in sight while the officer reads down. */
export function DocumentPanel({ document, onClose }: Props) {
  const { text } = useLanguage()
  return (
    <section
      aria-label={document.title}
      className="sticky top-20 flex h-[calc(100dvh-11rem)] min-h-96 flex-col gap-3 rounded-card border border-line bg-card p-4"
    >
      <header className="flex items-start justify-between gap-3">
        <h2 className="text-lg font-bold">{document.title}</h2>
        <Button look="quiet" isSmall icon={<X aria-hidden size={18} />} onClick={onClose}>
          {text(words.closeDocument)}
        </Button>
      </header>
      <DocumentView key={document.id} id={document.id} title={document.title} />
    </section>
  )
}

/** Where there is no room beside the answers, the paper lies over them. */
export const DocumentModal = ({ document, onClose }: Props) => (
  <Modal isOpen onClose={onClose} title={document.title} size="4xl">
    <div className="flex h-[60dvh] flex-col gap-3">
      <DocumentView key={document.id} id={document.id} title={document.title} />
    </div>
  </Modal>
)

function DocumentView({ id, title }: { id: string; title: string }) {
  const { open, document } = useFormServices()
  const address = useQuery({ queryKey: ['document', id], gcTime: 0, staleTime: Infinity, queryFn: () => open(id) })
  if (address.isPending) return <Skeleton className="flex-1" />
  if (address.error) return <LoadFailed problem={address.error} onRetry={() => void address.refetch()} />
  const mediaType = document(id)?.mediaType ?? ''
  if (mediaType.startsWith('image/')) return <Picture address={address.data} title={title} />
  return mediaType === 'application/pdf' ? <Paper address={address.data} title={title} /> : <Tools address={address.data} />
}

const Paper = ({ address, title }: { address: string; title: string }) => (
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
