import { useDeferredValue, useState } from 'react'
import { parseDhakaDateTime } from '@wewb/domain/content/publication'
import { normalizeNews, type NewsInput } from '@wewb/domain/content/notice-input'
import { formatDate } from '@wewb/domain/language/dates'
import { RichText } from '#components/layout/rich-text.tsx'
import { Preview } from './preview.tsx'
import { contentMessages } from './messages.ts'

/** Previews the headline in the ticker, and the dialog it opens. */
export function PreviewNews({ draft }: { draft: NewsInput }) {
  const news = normalizeNews(useDeferredValue(draft))
  const [now] = useState(() => new Date().toISOString())
  const title = { bn: news.titleBng || contentMessages.untitled.bn, en: news.title || contentMessages.untitled.en }
  const details = { bn: news.detailsBng, en: news.details }
  return (
    <Preview Heading="h3">
      {(locale) => (
        <article lang={locale}>
          <p className="overflow-hidden bg-brand-soft px-3 py-2 text-nowrap text-ellipsis">{title[locale]}</p>
          <h4 className="mt-4 text-lg font-bold break-words">{title[locale]}</h4>
          <p className="mb-2 text-sm text-muted">{formatDate(parseDhakaDateTime(news.publishFrom) ?? now, locale)}</p>
          <RichText source={details[locale]} locale={locale} />
        </article>
      )}
    </Preview>
  )
}
