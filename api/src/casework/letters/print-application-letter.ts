import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { InputOf } from '@wewb/domain/http/contract'
import type { printApplicationLetter as printApplicationLetterEndpoint } from '@wewb/domain/casework/letter-contracts'
import {
  formatAnswers,
  formatFieldAnswers,
  flattenSections,
  type FormattedAnswer,
} from '@wewb/domain/engine/evaluation/format-answers'
import type { PrintedLetter } from '@wewb/domain/engine/definition/letter'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { maskAnswers } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Field } from '@wewb/domain/engine/fields/field'
import { interpolate, localize, type Bilingual, type Locale } from '@wewb/domain/language/bilingual'
import { formatDate } from '@wewb/domain/language/dates'
import { portalName } from '@wewb/domain/reference/portal'
import { getVisibleApplication, type ApplicationAccess } from '#casework/applications/application-access.ts'
import { findAccountName } from '#casework/applications/account-queries.ts'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'
import { maySeeUnpublished, maySeeUnmaskedNumbers } from '#identity/access/person.ts'
import type { ActRow } from '#casework/applications/queries.ts'
import { actionFieldsOfAct, withoutCondition, decryptReply } from '#casework/applications/present-history.ts'
import { availableLetters } from '#casework/applications/available-letters.ts'
import { neededEntriesOfFields, loadLists } from '#administration/lookups/load-lists.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { printLetter } from '#pdf/print-documents.ts'
import { codeUrl, signCode } from '#membership/signed-codes/sign-code.ts'

const words = {
  memo: { bn: 'স্মারক নম্বর', en: 'Memo no.' },
  date: { bn: 'তারিখ', en: 'Date' },
  subject: { bn: 'বিষয়: {subject}', en: 'Subject: {subject}' },
  application: { bn: 'আবেদন নম্বর: {no}', en: 'Application number: {no}' },
  check: {
    bn: 'পত্রটি কোন আবেদনের তা যাচাই করতে কিউআর কোড স্ক্যান করুন',
    en: 'Scan to verify the application this letter is about',
  },
  help: {
    bn: 'প্রয়োজনে কল করুন: ১৬১৩৫ (দেশে), +৮৮০৯৬১০১০২০৩০ (বিদেশ থেকে)',
    en: 'Help: 16135 (in Bangladesh), +8809610102030 (from abroad)',
  },
} satisfies Record<string, Bilingual>

/** Printers of letters that need data beyond the application. */
type LetterPrinters = Record<
  PrintedLetter['printedBy'],
  (context: Context, input: Omit<InputOf<typeof printApplicationLetterEndpoint>, 'letter'>) => Promise<FileResponse>
>

declare module '#server/context.ts' {
  interface Extensions {
    letterPrinters: LetterPrinters
  }
}
declare module '#module.ts' {
  interface Module {
    letterPrinters?: Partial<LetterPrinters>
  }
}

/** Prints a letter of the definition; rejects with NOT_FOUND when it is not available to the actor. */
export async function printApplicationLetter(
  context: Context,
  { letter: letterId, ...query }: InputOf<typeof printApplicationLetterEndpoint>,
) {
  const { applicationNo, language } = query
  const applicationAccess = await getVisibleApplication(context, applicationNo)
  const { application, person } = applicationAccess
  const isApplicant = application.workflowState.owners.includes(person.id)
  const isInsider = !isApplicant && maySeeUnpublished(context.actor)
  const { letter, act } =
    availableLetters(application, { isInsider }).find(({ letter: { id } }) => id === letterId) ??
    throwProblem('NOT_FOUND')
  if ('printedBy' in letter) return await context.extensions.letterPrinters[letter.printedBy](context, query)
  const locale = language ?? context.locale
  const lines = await linesFor(context, applicationAccess, act, locale)
  const textAt = (paths: readonly string[]) => paths.map((path) => lines.get(path)?.text).find(Boolean)
  const placeholders = Object.fromEntries(
    Object.entries(letter.with ?? {}).map(([place, paths]) => [place, textAt(paths) ?? '–']),
  )
  const report = (text: Bilingual) => localize(interpolate(text, placeholders), locale)
  const issuedOn = act.on_day
  const number = act.outcome['letterNo'] ?? (letter.number && textAt([letter.number])) ?? application.row.no
  const code = await signCode(context, { type: 'APPLICATION', reference: application.row.no, serial: 0, issuedOn })
  const bytes = await printLetter(
    {
      board: localize(portalName, locale),
      memo: [
        { label: localize(words.memo, locale), text: number },
        { label: localize(words.date, locale), text: formatDate(issuedOn, locale) },
      ],
      subject: localize(interpolate(words.subject, { subject: report(letter.subject) }), locale),
      receiver: [
        letter.to ? report(letter.to) : await applicantOf(context, applicationAccess, locale),
        localize(interpolate(words.application, { no: application.row.no }), locale),
      ],
      paragraphs: letter.paragraphs.map(report),
      rows: (letter.rows ?? []).flatMap((path) => lines.get(path) ?? []),
      signature: [
        localize(findDesk(application.definition.workflow, act.desk)?.label ?? portalName, locale),
        localize(portalName, locale),
      ],
      qrText: codeUrl(context.config, code),
      qrCaption: localize(words.check, locale),
      helpLine: localize(words.help, locale),
    },
    locale,
  )
  if (!isApplicant)
    await context.db.transaction().execute((tx) =>
      recordAuditEntry(tx, context.actor, 'application.printed', `application:${application.row.no}`, {
        paper: letter.id,
      }),
    )
  return new FileResponse({
    bytes,
    mediaType: 'application/pdf',
    fileName: `${application.row.no}-${letter.id}-${locale}.pdf`,
  })
}

/** Formats the values that the letter may use, by path: the reply of its own act, earlier replies and the form. */
async function linesFor(
  context: Context,
  { application, person, isOwn }: ApplicationAccess,
  act: ActRow,
  locale: Locale,
): Promise<Map<string, FormattedAnswer>> {
  const evaluationContext = await loadEvaluationContext(context, application)
  const isWhole = isOwn || maySeeUnmaskedNumbers(person)
  const whole = normalizeAnswers(application.definition, application.answers, evaluationContext)
  const answers = isWhole ? whole : maskAnswers(application.definition, whole)
  const sections = formatAnswers(application.definition, answers, evaluationContext, locale)
  const earlier = application.acts.slice(0, application.acts.indexOf(act)).toReversed()
  const replies: FormattedAnswer[][] = []
  for (const one of [act, ...earlier]) {
    const actionFields = actionFieldsOfAct(application, one).filter(({ id }) => one === act || !forColleagues.has(id))
    const reply = isWhole ? decryptReply(context.secrets, one) : one.reply
    replies.push(await linesOfReply(context, actionFields, reply, answers, locale))
  }
  // Later entries win, so the closest reply comes last.
  return new Map([...flattenSections(sections), ...replies.toReversed().flat()].map((line) => [line.path, line]))
}

/** Notes address the next desk, so letters leave them out. */
const forColleagues = new Set(['note', 'noteBng'])

async function linesOfReply(
  { db }: Context,
  actionFields: readonly Field[],
  reply: Answers,
  answers: Answers,
  locale: Locale,
): Promise<FormattedAnswer[]> {
  const lists = await loadLists(db, neededEntriesOfFields(actionFields, reply))
  const view = { facts: {}, lists, answers: [reply, answers] }
  return flattenSections([
    { path: '', heading: '', lines: formatFieldAnswers(actionFields.map(withoutCondition), reply, '', view, locale) },
  ])
}

/** Returns the name of the account; for an applicant without one, the name in the form. */
async function applicantOf(
  { db }: Context,
  { application: { row } }: ApplicationAccess,
  locale: Locale,
): Promise<string> {
  const account = row.applicant_id === null ? undefined : await findAccountName(db, row.applicant_id)
  const name = { bn: account?.full_name_bng ?? account?.full_name ?? row.name_bng, en: account?.full_name ?? row.name }
  return name[locale] ?? row.name ?? row.name_bng ?? ''
}
