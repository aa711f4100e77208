import { getOwn } from '@wewb/domain/collections/get-own'
import { interpolate, type Bilingual, type Locale } from '@wewb/domain/language/bilingual'
import { templates } from '@wewb/domain/messaging/templates'

type Row = { template: string; language: Locale; body: string; secret: boolean }

const hiddenCode = '••••••'
const redactedText: Bilingual = {
  bn: 'কোডের বার্তা; লেখাটি দেখানো হয় না।',
  en: 'A message with a code; its text is not shown.',
}

/**
 * Returns the text for staff. A one-time code is shown with its template and never with the sent text, so that no digit
 * can leak.
 */
export function redactMessageText({ template, language, body, secret }: Row): string {
  if (!secret) return body
  const words = getOwn(templates, template)?.text ?? redactedText
  return interpolate(words, { otp: hiddenCode })[language].replaceAll(/\{\w+\}/g, '…')
}
