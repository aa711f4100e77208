import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { pictureGuideMessages as messages } from './picture-guide-messages.ts'
import type { PictureKind } from './picture-guide.tsx'

type Example = { caption: Bilingual; drawing: ReactNode }

// Drawn in the colours of a photo, so they are the same in dark mode.
const wood = '#b98d5e'
const sheet = '#ffffff'
const ink = '#10231c'
const wall = '#eef2ef'
const skin = '#b77a52'
const shirt = '#006a4e'
const blurred = { filter: 'blur(2px)' }

const Document = () => (
  <>
    <rect x="38" y="10" width="44" height="60" fill={sheet} />
    <rect x="43" y="16" width="12" height="14" fill={shirt} />
    {[18, 25, 38, 45, 52, 59].map((y) => (
      <path key={y} d={`M${y < 30 ? 60 : 43} ${y}H77`} stroke={ink} strokeWidth="2" />
    ))}
  </>
)

const Person = () => (
  <>
    <path d="M34 82c0-18 10-26 26-26s26 8 26 26z" fill={shirt} />
    <rect x="54" y="46" width="12" height="14" fill={skin} />
    <ellipse cx="60" cy="34" rx="14" ry="18" fill={skin} />
    <path d="M45 32c0-24 30-24 30 0-4-8-26-8-30 0z" fill={ink} />
    <path d="M54 35h1M65 35h1M56 44q4 3 8 0" fill="none" stroke={ink} strokeWidth="2" strokeLinecap="round" />
  </>
)

const examples: Record<PictureKind, { tip: Bilingual; ground: string; good: Example; bad: readonly Example[] }> = {
  document: {
    tip: messages.documentTip,
    ground: wood,
    good: { caption: messages.documentGood, drawing: <Document /> },
    bad: [
      {
        caption: messages.documentCut,
        drawing: (
          <g transform="translate(44 16) rotate(12 60 40)">
            <Document />
          </g>
        ),
      },
      {
        caption: messages.documentBlurred,
        drawing: (
          <g style={blurred}>
            <Document />
          </g>
        ),
      },
      {
        caption: messages.documentDark,
        drawing: (
          <>
            <Document />
            <path d="M0 0h58L40 80H0z" fill={ink} opacity="0.65" />
            <ellipse cx="72" cy="40" rx="13" ry="11" fill={sheet} style={blurred} />
          </>
        ),
      },
    ],
  },
  portrait: {
    tip: messages.portraitTip,
    ground: wall,
    good: { caption: messages.portraitGood, drawing: <Person /> },
    bad: [
      {
        caption: messages.portraitCut,
        drawing: (
          <g transform="translate(54 4)">
            <Person />
          </g>
        ),
      },
      {
        caption: messages.portraitBlurred,
        drawing: (
          <g style={blurred}>
            <Person />
          </g>
        ),
      },
      {
        caption: messages.portraitDark,
        drawing: (
          <>
            <circle cx="96" cy="16" r="10" fill="#ffd76a" />
            <g style={{ filter: 'brightness(0.25)' }}>
              <Person />
            </g>
          </>
        ),
      },
    ],
  },
}

/** One right and three wrong pictures. The captions say everything, so that the drawings are decorative. */
export function PictureGuideDrawings({ kind }: { kind: PictureKind }) {
  const text = useText()
  const { tip, ground, good, bad } = examples[kind]
  return (
    <div className="flex flex-col gap-3 pb-2">
      <p className="max-w-[68ch]">{text(tip)}</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Picture {...good} ground={ground} isGood />
        {bad.map((example) => (
          <Picture key={example.caption.en} {...example} ground={ground} />
        ))}
      </ul>
    </div>
  )
}

function Picture({ caption, drawing, ground, isGood = false }: Example & { ground: string; isGood?: boolean }) {
  const text = useText()
  const Icon = isGood ? Check : X
  return (
    <li>
      <svg
        aria-hidden
        viewBox="0 0 120 80"
        className={classes('w-full rounded-control border-2', isGood ? 'border-done' : 'border-danger')}
      >
        <rect width="120" height="80" fill={ground} />
        {drawing}
      </svg>
      <p className={classes('mt-1 flex items-center gap-1 font-semibold', isGood ? 'text-done' : 'text-danger')}>
        <Icon aria-hidden size={18} />
        {text(isGood ? messages.good : messages.bad)}
      </p>
      <p className="text-sm">{text(caption)}</p>
    </li>
  )
}
