import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { printBoardLetter as letterCall } from '../../../domain/src/contracts/letters.ts'
import { describe, describeFields, linesOf, type Line } from '../../../domain/src/engine/describe.ts'
import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import { maskAnswers } from '../../../domain/src/engine/part-answers.ts'
import { deskOf } from '../../../domain/src/engine/standing.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import { fill, say, type Bilingual, type Locale } from '../../../domain/src/language/bilingual.ts'
import { showDate } from '../../../domain/src/language/dates.ts'
import { portalName } from '../../../domain/src/lookups/portal.ts'
import { seeFile, type Seen } from '../applications/access-file.ts'
import { knownOf } from '../applications/known.ts'
import { hearsSecrets, seesNumbers } from '../applications/person.ts'
import type { ActRow } from '../applications/repository.ts'
import { asksOfAct, askedThen, replyOf } from '../applications/told-history.ts'
import { lettersOf } from '../applications/told-letters.ts'
import { listsForFields, loadLists } from '../lookups/load-lists.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { SentFile } from '../platform/serve.ts'
import { printLetter } from '../printing/print-application.ts'
import { printSelectionLetter } from '../results/selection-letter.ts'
import { codeUrl, signCode } from '../signed-codes/sign-code.ts'

const words = {
  memo: { bn: 'স্মারক নম্বর', en: 'Memo no.' },
  date: { bn: 'তারিখ', en: 'Date' },
  subject: { bn: 'বিষয়: {subject}', en: 'Subject: {subject}' },
  application: { bn: 'আবেদন নম্বর: {no}', en: 'Application number: {no}' },
  check: { bn: 'পত্রটি কোন আবেদনের তা যাচাই করতে কিউআর কোড স্ক্যান করুন', en: 'Scan to verify the application this letter is about' },
  help: { bn: 'প্রয়োজনে কল করুন: ১৬১৩৫ (দেশে), +৮৮০৯৬১০১০২০৩০ (বিদেশ থেকে)', en: 'Help: 16135 (in Bangladesh), +8809610102030 (from abroad)' },
} satisfies Record<string, Bilingual> // prettier-ignore

/** What tells more than the file knows is printed by who knows it. */
const printers = { 'selection-letter': printSelectionLetter }

/** A letter of the service's definition, about a file that is as far. Whoever may not have it finds none. */
export async function printBoardLetter(context: Context, { letter: wanted, ...asked }: InputOf<typeof letterCall>) {
  const { applicationNo, language } = asked
  const seen = await seeFile(context, applicationNo)
  const { file, person } = seen
  const isApplicant = file.standing.owners.includes(person.id)
  const isInsider = !isApplicant && hearsSecrets(context.actor)
  const { letter, act } = lettersOf(file, { isInsider }).find(({ letter: { id } }) => id === wanted) ?? refuse('NOT_FOUND')
  if ('printedBy' in letter) return await printers[letter.printedBy](context, asked)
  const locale = language ?? context.locale
  const lines = await linesFor(context, seen, act, locale)
  const textAt = (paths: readonly string[]) => paths.map((path) => lines.get(path)?.text).find(Boolean)
  const places = Object.fromEntries(Object.entries(letter.with ?? {}).map(([place, paths]) => [place, textAt(paths) ?? '–']))
  const tell = (text: Bilingual) => say(fill(text, places), locale)
  const issuedOn = act.on_day
  const number = act.outcome['letterNo'] ?? (letter.number && textAt([letter.number])) ?? file.row.no
  const code = await signCode(context, { type: 'APPLICATION', reference: file.row.no, serial: 0, issuedOn })
  const bytes = await printLetter(
    {
      board: say(portalName, locale),
      memo: [
        { label: say(words.memo, locale), text: number },
        { label: say(words.date, locale), text: showDate(issuedOn, locale) },
      ],
      subject: say(fill(words.subject, { subject: tell(letter.subject) }), locale),
      receiver: [
        letter.to ? tell(letter.to) : await applicantOf(context, seen, locale),
        say(fill(words.application, { no: file.row.no }), locale),
      ],
      paragraphs: letter.paragraphs.map(tell),
      rows: (letter.rows ?? []).flatMap((path) => lines.get(path) ?? []),
      signature: [say(deskOf(file.definition.workflow, act.desk)?.label ?? portalName, locale), say(portalName, locale)],
      qrText: codeUrl(context.config, code),
      qrCaption: say(words.check, locale),
      helpLine: say(words.help, locale),
    },
    locale,
  )
  if (!isApplicant)
    await context.db
      .transaction()
      .execute((tx) => record(tx, context.actor, 'application.printed', `application:${file.row.no}`, { paper: letter.id }))
  return new SentFile({ bytes, mediaType: 'application/pdf', fileName: `${file.row.no}-${letter.id}-${locale}.pdf` })
}

/** What the letter may tell, by path: the reply of its own act, those of earlier ones, and the form. */
async function linesFor(context: Context, { file, person, isOwn }: Seen, act: ActRow, locale: Locale): Promise<Map<string, Line>> {
  const known = await knownOf(context, file)
  const isWhole = isOwn || seesNumbers(person)
  const whole = keepAsked(file.definition, file.answers, known)
  const answers = isWhole ? whole : maskAnswers(file.definition, whole)
  const sections = describe(file.definition, answers, known, locale)
  const earlier = file.acts.slice(0, file.acts.indexOf(act)).toReversed()
  const replies: Line[][] = []
  for (const one of [act, ...earlier]) {
    const asks = asksOfAct(file, one).filter(({ id }) => one === act || !forColleagues.has(id))
    const reply = isWhole ? replyOf(context.secrets, one) : one.reply
    replies.push(await linesOfReply(context, asks, reply, answers, locale))
  }
  // The nearest is written last, and stays.
  return new Map([...linesOf(sections), ...replies.toReversed().flat()].map((line) => [line.path, line]))
}

/** A note is a word to whoever got the file then. */
const forColleagues = new Set(['note', 'noteBng'])

async function linesOfReply({ db }: Context, asks: readonly Field[], reply: Answers, answers: Answers, locale: Locale): Promise<Line[]> {
  const lists = await loadLists(db, listsForFields(asks, reply))
  const view = { facts: {}, lists, answers: [reply, answers] }
  return linesOf([{ path: '', heading: '', lines: describeFields(asks.map(askedThen), reply, '', view, locale) }])
}

/** The name of the account; who was entered at a desk has none, and goes by the name in the form. */
async function applicantOf({ db }: Context, { file: { row } }: Seen, locale: Locale): Promise<string> {
  const account =
    row.applicant_id === null
      ? undefined
      : await db.selectFrom('account').select(['full_name', 'full_name_bng']).where('id', '=', row.applicant_id).executeTakeFirst()
  const name = { bn: account?.full_name_bng ?? account?.full_name ?? row.name_bng, en: account?.full_name ?? row.name }
  return name[locale] ?? row.name ?? row.name_bng ?? ''
}
