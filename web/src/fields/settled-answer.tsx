import { BadgeCheck, Lock } from 'lucide-react'
import { answerOf, isBlank } from '../../../domain/src/conditions/holds.ts'
import { kindOf, type Field } from '../../../domain/src/fields/field.ts'
import { issueText } from '../../../domain/src/fields/issue.ts'
import { useLanguage } from '../i18n/language.tsx'
import { classes } from '../ui/look.ts'
import { DocumentLinks } from './document-links.tsx'
import type { FieldProps } from './input.ts'
import { words } from './words.ts'

/** An answer that is not the person's to write: text with its source beside it, not a box that refuses to be typed in. */
export function SettledAnswer({ field, path, view, issues, isClosed }: FieldProps & { isClosed: boolean }) {
  const { text, locale } = useLanguage()
  const kind = kindOf(field)
  const answer = answerOf(view.answers[0] ?? {}, field.id)
  const documents = kind.documents?.(answer) ?? []
  const issue = issues.find((one) => one.path === path)
  const { Icon, source } = originOf(field, isClosed)
  return (
    <div
      id={path}
      tabIndex={-1}
      {...(field.fixed && { 'data-from-board': '' })}
      className={classes('flex flex-col gap-1 outline-none', inOneBlock)}
    >
      <p className="text-muted">{text(field.label)}</p>
      {issue && <p className="font-semibold text-danger">{text(issueText(issue))}</p>}
      <p className="font-semibold break-words">{isBlank(answer) ? text(words.notSet) : kind.text(field, answer, locale, view)}</p>
      {documents.length > 0 && <DocumentLinks documents={documents} />}
      <p className="flex items-center gap-1.5 text-sm text-muted">
        <Icon aria-hidden size={16} className="shrink-0" />
        {text(source)}
      </p>
    </div>
  )
}

/** What the board sets comes in runs, such as fee, premium and total: they stand close together, and the last one says whose they are. */
const inOneBlock = '[[data-from-board]+&[data-from-board]]:-mt-3 [&[data-from-board]:has(+[data-from-board])>:last-child]:hidden'

/** Why it is not to be written: the most lasting reason first. */
function originOf({ fixed, takenFrom }: Field, isClosed: boolean) {
  if (fixed) return { Icon: BadgeCheck, source: words.fromTheBoard }
  if (isClosed) return { Icon: Lock, source: words.notToCorrect }
  return { Icon: BadgeCheck, source: takenFrom ? words.fromAnswer : words.fromRegister }
}
