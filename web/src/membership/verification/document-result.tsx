import { useState } from 'react'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { VerificationResultFrame, Fact, Facts, MaskedName, UntranslatedNumber } from './verification-result-frame.tsx'
import { verificationResultMessages } from './verification-result-messages.ts'
import { describeDocumentState } from './describe-document-state.ts'
import type { VerifiedDocument } from './use-document-check.ts'

/** Shows the validity and the holder of a document, and the photo of a card. */
export function DocumentResult({ verifiedDocument }: { verifiedDocument: VerifiedDocument }) {
  const { text, date, time, digits } = useLanguage()
  const { Icon, colours, title, description, help } = describeDocumentState(verifiedDocument)
  const phone = digits(usePageData().data.app.callCentreLocal)
  const [checkedAt] = useState(() => new Date())
  const about = text({
    bn: verifiedDocument.aboutBng ?? verifiedDocument.about ?? '',
    en: verifiedDocument.about ?? verifiedDocument.aboutBng ?? '',
  })
  return (
    <VerificationResultFrame
      icon={<Icon aria-hidden size={32} />}
      colours={colours}
      title={text(title)}
      description={text(description)}
      help={help && text(help, { phone })}
    >
      <div className="flex items-start gap-4">
        {verifiedDocument.photo && (
          <img
            src={verifiedDocument.photo}
            alt={text(verificationResultMessages.photo)}
            className="size-32 shrink-0 rounded-control border border-line object-cover"
          />
        )}
        <Facts>
          <Fact name={text(verificationResultMessages.paper)}>
            {text({ bn: verifiedDocument.typeNameBng, en: verifiedDocument.typeName })}
          </Fact>
          <Fact name={text(verificationResultMessages.name)}>
            <MaskedName>{verifiedDocument.name}</MaskedName>
          </Fact>
          <Fact name={text(verificationResultMessages.referenceNo)}>
            <UntranslatedNumber>{verifiedDocument.referenceNo}</UntranslatedNumber>
          </Fact>
          <Fact name={text(verificationResultMessages.issuedOn)}>{date(verifiedDocument.issuedOn)}</Fact>
          {verifiedDocument.validUntil && (
            <Fact name={text(verificationResultMessages.validUntil)}>{date(verifiedDocument.validUntil)}</Fact>
          )}
          {about && <Fact name={text(verificationResultMessages.about)}>{about}</Fact>}
        </Facts>
      </div>
      <p className="border-t border-line pt-4 text-sm text-muted">
        {text(verificationResultMessages.masked)}{' '}
        {text(verificationResultMessages.checkedAt, { date: date(checkedAt), time: time(checkedAt) })}
      </p>
    </VerificationResultFrame>
  )
}
