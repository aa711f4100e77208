import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill, type Bilingual, type Locale } from '../../../domain/src/language/bilingual.ts'
import { showDate } from '../../../domain/src/language/dates.ts'
import { digitsInBoth, showDigits } from '../../../domain/src/language/digits.ts'
import { classes, focusRing } from './look.ts'
import { noticeWords } from './notice-words.ts'
import { RichText } from './rich-text.tsx'

export type ShownNotice = {
  noticeNumber: string
  title: string
  titleBng: string
  details: string
  detailsBng: string
  publishFrom: string
  /** What can be downloaded with it. */
  file?: { name: string; mediaType: string; size: number; href?: string } | undefined
}

type Props = { notice: ShownNotice; locale: Locale; Heading?: 'h1' | 'h3' }

/** A notice as the public reads it: on its own page, and in the preview of who writes it. */
export function NoticeArticle({ notice, locale, Heading = 'h1' }: Props) {
  const said = (words: Bilingual, values: Record<string, Bilingual | string> = {}) => fill(words, values)[locale]
  const isBangla = locale === 'bn'
  return (
    <article lang={locale} className="flex max-w-[68ch] flex-col gap-5">
      <header className="flex flex-col gap-2">
        <Heading className="text-2xl font-bold">{isBangla ? notice.titleBng : notice.title}</Heading>
        <p className="flex flex-wrap gap-x-6 text-muted">
          <time dateTime={notice.publishFrom}>{said(noticeWords.published, { date: showDate(notice.publishFrom, locale) })}</time>
          <span>{said(noticeWords.memo, { number: showDigits(notice.noticeNumber, locale) })}</span>
        </p>
      </header>
      <RichText source={isBangla ? notice.detailsBng : notice.details} locale={locale} />
      {notice.file && (
        <FileLink href={notice.file.href}>
          <FileText aria-hidden size={24} className="shrink-0 text-brand" />
          <span className="min-w-0">
            <span className="block font-semibold text-brand underline underline-offset-4">{said(noticeWords.download)}</span>
            <span className="block text-sm break-words text-muted">
              <span lang="en">{notice.file.name}</span> ({said(kindOf(notice.file.mediaType))}, {sizeOf(notice.file.size)[locale]})
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

const kindOf = (mediaType: string): Bilingual => (mediaType === 'application/pdf' ? noticeWords.pdf : noticeWords.picture)

/** ৩১২ কেবি, ১.৪ এমবি. */
export const sizeOf = (bytes: number): Bilingual =>
  bytes < 1024 * 1000
    ? fill(noticeWords.kilobytes, { n: digitsInBoth(Math.max(1, Math.round(bytes / 1024))) })
    : fill(noticeWords.megabytes, { n: digitsInBoth((bytes / 1024 / 1024).toFixed(1)) })
