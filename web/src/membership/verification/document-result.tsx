import { useState } from 'react'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { VerificationResultFrame, Fact, Facts, MaskedName, UntranslatedNumber } from './verification-result-frame.tsx'
import { verificationResultMessages as words } from './verification-result-messages.ts'
import { describeDocumentState } from './describe-document-state.ts'
import type { VerifiedDocument } from './use-document-check.ts'

/** Shows the validity and the holder of a document, and the photo of a card. */
export function DocumentResult({ paper }: { paper: VerifiedDocument }) {
  const { text, date, time, digits } = useLanguage()
  const { Icon, colours, word, sentence, help } = describeDocumentState(paper)
  const phone = digits(usePageData().data.app.callCentreLocal)
  const [checkedAt] = useState(() => new Date())
  const about = text({ bn: paper.aboutBng ?? paper.about ?? '', en: paper.about ?? paper.aboutBng ?? '' })
  return (
    <VerificationResultFrame
      icon={<Icon aria-hidden size={32} />}
      colours={colours}
      word={text(word)}
      sentence={text(sentence)}
      help={help && text(help, { phone })}
    >
      <div className="flex items-start gap-4">
        {paper.photo && (
          <img
            src={paper.photo}
            alt={text(words.photo)}
            className="size-32 shrink-0 rounded-control border border-line object-cover"
          />
        )}
        <Facts>
          <Fact name={text(words.paper)}>{text({ bn: paper.typeNameBng, en: paper.typeName })}</Fact>
          <Fact name={text(words.name)}>
            <MaskedName>{paper.name}</MaskedName>
          </Fact>
          <Fact name={text(words.referenceNo)}>
            <UntranslatedNumber>{paper.referenceNo}</UntranslatedNumber>
          </Fact>
          <Fact name={text(words.issuedOn)}>{date(paper.issuedOn)}</Fact>
          {paper.validUntil && <Fact name={text(words.validUntil)}>{date(paper.validUntil)}</Fact>}
          {about && <Fact name={text(words.about)}>{about}</Fact>}
        </Facts>
      </div>
      <p className="border-t border-line pt-4 text-sm text-muted">
        {text(words.masked)} {text(words.checkedAt, { date: date(checkedAt), time: time(checkedAt) })}
      </p>
    </VerificationResultFrame>
  )
}
