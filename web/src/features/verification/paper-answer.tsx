import { useState } from 'react'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { AnswerFrame, Fact, Facts, MaskedName, PrintedNumber } from './answer-frame.tsx'
import { answerWords as words } from './answer-words.ts'
import { paperShown } from './paper-shown.ts'
import type { Paper } from './use-paper-check.ts'

/** What the board says of a paper: in force or not, whose it is, and of a card the face to compare. */
export function PaperAnswer({ paper }: { paper: Paper }) {
  const { text, date, time, digits } = useLanguage()
  const { Icon, colours, word, sentence, help } = paperShown(paper)
  const phone = digits(usePageData().data.app.callCentreLocal)
  const [checkedAt] = useState(() => new Date())
  const about = text({ bn: paper.aboutBng ?? paper.about ?? '', en: paper.about ?? paper.aboutBng ?? '' })
  return (
    <AnswerFrame
      icon={<Icon aria-hidden size={32} />}
      colours={colours}
      word={text(word)}
      sentence={text(sentence)}
      help={help && text(help, { phone })}
    >
      <div className="flex items-start gap-4">
        {paper.photo && (
          <img src={paper.photo} alt={text(words.photo)} className="size-32 shrink-0 rounded-control border border-line object-cover" />
        )}
        <Facts>
          <Fact name={text(words.paper)}>{text({ bn: paper.typeNameBng, en: paper.typeName })}</Fact>
          <Fact name={text(words.name)}>
            <MaskedName>{paper.name}</MaskedName>
          </Fact>
          <Fact name={text(words.referenceNo)}>
            <PrintedNumber>{paper.referenceNo}</PrintedNumber>
          </Fact>
          <Fact name={text(words.issuedOn)}>{date(paper.issuedOn)}</Fact>
          {paper.validUntil && <Fact name={text(words.validUntil)}>{date(paper.validUntil)}</Fact>}
          {about && <Fact name={text(words.about)}>{about}</Fact>}
        </Facts>
      </div>
      <p className="border-t border-line pt-4 text-sm text-muted">
        {text(words.masked)} {text(words.checkedAt, { date: date(checkedAt), time: time(checkedAt) })}
      </p>
    </AnswerFrame>
  )
}
