import type { FormattedAnswer, FormattedSection } from '@wewb/domain/engine/evaluation/format-answers'
import { DocumentLinks } from '#form-engine/fields/document-links.tsx'
import { AnswerText } from '#form-engine/forms/answer-rows.tsx'
import { Masked } from '#components/layout/masked.tsx'

/** Short summary: a person by rows, an address or account as one sentence, a document with its thumbnail. */
export const SavedAnswers = ({ lines }: { lines: readonly (FormattedAnswer | FormattedSection)[] }) => (
  <dl className="grid gap-2">
    {lines.map((line) =>
      'lines' in line ? (
        <div key={line.path}>
          <dt className="text-sm text-muted">{line.heading}</dt>
          <dd className="break-words">
            <Masked label={line.heading}>{sentenceOf(line)}</Masked>
          </dd>
          {documentsOf(line).length > 0 && (
            <dd className="mt-1">
              <DocumentLinks documents={documentsOf(line)} />
            </dd>
          )}
        </div>
      ) : (
        <div key={line.path} className="grid gap-x-4 sm:grid-cols-[2fr_3fr]">
          <dt className="text-sm text-muted sm:text-base">{line.label}</dt>
          <dd className="min-w-0 break-words">
            {line.documents ? <DocumentLinks documents={line.documents} /> : <AnswerText row={line} />}
          </dd>
        </div>
      ),
    )}
  </dl>
)

const plain = ({ lines }: FormattedSection) => lines.flatMap((line) => ('lines' in line ? [] : [line]))
const sentenceOf = (section: FormattedSection) =>
  plain(section)
    .filter(({ documents }) => !documents)
    .map(({ text }) => text)
    .join(', ')
const documentsOf = (section: FormattedSection) => plain(section).flatMap(({ documents }) => documents ?? [])
