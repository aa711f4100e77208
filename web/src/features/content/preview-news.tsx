import { useDeferredValue, useState } from 'react'
import { readMoment } from '../../../../domain/src/content/publication.ts'
import { tidyNews, type NewsText } from '../../../../domain/src/content/notice.ts'
import { showDate } from '../../../../domain/src/language/dates.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { Preview } from './preview.tsx'
import { words } from './words.ts'

/** The headline as it runs in the line of news, and what opens when somebody presses it. */
export function PreviewNews({ typed }: { typed: NewsText }) {
  const news = tidyNews(useDeferredValue(typed))
  const [now] = useState(() => new Date().toISOString())
  const title = { bn: news.titleBng || words.untitled.bn, en: news.title || words.untitled.en }
  const details = { bn: news.detailsBng, en: news.details }
  return (
    <Preview Heading="h3">
      {(locale) => (
        <article lang={locale}>
          <p className="overflow-hidden bg-brand-soft px-3 py-2 text-nowrap text-ellipsis">{title[locale]}</p>
          <h4 className="mt-4 text-lg font-bold break-words">{title[locale]}</h4>
          <p className="mb-2 text-sm text-muted">{showDate(readMoment(news.publishFrom) ?? now, locale)}</p>
          <RichText source={details[locale]} locale={locale} />
        </article>
      )}
    </Preview>
  )
}
