import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import { describe } from '../../../domain/src/engine/describe.ts'
import { maskAnswers } from '../../../domain/src/engine/part-answers.ts'
import { walkAsked } from '../../../domain/src/engine/walk-asked.ts'
import type { printApplication as printCall } from '../../../domain/src/contracts/applications.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { kindOf } from '../../../domain/src/fields/field.ts'
import { say, type Bilingual, type Locale } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay, showDate } from '../../../domain/src/language/dates.ts'
import { portalName } from '../../../domain/src/lookups/portal.ts'
import type { Context } from '../platform/context.ts'
import { record } from '../platform/record.ts'
import { SentFile } from '../platform/serve.ts'
import { printApplication, printSlip } from '../printing/print-application.ts'
import { codeUrl, signCode } from '../signed-codes/sign-code.ts'
import { seeFile } from './access-file.ts'
import { knownOf } from './known.ts'
import { seesNumbers } from './person.ts'
import type { ApplicationRow, DocumentRow } from './repository.ts'
import { viewOf } from './view-application.ts'

const words = {
  slip: { bn: 'আবেদন প্রাপ্তিস্বীকার পত্র', en: 'Acknowledgement slip' },
  check: { bn: 'অবস্থা জানতে কিউআর কোড স্ক্যান করুন', en: 'Scan to check the status' },
  verify: { bn: 'যাচাই করতে কিউআর কোড স্ক্যান করুন', en: 'Scan to verify this paper' },
  page: { bn: 'পৃষ্ঠা {page} / {pages}', en: 'Page {page} of {pages}' },
  draft: { bn: 'এখনো দাখিল করা হয়নি', en: 'Not submitted yet' },
  help: { bn: 'প্রয়োজনে কল করুন: ১৬১৩৫ (দেশে), +৮৮০৯৬১০১০২০৩০ (বিদেশ থেকে)', en: 'Help: 16135 (in Bangladesh), +8809610102030 (from abroad)' },
} satisfies Record<string, Bilingual> // prettier-ignore

/** The copy of the application, or its slip, for the owner and for staff who may see it. */
export async function print(context: Context, { applicationNo, paper = 'copy', language }: InputOf<typeof printCall>) {
  const { file, person, isOwn } = await seeFile(context, applicationNo)
  const locale = language ?? context.locale
  const known = await knownOf(context, file)
  const { row, definition } = file
  const whole = keepAsked(definition, file.answers, known)
  const answers = isOwn || seesNumbers(person) ? whole : maskAnswers(definition, whole)
  const submittedOn = row.submitted_at ? showDate(row.submitted_at, locale) : say(words.draft, locale)
  const shared = {
    board: say(portalName, locale),
    number: row.no,
    serviceTitle: say(definition.title, locale),
    applicantName: (locale === 'bn' ? row.name_bng : row.name) ?? row.name ?? row.name_bng ?? '',
    submittedOn,
    ...(await qrOf(context, row, locale)),
  }
  const view = viewOf(file)
  const bytes =
    paper === 'slip'
      ? await printSlip(
          {
            ...shared,
            title: say(words.slip, locale),
            documents: documentNames(),
            next: say(view.next ?? view.reads, locale),
            helpLine: say(words.help, locale),
          },
          locale,
        )
      : await printApplication(
          {
            ...shared,
            heading: say(definition.print.heading, locale),
            status: say(view.reads, locale),
            sections: describe(definition, answers, known, locale),
            ...(definition.print.closing ? { closing: say(definition.print.closing, locale) } : {}),
            ...(await pictures(context, known.files, whole)),
            printedOn: showDate(context.now(), locale),
            pageLabel: say(words.page, locale),
          },
          locale,
        )
  if (!file.standing.owners.includes(person.id))
    await context.db.transaction().execute((tx) => record(tx, context.actor, 'application.printed', `application:${row.no}`, { paper }))
  return new SentFile({ bytes, mediaType: 'application/pdf', fileName: `${row.no}-${paper}-${locale}.pdf` })

  function documentNames(): string[] {
    return walkAsked(definition, whole, known)
      .filter(({ field, answer }) => (kindOf(field).documents?.(answer) ?? []).length > 0)
      .map(({ field }) => say(field.label, locale))
  }
}

/** Our signature stands on what was submitted. A draft holds its number alone, which tells nothing without the mobile number. */
async function qrOf(context: Context, { no, service, submitted_at }: ApplicationRow, locale: Locale) {
  const { publicUrl } = context.config
  if (!submitted_at) return { qrText: `${publicUrl}/app-status-check?module=${service}&no=${no}`, qrCaption: say(words.check, locale) }
  const code = await signCode(context, { type: 'APPLICATION', reference: no, serial: 0, issuedOn: dhakaDay(submitted_at) })
  return { qrText: codeUrl(context.config, code), qrCaption: say(words.verify, locale) }
}

/** The person's photo and signature, where the service asks for them: those that were answered, not what was merely sent. */
async function pictures(
  { files }: Context,
  documents: readonly DocumentRow[],
  whole: Answers,
): Promise<{ photo?: Buffer; signature?: Buffer }> {
  const read = async (id: string) => {
    const answered = documents.find((document) => document.media_type.startsWith('image/') && [whole[id]].flat().includes(document.id))
    return answered && (await files.read(answered.sha256))
  }
  const [photo, signature] = await Promise.all([read('photo'), read('signature')])
  return { ...(photo ? { photo } : {}), ...(signature ? { signature } : {}) }
}
