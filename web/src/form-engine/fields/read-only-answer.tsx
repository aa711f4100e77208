import { BadgeCheck, Lock } from 'lucide-react'
import { ownAnswer, isBlank } from '@wewb/domain/engine/conditions/evaluate-condition'
import { kindOf, type Field } from '@wewb/domain/engine/fields/field'
import { issueMessage } from '@wewb/domain/engine/fields/issue'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { DocumentLinks } from './document-links.tsx'
import type { FieldProps } from './input-props.ts'
import { fieldMessages } from './messages.ts'

/** Shows an answer that the user may not change as text with its source, instead of a disabled input. */
export function ReadOnlyAnswer({ field, path, view, issues, isLocked }: FieldProps & { isLocked: boolean }) {
  const { text, locale } = useLanguage()
  const kind = kindOf(field)
  const answer = ownAnswer(view.answers[0] ?? {}, field.id)
  const documents = kind.documents?.(answer) ?? []
  const issue = issues.find((one) => one.path === path)
  const { Icon, source } = originOf(field, isLocked)
  return (
    <div
      id={path}
      tabIndex={-1}
      {...(field.fixed && { 'data-from-board': '' })}
      className={classes('flex flex-col gap-1 outline-none', inOneBlock)}
    >
      <p className="text-muted">{text(field.label)}</p>
      {issue && <p className="font-semibold text-danger">{text(issueMessage(issue))}</p>}
      <p className="font-semibold break-words">
        {isBlank(answer) ? text(fieldMessages.notSet) : kind.format(field, answer, locale, view)}
      </p>
      {documents.length > 0 && <DocumentLinks documents={documents} />}
      <p className="flex items-center gap-1.5 text-sm text-muted">
        <Icon aria-hidden size={16} className="shrink-0" />
        {text(source)}
      </p>
    </div>
  )
}

/**
 * Answers set by the Board come in groups, such as fee, premium and total: they stand close together, and only the last
 * one shows the source.
 */
const inOneBlock =
  '[[data-from-board]+&[data-from-board]]:-mt-3 [&[data-from-board]:has(+[data-from-board])>:last-child]:hidden'

/** Returns the reason why an answer is read-only, the most permanent one first. */
function originOf({ fixed, takenFrom }: Field, isClosed: boolean) {
  if (fixed) return { Icon: BadgeCheck, source: fieldMessages.fromTheBoard }
  if (isClosed) return { Icon: Lock, source: fieldMessages.notToCorrect }
  return { Icon: BadgeCheck, source: takenFrom ? fieldMessages.fromAnswer : fieldMessages.fromRegister }
}
