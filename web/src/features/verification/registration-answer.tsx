import { CircleCheck } from 'lucide-react'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { AnswerFrame, Fact, Facts, MaskedName, PrintedNumber } from './answer-frame.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { Registration } from './registration-form.tsx'
import { registrationTypes, words } from './registration-words.ts'

type Props = { answer: Registration; onBack(): void; onStartAgain(): void }

/** Found and masked, or not found with what to compare. */
export function RegistrationAnswer({ answer, onBack, onStartAgain }: Props) {
  const { text } = useLanguage()
  return (
    <>
      {answer.foundYn === 'Y' ? <Found answer={answer} /> : <NotFound />}
      <div className="mt-4 flex flex-wrap gap-3">
        {answer.foundYn === 'N' && (
          <Button className="w-full sm:w-auto" onClick={onBack}>
            {text(words.tryAgain)}
          </Button>
        )}
        <Button look="secondary" className="w-full sm:w-auto" onClick={onStartAgain}>
          {text(words.checkAnother)}
        </Button>
      </div>
    </>
  )
}

function Found({ answer }: { answer: Registration }) {
  const { text, date } = useLanguage()
  const { type, nameMasked, number, countryName, countryNameBng, issuedOn, insuranceYn } = answer
  return (
    <AnswerFrame
      icon={<CircleCheck aria-hidden size={32} />}
      colours="bg-done-soft text-done"
      word={text(words.found)}
      sentence={text(type === 'MEMBERSHIP' ? words.foundMembership : words.foundBmet)}
    >
      <Facts>
        {type && <Fact name={text(words.type)}>{text(registrationTypes[type])}</Fact>}
        {nameMasked && (
          <Fact name={text(words.name)}>
            <MaskedName>{nameMasked}</MaskedName>
          </Fact>
        )}
        {number && (
          <Fact name={text(words.number)}>
            <PrintedNumber>{number}</PrintedNumber>
          </Fact>
        )}
        {countryName && <Fact name={text(words.country)}>{text({ bn: countryNameBng ?? countryName, en: countryName })}</Fact>}
        {issuedOn && <Fact name={text(words.issuedOn)}>{date(issuedOn)}</Fact>}
        {insuranceYn && <Fact name={text(words.insurance)}>{text(insuranceYn === 'Y' ? words.insured : words.notInsured)}</Fact>}
      </Facts>
      <p className="border-t border-line pt-4 text-sm text-muted">{text(words.masked)}</p>
    </AnswerFrame>
  )
}

const NotFound = () => (
  <NothingFound
    word={words.notFound}
    may={words.notFoundMay}
    reasons={[words.notFoundNumber, words.notFoundBirth, words.notFoundOld]}
    help={words.notFoundHelp}
  />
)
