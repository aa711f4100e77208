import { useDeferredValue, useState } from 'react'
import { parseDhakaDateTime } from '@wewb/domain/content/publication'
import { normalizeNotice, type NoticeInput } from '@wewb/domain/content/notice-input'
import { NoticeArticle } from '#components/layout/notice-article.tsx'
import type { Attachment } from './attachment-input.tsx'
import { Preview } from './preview.tsx'
import { contentMessages } from './messages.ts'

/** Previews the article as on the public page. */
export function PreviewNotice({ draft, attachment }: { draft: NoticeInput; attachment: Attachment | undefined }) {
  const notice = normalizeNotice(useDeferredValue(draft))
  const [now] = useState(() => new Date().toISOString())
  const shown = {
    ...notice,
    title: notice.title || contentMessages.untitled.en,
    titleBng: notice.titleBng || contentMessages.untitled.bn,
    publishFrom: parseDhakaDateTime(notice.publishFrom) ?? now,
    file: attachment,
  }
  return <Preview Heading="h2">{(locale) => <NoticeArticle notice={shown} locale={locale} Heading="h3" />}</Preview>
}
