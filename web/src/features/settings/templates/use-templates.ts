import { useQuery } from '@tanstack/react-query'
import { listMessageTemplates } from '../../../../../domain/src/contracts/messages.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { fill, type Locale } from '../../../../../domain/src/language/bilingual.ts'
import type { WrittenWords } from '../../../../../domain/src/messages/check-words.ts'
import { smsParts } from '../../../../../domain/src/messages/sms-parts.ts'
import { call } from '../../../api-client/call.ts'

export type MessageTemplate = AnswerOf<typeof listMessageTemplates>['list'][number]
type Places = MessageTemplate['places']

export const templatesKey = 'message-templates'
export const listAddress = '?view=templates'

/** Asked anew each time: whoever edits begins with the last words. */
export const useTemplates = () =>
  useQuery({ queryKey: [templatesKey], staleTime: 0, queryFn: async () => (await call(listMessageTemplates)).data })

export const wordsOf = ({ subject, subjectBng, text, textBng }: WrittenWords): WrittenWords => ({ subject, subjectBng, text, textBng })

/** The text as a person reads it, with the example values in its places. */
export const exampleOf = ({ text, textBng }: WrittenWords, places: Places, locale: Locale): string =>
  fill(
    { bn: textBng, en: text },
    Object.fromEntries(places.map(({ name, example, exampleBng }) => [name, { bn: exampleBng, en: example }])),
  )[locale]

/** What it costs at worst: counted with the longest values that plausibly come into its places. */
export const partsOf = ({ text, textBng }: WrittenWords, places: Places, locale: Locale) =>
  smsParts(
    fill(
      { bn: textBng, en: text },
      Object.fromEntries(places.map(({ name, longest, longestBng }) => [name, { bn: longestBng, en: longest }])),
    )[locale],
  )
