import { ExternalLink, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes, focusRing, iconButtonClasses } from '#components/styles/class-names.ts'
import { applicationReviewMessages } from './application-review-messages.ts'

export const PdfViewer = ({ address, title }: { address: string; title: string }) => (
  <>
    <Tools address={address} />
    {/* Only PDF comes here, and no script of ours may run in it. */}
    {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox */}
    <iframe
      src={address}
      title={title}
      className="min-h-0 w-full flex-1 rounded-control border border-line bg-draft-soft"
    />
  </>
)

const sizes = [100, 150, 200, 300, 400]

/** Shows a scan that can be enlarged and rotated. */
export function ImageViewer({ address, title }: { address: string; title: string }) {
  const { text, digits } = useLanguage()
  const [size, setSize] = useState(0)
  const [quarterTurns, setQuarterTurns] = useState(0)
  return (
    <>
      <Tools address={address}>
        <Tool label={text(applicationReviewMessages.zoomOut)} isOff={size === 0} onPress={() => setSize(size - 1)}>
          <ZoomOut aria-hidden size={20} />
        </Tool>
        <span aria-live="polite" className="min-w-12 text-center text-sm tabular-nums">
          {digits(sizes[size] ?? 100)}%
        </span>
        <Tool
          label={text(applicationReviewMessages.zoomIn)}
          isOff={size === sizes.length - 1}
          onPress={() => setSize(size + 1)}
        >
          <ZoomIn aria-hidden size={20} />
        </Tool>
        <Tool label={text(applicationReviewMessages.turn)} onPress={() => setQuarterTurns(quarterTurns + 1)}>
          <RotateCw aria-hidden size={20} />
        </Tool>
      </Tools>
      <div className="min-h-0 flex-1 overflow-auto rounded-control border border-line bg-draft-soft">
        {/* On white even in dark mode: a signature may be transparent. */}
        <img
          src={address}
          alt={title}
          style={{ width: `${sizes[size] ?? 100}%`, rotate: `${quarterTurns * 90}deg` }}
          className="max-w-none bg-white object-contain transition-transform"
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
          'ml-auto inline-flex min-h-11 items-center gap-1.5 rounded-control px-3',
          'text-sm font-semibold text-brand hover:bg-brand-soft',
          focusRing,
        )}
      >
        <ExternalLink aria-hidden size={18} />
        {text(applicationReviewMessages.newTab)}
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
      iconButtonClasses,
      'text-brand hover:bg-brand-soft disabled:cursor-not-allowed disabled:text-muted',
      focusRing,
    )}
  >
    {children}
  </button>
)
