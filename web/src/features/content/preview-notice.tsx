import { useDeferredValue, useState } from 'react'
import { readMoment } from '../../../../domain/src/content/publication.ts'
import { tidyNotice, type NoticeText } from '../../../../domain/src/content/notice.ts'
import { NoticeArticle } from '../../ui/notice-article.tsx'
import type { Attachment } from './attachment-input.tsx'
import { Preview } from './preview.tsx'
import { words } from './words.ts'

/** The same article as on the public page. */
export function PreviewNotice({ typed, attachment }: { typed: NoticeText; attachment: Attachment | undefined }) {
  const notice = tidyNotice(useDeferredValue(typed))
  const [now] = useState(() => new Date().toISOString())
  const shown = {
    ...notice,
    title: notice.title || words.untitled.en,
    titleBng: notice.titleBng || words.untitled.bn,
    publishFrom: readMoment(notice.publishFrom) ?? now,
    file: attachment,
  }
  return <Preview Heading="h2">{(locale) => <NoticeArticle notice={shown} locale={locale} Heading="h3" />}</Preview>
}
