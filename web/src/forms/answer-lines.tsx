import type { ReactNode } from 'react'
import type { Line, Section } from '../../../domain/src/engine/describe.ts'
import { Masked } from '../ui/masked.tsx'

type Props = {
  lines: readonly (Line | Section)[]
  /** What stands beside a line: a link to change it, the pictures of a document. */
  aside?(line: Line): ReactNode
  /** What stands under its text: what it was before. */
  under?(line: Line): ReactNode
}

/** Questions and answers as a person reads them; an address has a heading of its own. */
export const AnswerLines = ({ lines, aside, under }: Props) => (
  <div className="grid">
    {grouped(lines).map((part) =>
      Array.isArray(part) ? (
        <dl key={part[0]?.path} className="grid">
          {part.map((line) => (
            <div
              key={line.path}
              className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2.5 last:border-b-0 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
            >
              <dt className="col-span-2 text-muted sm:col-span-1">{line.label}</dt>
              <dd className="min-w-0 font-semibold break-words whitespace-pre-line">
                <LineText line={line} />
                {under?.(line)}
              </dd>
              {/* As wide with a link as without, so that the answers stand in one column. */}
              {aside && <dd className="min-w-15 text-right">{aside(line)}</dd>}
            </div>
          ))}
        </dl>
      ) : (
        <section key={part.path} className="mt-2 mb-3 border-l-4 border-line pl-4">
          <h3 className="font-bold">{part.heading}</h3>
          <AnswerLines lines={part.lines} {...(aside && { aside })} {...(under && { under })} />
        </section>
      ),
    )}
  </div>
)

/** The answer itself; what a person typed about people is covered on a phone that is not theirs. */
export const LineText = ({ line: { text, label, isPersonal } }: { line: Line }) =>
  isPersonal ? <Masked what={label}>{text}</Masked> : text

/** Lines that follow each other are one list; a section between them stands alone. */
const grouped = (lines: readonly (Line | Section)[]): (Line[] | Section)[] => {
  const parts: (Line[] | Section)[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if ('lines' in line) parts.push(line)
    else if (Array.isArray(last)) last.push(line)
    else parts.push([line])
  }
  return parts
}
