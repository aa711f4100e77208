import { useEffect, useState } from 'react'
import { getNewsDetails } from '../../../../domain/src/contracts/content.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import type { PublicData } from '../../../../domain/src/contracts/public-data.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Modal } from '../../ui/modal.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { words } from './words.ts'

type Headline = PublicData['news'][number]
type Details = AnswerOf<typeof getNewsDetails>

/** The title is known already and stands at once; the rest is fetched. */
export function NewsDetails({ headline, onClose }: { headline: Headline; onClose: () => void }) {
  const { text, date, locale } = useLanguage()
  const [details, setDetails] = useState<Details | 'failed'>()
  const { portalNewsHighlightId } = headline

  useEffect(() => {
    let isWanted = true
    call(getNewsDetails, { query: { portalNewsHighlightId } }).then(
      ({ data }) => isWanted && setDetails(data),
      () => isWanted && setDetails('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [portalNewsHighlightId])

  return (
    <Modal isOpen onClose={onClose} title={text({ bn: headline.titleBng, en: headline.title })}>
      {details === undefined && <p className="text-muted">{text(words.newsLoading)}</p>}
      {details === 'failed' && <p role="alert">{text(words.newsFailed)}</p>}
      {details !== undefined && details !== 'failed' && (
        <>
          <p className="mb-2 text-sm text-muted">{date(details.publishFrom)}</p>
          <RichText source={text({ bn: details.detailsBng, en: details.details })} locale={locale} />
        </>
      )}
    </Modal>
  )
}
