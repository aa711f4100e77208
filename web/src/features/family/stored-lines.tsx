import type { Line, Section } from '../../../../domain/src/engine/describe.ts'
import { DocumentLinks } from '../../fields/document-links.tsx'
import { LineText } from '../../forms/answer-lines.tsx'
import { Masked } from '../../ui/masked.tsx'

/** In few words: a person line by line, an address or an account as one sentence, a document with its picture. */
export const StoredLines = ({ lines }: { lines: readonly (Line | Section)[] }) => (
  <dl className="grid gap-2">
    {lines.map((line) =>
      'lines' in line ? (
        <div key={line.path}>
          <dt className="text-sm text-muted">{line.heading}</dt>
          <dd className="break-words">
            <Masked what={line.heading}>{sentenceOf(line)}</Masked>
          </dd>
          {papersOf(line).length > 0 && (
            <dd className="mt-1">
              <DocumentLinks documents={papersOf(line)} />
            </dd>
          )}
        </div>
      ) : (
        <div key={line.path} className="grid gap-x-4 sm:grid-cols-[2fr_3fr]">
          <dt className="text-sm text-muted sm:text-base">{line.label}</dt>
          <dd className="min-w-0 break-words">
            {line.documents ? <DocumentLinks documents={line.documents} /> : <LineText line={line} />}
          </dd>
        </div>
      ),
    )}
  </dl>
)

const plain = ({ lines }: Section) => lines.flatMap((line) => ('lines' in line ? [] : [line]))
const sentenceOf = (section: Section) =>
  plain(section)
    .filter(({ documents }) => !documents)
    .map(({ text }) => text)
    .join(', ')
const papersOf = (section: Section) => plain(section).flatMap(({ documents }) => documents ?? [])
