import { getServiceScreen } from '@wewb/domain/access/service-screen'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { describePrintableForm, type PrintableForm } from '@wewb/domain/engine/evaluation/printable-form'
import type { InputOf } from '@wewb/domain/http/contract'
import { localize, type Bilingual, type Locale } from '@wewb/domain/language/bilingual'
import { formatDate } from '@wewb/domain/language/dates'
import { portalName } from '@wewb/domain/reference/portal'
import type { printPrintableForm as printPrintableFormEndpoint } from '@wewb/domain/services/service-contracts'
import { pdfMessages } from '#pdf/pdf-messages.ts'
import { printPrintableForm } from '#pdf/print-documents.ts'
import type { Context } from '#server/context.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { getServiceDefinition } from './get-service-definition.ts'

const words = {
  heading: { bn: 'আবেদন ফরম (হাতে পূরণের জন্য)', en: 'Application form, to be filled in by hand' },
  write: {
    bn: 'স্পষ্ট করে লিখুন। যেটি আপনার বেলায় খাটে, সেই ঘরে টিক দিন। যা আপনার বেলায় খাটে না, খালি রাখুন।',
    en: 'Write clearly and tick the boxes that apply. Leave empty what does not apply to you.',
  },
  hand: {
    bn: 'ফরম ও কাগজপত্র জেলার কল্যাণ অফিসে দিন। অফিস এটি পোর্টালে তুলবে, আর আপনি এসএমএসে আবেদন নম্বর পাবেন।',
    en: 'Hand the form and the papers in at the welfare office of your district. The office enters it in the portal, and you receive the application number by SMS.',
  },
  free: { bn: 'এই ফরমের জন্য কোনো টাকা লাগে না।', en: 'The form is free of charge.' },
  online: { bn: 'অনলাইনে আবেদন করতে স্ক্যান করুন', en: 'Scan to apply online' },
} satisfies Record<string, Bilingual>

/** Prints the empty form of a service. */
export async function printEmptyForm(
  context: Context,
  { service, language }: InputOf<typeof printPrintableFormEndpoint>,
): Promise<FileResponse> {
  const { definition } = await getServiceDefinition(context, { service })
  const locale = language ?? context.locale
  const bytes = await printForm(context, definition, describePrintableForm(definition, locale), locale)
  return new FileResponse({ bytes, mediaType: 'application/pdf', fileName: `${service}-form-${locale}.pdf` })
}

/** Prints a form, empty or with the answers of a draft. */
export const printForm = (
  { config, now }: Pick<Context, 'config' | 'now'>,
  definition: ServiceDefinition,
  form: PrintableForm,
  locale: Locale,
  number?: string,
): Promise<Buffer> =>
  printPrintableForm(
    {
      ...form,
      board: localize(portalName, locale),
      serviceTitle: localize(definition.title, locale),
      heading: localize(words.heading, locale),
      instructions: [words.write, words.hand, words.free].map((sentence) => localize(sentence, locale)),
      ...(number !== undefined && { number }),
      qrText: `${config.publicUrl}${getServiceScreen(definition.id).path}`,
      qrCaption: localize(words.online, locale),
      printedOn: formatDate(now(), locale),
      pageLabel: localize(pdfMessages.pageOf, locale),
    },
    locale,
  )
