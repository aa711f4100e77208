import type { ReactNode } from 'react'
import type { FormattedAnswer, FormattedSection } from '@wewb/domain/engine/evaluation/format-answers'
import { Masked } from '#components/layout/masked.tsx'
import { classes } from '#components/styles/class-names.ts'

type Props = {
  rows: readonly (FormattedAnswer | FormattedSection)[]
  /** Rendered beside a row: a link to change it, or the thumbnails of a document. */
  aside?(line: FormattedAnswer): ReactNode
  /** Rendered under the text of a row: its previous answer. */
  under?(line: FormattedAnswer): ReactNode
}

/** A mark under an answer that needs attention. */
export const answerMarkClasses =
  'inline-flex items-center gap-1 rounded-full bg-needs-you-soft px-2.5 py-0.5 font-semibold text-needs-you'

/** Renders questions and answers for reading; an address gets its own heading. */
export const AnswerRows = ({ rows, aside: renderAside, under: renderBelow }: Props) => (
  <div className="grid">
    {grouped(rows).map((part) =>
      Array.isArray(part) ? (
        <dl key={part[0]?.path} className="grid">
          {part.map((line) => (
            <div
              key={line.path}
              className={classes(
                'grid grid-cols-[1fr_auto] gap-x-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]',
                'border-b border-line py-2.5 last:border-b-0',
              )}
            >
              <dt className="col-span-2 text-muted sm:col-span-1">{line.label}</dt>
              <dd className="min-w-0 font-semibold break-words whitespace-pre-line">
                <AnswerText row={line} />
                {renderBelow?.(line)}
              </dd>
              {/* The column keeps its width without a link, so that the answers align. */}
              {renderAside && <dd className="min-w-15 text-right">{renderAside(line)}</dd>}
            </div>
          ))}
        </dl>
      ) : (
        <section key={part.path} className="mt-2 mb-3 border-l-4 border-line pl-4">
          <h3 className="font-bold">{part.heading}</h3>
          <AnswerRows
            rows={part.lines}
            {...(renderAside && { aside: renderAside })}
            {...(renderBelow && { under: renderBelow })}
          />
        </section>
      ),
    )}
  </div>
)

/** Renders the answer; personal answers are masked on a shared phone. */
export const AnswerText = ({ row: { text, label, isPersonal } }: { row: FormattedAnswer }) =>
  isPersonal ? <Masked label={label}>{text}</Masked> : text

/** Groups consecutive rows into one list; a section between them stands alone. */
const grouped = (lines: readonly (FormattedAnswer | FormattedSection)[]): (FormattedAnswer[] | FormattedSection)[] => {
  const parts: (FormattedAnswer[] | FormattedSection)[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if ('lines' in line) parts.push(line)
    else if (Array.isArray(last)) last.push(line)
    else parts.push([line])
  }
  return parts
}
