import { CircleCheck } from 'lucide-react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { VerificationResultFrame, Fact, Facts, MaskedName, UntranslatedNumber } from './verification-result-frame.tsx'
import { NotFoundResult } from './not-found-result.tsx'
import type { Registration } from './registration-form.tsx'
import { registrationTypes, registrationMessages } from './registration-messages.ts'

type Props = { registration: Registration; onBack(): void; onStartAgain(): void }

/** Shows the masked registration, or what to check when none was found. */
export function RegistrationResult({ registration, onBack, onStartAgain }: Props) {
  const { text } = useLanguage()
  return (
    <>
      {registration.foundYn === 'Y' ? <Found registration={registration} /> : <NotFound />}
      <div className="mt-4 flex flex-wrap gap-3">
        {registration.foundYn === 'N' && (
          <Button className="w-full sm:w-auto" onClick={onBack}>
            {text(registrationMessages.tryAgain)}
          </Button>
        )}
        <Button variant="secondary" className="w-full sm:w-auto" onClick={onStartAgain}>
          {text(registrationMessages.checkAnother)}
        </Button>
      </div>
    </>
  )
}

function Found({ registration }: { registration: Registration }) {
  const { text, date } = useLanguage()
  const { type, nameMasked, number, countryName, countryNameBng, issuedOn, insuranceYn } = registration
  return (
    <VerificationResultFrame
      icon={<CircleCheck aria-hidden size={32} />}
      colours="bg-done-soft text-done"
      title={text(registrationMessages.found)}
      description={text(type === 'MEMBERSHIP' ? registrationMessages.foundMembership : registrationMessages.foundBmet)}
    >
      <Facts>
        {type && <Fact name={text(registrationMessages.type)}>{text(registrationTypes[type])}</Fact>}
        {nameMasked && (
          <Fact name={text(registrationMessages.name)}>
            <MaskedName>{nameMasked}</MaskedName>
          </Fact>
        )}
        {number && (
          <Fact name={text(registrationMessages.number)}>
            <UntranslatedNumber>{number}</UntranslatedNumber>
          </Fact>
        )}
        {countryName && (
          <Fact name={text(registrationMessages.country)}>
            {text({ bn: countryNameBng ?? countryName, en: countryName })}
          </Fact>
        )}
        {issuedOn && <Fact name={text(registrationMessages.issuedOn)}>{date(issuedOn)}</Fact>}
        {insuranceYn && (
          <Fact name={text(registrationMessages.insurance)}>
            {text(insuranceYn === 'Y' ? registrationMessages.insured : registrationMessages.notInsured)}
          </Fact>
        )}
      </Facts>
      <p className="border-t border-line pt-4 text-sm text-muted">{text(registrationMessages.masked)}</p>
    </VerificationResultFrame>
  )
}

const NotFound = () => (
  <NotFoundResult
    title={registrationMessages.notFound}
    intro={registrationMessages.notFoundMay}
    reasons={[
      registrationMessages.notFoundNumber,
      registrationMessages.notFoundBirth,
      registrationMessages.notFoundOld,
    ]}
    help={registrationMessages.notFoundHelp}
  />
)
