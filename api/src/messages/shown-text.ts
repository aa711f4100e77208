import { getOwn } from '../../../domain/src/collections/get-own.ts'
import { fill, type Bilingual, type Locale } from '../../../domain/src/language/bilingual.ts'
import { templates } from '../../../domain/src/messages/templates.ts'

type Row = { template: string; language: Locale; body: string; secret: boolean }

const hiddenCode = '••••••'
const gone: Bilingual = { bn: 'কোডের বার্তা; লেখাটি দেখানো হয় না।', en: 'A message with a code; its text is not shown.' }

/** The text as staff may read it. Of a code only the usual words are shown, never those that were sent: no digit of it can slip through. */
export function shownText({ template, language, body, secret }: Row): string {
  if (!secret) return body
  const words = getOwn(templates, template)?.text ?? gone
  return fill(words, { otp: hiddenCode })[language].replaceAll(/\{\w+\}/g, '…')
}
