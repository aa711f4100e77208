import { useEffect, useState } from 'react'
import { getNewsDetails } from '@wewb/domain/content/notice-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { RichText } from '#components/layout/rich-text.tsx'
import { publicLayoutMessages } from './messages.ts'

type Headline = PublicPageData['news'][number]
type Details = ResponseOf<typeof getNewsDetails>

/** Shows the known title at once and loads the rest. */
export function NewsDetails({ headline, onClose }: { headline: Headline; onClose: () => void }) {
  const { text, date, locale } = useLanguage()
  const [details, setDetails] = useState<Details | 'failed'>()
  const { portalNewsHighlightId } = headline

  useEffect(() => {
    let isCurrent = true
    sendRequest(getNewsDetails, { query: { portalNewsHighlightId } }).then(
      ({ data }) => isCurrent && setDetails(data),
      () => isCurrent && setDetails('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [portalNewsHighlightId])

  return (
    <Modal isOpen onClose={onClose} title={text({ bn: headline.titleBng, en: headline.title })}>
      {details === undefined && <p className="text-muted">{text(publicLayoutMessages.newsLoading)}</p>}
      {details === 'failed' && <p role="alert">{text(publicLayoutMessages.newsFailed)}</p>}
      {details !== undefined && details !== 'failed' && (
        <>
          <p className="mb-2 text-sm text-muted">{date(details.publishFrom)}</p>
          <RichText source={text({ bn: details.detailsBng, en: details.details })} locale={locale} />
        </>
      )}
    </Modal>
  )
}
