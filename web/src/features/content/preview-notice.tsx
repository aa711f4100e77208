import { useDeferredValue, useState } from 'react'
import { readMoment } from '../../../../domain/src/content/publication.ts'
import { tidyNotice, type NoticeText } from '../../../../domain/src/content/notice.ts'
import type { Locale } from '../../../../domain/src/language/bilingual.ts'
import { useText } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { NoticeArticle } from '../../ui/notice-article.tsx'
import type { Attachment } from './attachment-input.tsx'
import { words } from './words.ts'

const locales: Locale[] = ['bn', 'en']

/** The same article as on the public page, in both languages at once. */
export function PreviewNotice({ typed, attachment }: { typed: NoticeText; attachment: Attachment | undefined }) {
  const text = useText()
  const notice = tidyNotice(useDeferredValue(typed))
  const [now] = useState(() => new Date().toISOString())
  const shown = {
    ...notice,
    title: notice.title || words.untitled.en,
    titleBng: notice.titleBng || words.untitled.bn,
    publishFrom: readMoment(notice.publishFrom) ?? now,
    file: attachment,
  }
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-3">
      <h2 id="preview" className="text-lg font-bold">
        {text(words.preview)}
      </h2>
      <div className="grid gap-4 xl:grid-cols-2">
        {locales.map((locale) => (
          <Card key={locale} className="min-w-0">
            <p className="mb-3 text-sm font-semibold text-muted">{text(locale === 'bn' ? words.previewBangla : words.previewEnglish)}</p>
            <NoticeArticle notice={shown} locale={locale} Heading="h3" />
          </Card>
        ))}
      </div>
    </section>
  )
}
