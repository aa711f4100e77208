import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { describePrintableForm } from '@wewb/domain/engine/evaluation/printable-form'
import { formatAnswers } from '@wewb/domain/engine/evaluation/format-answers'
import { maskAnswers } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import type { printApplication as printApplicationEndpoint } from '@wewb/domain/casework/application-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { kindOf } from '@wewb/domain/engine/fields/field'
import { localize, type Bilingual, type Locale } from '@wewb/domain/language/bilingual'
import { toDhakaDate, formatDate } from '@wewb/domain/language/dates'
import { portalName } from '@wewb/domain/reference/portal'
import type { Context } from '#server/context.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { pdfMessages } from '#pdf/pdf-messages.ts'
import { printApplication, printSlip } from '#pdf/print-documents.ts'
import { codeUrl, signCode } from '#membership/signed-codes/sign-code.ts'
import { getVisibleApplication } from './application-access.ts'
import { loadEvaluationContext } from './evaluation-context.ts'
import { maySeeUnmaskedNumbers } from '#identity/access/person.ts'
import type { ApplicationRow, DocumentRow } from './queries.ts'
import { printForm } from './print-form.ts'
import { getApplicantView } from './application-views.ts'

const words = {
  slip: { bn: 'আবেদন প্রাপ্তিস্বীকার পত্র', en: 'Acknowledgement slip' },
  check: { bn: 'অবস্থা জানতে কিউআর কোড স্ক্যান করুন', en: 'Scan to check the status' },
  verify: { bn: 'যাচাই করতে কিউআর কোড স্ক্যান করুন', en: 'Scan to verify this paper' },
  draft: { bn: 'এখনো দাখিল করা হয়নি', en: 'Not submitted yet' },
  help: {
    bn: 'প্রয়োজনে কল করুন: ১৬১৩৫ (দেশে), +৮৮০৯৬১০১০২০৩০ (বিদেশ থেকে)',
    en: 'Help: 16135 (in Bangladesh), +8809610102030 (from abroad)',
  },
} satisfies Record<string, Bilingual>

/**
 * Prints the copy of the application, its slip, or the form with its answers to be signed by hand, for the owner and
 * for staff who may see it.
 */
export async function printApplicationDocument(
  context: Context,
  { applicationNo, paper: printed = 'copy', language }: InputOf<typeof printApplicationEndpoint>,
) {
  const { application, person, isOwn } = await getVisibleApplication(context, applicationNo)
  const locale = language ?? context.locale
  const evaluationContext = await loadEvaluationContext(context, application)
  const { row, definition } = application
  const whole = normalizeAnswers(definition, application.answers, evaluationContext)
  const answers = isOwn || maySeeUnmaskedNumbers(person) ? whole : maskAnswers(definition, whole)
  const bytes = await draw()
  if (!application.workflowState.owners.includes(person.id))
    await context.db
      .transaction()
      .execute((tx) =>
        recordAuditEntry(tx, context.actor, 'application.printed', `application:${row.no}`, { paper: printed }),
      )
  return new FileResponse({ bytes, mediaType: 'application/pdf', fileName: `${row.no}-${printed}-${locale}.pdf` })

  async function draw(): Promise<Buffer> {
    if (printed === 'form') {
      const form = describePrintableForm(definition, locale, { answers, context: evaluationContext })
      return await printForm(context, definition, form, locale, row.no)
    }
    const shared = {
      board: localize(portalName, locale),
      number: row.no,
      serviceTitle: localize(definition.title, locale),
      applicantName: (locale === 'bn' ? row.name_bng : row.name) ?? row.name ?? row.name_bng ?? '',
      submittedOn: row.submitted_at ? formatDate(row.submitted_at, locale) : localize(words.draft, locale),
      ...(await qrOf(context, row, locale)),
    }
    const view = getApplicantView(application)
    if (printed === 'slip')
      return await printSlip(
        {
          ...shared,
          title: localize(words.slip, locale),
          documents: documentNames(),
          next: localize(view.next ?? view.reads, locale),
          helpLine: localize(words.help, locale),
        },
        locale,
      )
    return await printApplication(
      {
        ...shared,
        heading: localize(definition.print.heading, locale),
        status: localize(view.reads, locale),
        sections: formatAnswers(definition, answers, evaluationContext, locale),
        ...(definition.print.closing ? { closing: localize(definition.print.closing, locale) } : {}),
        ...(await pictures(context, evaluationContext.files, whole)),
        printedOn: formatDate(context.now(), locale),
        pageLabel: localize(pdfMessages.pageOf, locale),
      },
      locale,
    )
  }

  function documentNames(): string[] {
    return visibleFieldsOf(definition, whole, evaluationContext)
      .filter(({ field, answer }) => (kindOf(field).documents?.(answer) ?? []).length > 0)
      .map(({ field }) => localize(field.label, locale))
  }
}

/**
 * Signs only a submitted application. The QR code of a draft has only its number, which is useless without the mobile
 * number.
 */
async function qrOf(context: Context, { no, service, submitted_at }: ApplicationRow, locale: Locale) {
  const { publicUrl } = context.config
  if (!submitted_at)
    return {
      qrText: `${publicUrl}/app-status-check?module=${service}&no=${no}`,
      qrCaption: localize(words.check, locale),
    }
  const code = await signCode(context, {
    type: 'APPLICATION',
    reference: no,
    serial: 0,
    issuedOn: toDhakaDate(submitted_at),
  })
  return { qrText: codeUrl(context.config, code), qrCaption: localize(words.verify, locale) }
}

/** Loads photo and signature where the form has them: only documents that an answer refers to, not mere uploads. */
async function pictures(
  { files }: Context,
  documents: readonly DocumentRow[],
  whole: Answers,
): Promise<{ photo?: Buffer; signature?: Buffer }> {
  const read = async (id: string) => {
    const answered = documents.find(
      (document) => document.media_type.startsWith('image/') && [whole[id]].flat().includes(document.id),
    )
    return answered && (await files.read(answered.sha256))
  }
  const [photo, signature] = await Promise.all([read('photo'), read('signature')])
  return { ...(photo ? { photo } : {}), ...(signature ? { signature } : {}) }
}
