import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { interpolate, type Bilingual, type Locale } from '@wewb/domain/language/bilingual'
import { formatDate } from '@wewb/domain/language/dates'
import { bilingualDigits, formatDigits } from '@wewb/domain/language/digits'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { noticeMessages } from './notice-messages.ts'
import { RichText } from './rich-text.tsx'

export type NoticeContent = {
  noticeNumber: string
  title: string
  titleBng: string
  details: string
  detailsBng: string
  publishFrom: string
  /** The attachment. */
  file?: { name: string; mediaType: string; size: number; href?: string } | undefined
}

type Props = { notice: NoticeContent; locale: Locale; Heading?: 'h1' | 'h3' }

/** A notice as the public reads it: on its page, and in the editor's preview. */
export function NoticeArticle({ notice, locale, Heading = 'h1' }: Props) {
  const localize = (texts: Bilingual, values: Record<string, Bilingual | string> = {}) =>
    interpolate(texts, values)[locale]
  const isBangla = locale === 'bn'
  return (
    <article lang={locale} className="flex max-w-[68ch] flex-col gap-5">
      <header className="flex flex-col gap-2">
        <Heading className="text-2xl font-bold">{isBangla ? notice.titleBng : notice.title}</Heading>
        <p className="flex flex-wrap gap-x-6 text-muted">
          <time dateTime={notice.publishFrom}>
            {localize(noticeMessages.published, { date: formatDate(notice.publishFrom, locale) })}
          </time>
          <span>{localize(noticeMessages.memo, { number: formatDigits(notice.noticeNumber, locale) })}</span>
        </p>
      </header>
      <RichText source={isBangla ? notice.detailsBng : notice.details} locale={locale} />
      {notice.file && (
        <FileLink href={notice.file.href}>
          <FileText aria-hidden size={24} className="shrink-0 text-brand" />
          <span className="min-w-0">
            <span className="block font-semibold text-brand underline underline-offset-4">
              {localize(noticeMessages.download)}
            </span>
            <span className="block text-sm break-words text-muted">
              <span lang="en">{notice.file.name}</span> ({localize(kindOf(notice.file.mediaType))},{' '}
              {formatFileSize(notice.file.size)[locale]})
            </span>
          </span>
        </FileLink>
      )}
    </article>
  )
}

function FileLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const look = 'flex items-center gap-3 self-start rounded-card border border-line bg-card px-4 py-3'
  if (!href) return <div className={look}>{children}</div>
  return (
    <a href={href} download className={classes(look, 'hover:bg-brand-soft', focusRing)}>
      {children}
    </a>
  )
}

const kindOf = (mediaType: string): Bilingual =>
  mediaType === 'application/pdf' ? noticeMessages.pdf : noticeMessages.picture

/** Formats ৩১২ কেবি, ১.৪ এমবি. */
export const formatFileSize = (bytes: number): Bilingual =>
  bytes < 1024 * 1000
    ? interpolate(noticeMessages.kilobytes, { n: bilingualDigits(Math.max(1, Math.round(bytes / 1024))) })
    : interpolate(noticeMessages.megabytes, { n: bilingualDigits((bytes / 1024 / 1024).toFixed(1)) })
