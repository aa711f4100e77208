import { useQuery } from '@tanstack/react-query'
import { listMessageTemplates } from '@wewb/domain/messaging/message-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { interpolate, type Locale } from '@wewb/domain/language/bilingual'
import type { MessageText } from '@wewb/domain/messaging/validate-message-text'
import { smsParts } from '@wewb/domain/messaging/sms-parts'
import { sendRequest } from '#lib/api-client/send-request.ts'

export type MessageTemplate = ResponseOf<typeof listMessageTemplates>['list'][number]
type Placeholders = MessageTemplate['places']

export const templatesKey = 'message-templates'
export const templateListUrl = '?view=templates'

/** Refetched each time, so that editing starts with the latest text. */
export const useTemplates = () =>
  useQuery({
    queryKey: [templatesKey],
    staleTime: 0,
    queryFn: async () => (await sendRequest(listMessageTemplates)).data,
  })

export const toMessageText = ({ subject, subjectBng, text, textBng }: MessageText): MessageText => ({
  subject,
  subjectBng,
  text,
  textBng,
})

/** Renders the text with sample values in its placeholders. */
export const renderExample = ({ text, textBng }: MessageText, places: Placeholders, locale: Locale): string =>
  interpolate(
    { bn: textBng, en: text },
    Object.fromEntries(places.map(({ name, example, exampleBng }) => [name, { bn: exampleBng, en: example }])),
  )[locale]

/** Counts the SMS parts in the worst case, with the longest plausible values. */
export const countSmsParts = ({ text, textBng }: MessageText, places: Placeholders, locale: Locale) =>
  smsParts(
    interpolate(
      { bn: textBng, en: text },
      Object.fromEntries(
        places.map(({ name, longest: maxLength, longestBng: maxBng }) => [name, { bn: maxBng, en: maxLength }]),
      ),
    )[locale],
  )
