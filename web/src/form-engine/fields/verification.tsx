import { SearchCheck } from 'lucide-react'
import { useState } from 'react'
import {
  isVerification,
  verification,
  type Verification,
  type VerificationField,
} from '@wewb/domain/engine/fields/verification'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert, type AlertKind } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { FieldGroup } from '#components/inputs/field.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { useFormServices } from './form-services.ts'
import type { InputProps } from './input-props.ts'
import { findStoredAnswer } from './nested-fields.tsx'
import { fieldMessages } from './messages.ts'

const findings: { [O in Verification['outcome']]: { kind: AlertKind; title: Bilingual; text?: Bilingual } } = {
  verified: { kind: 'success', title: fieldMessages.verified },
  manual: { kind: 'info', title: fieldMessages.manual, text: fieldMessages.manualText },
  skipped: { kind: 'info', title: fieldMessages.skipped },
  'not-found': { kind: 'needs-you', title: fieldMessages.notFound, text: fieldMessages.notFoundText },
}

/**
 * Lets the server look up a register on request. The result is discarded as soon as the answers it looked up change.
 */
export function VerificationInput({ field, path, frame, view, editability }: InputProps<VerificationField>) {
  const { text } = useLanguage()
  const { verify } = useFormServices()
  const { isBusy, run } = useBusy()
  const [failure, setFailure] = useState<Bilingual>()
  const stored = findStoredAnswer(field, view)
  const finding = isVerification(stored) ? stored : undefined
  const isPassed = finding !== undefined && verification.validate(field, finding, view).length === 0
  const requestVerification = (choice?: 'skip') =>
    void run(async () => {
      setFailure(undefined)
      await verify(path, choice).catch((problem: unknown) => setFailure(problemMessage(problem)))
    })
  return (
    <FieldGroup {...frame} error={failure ? text(failure) : isPassed ? undefined : frame.error}>
      <div className="flex flex-col gap-3">
        {(!isPassed || finding.outcome === 'skipped') && editability(path, field) === 'open' && (
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              isBusy={isBusy}
              icon={<SearchCheck aria-hidden size={20} />}
              onClick={() => requestVerification()}
            >
              {text(fieldMessages.verify)}
            </Button>
            {field.skippable && !isPassed && (
              <Button variant="quiet" onClick={() => requestVerification('skip')}>
                {text(fieldMessages.skip)}
              </Button>
            )}
          </div>
        )}
        <div aria-live="polite">{finding && <Finding field={field} finding={finding} view={view} />}</div>
      </div>
    </FieldGroup>
  )
}

function Finding({
  field,
  finding,
  view,
}: Pick<InputProps<VerificationField>, 'field' | 'view'> & { finding: Verification }) {
  const { text, locale } = useLanguage()
  const { kind, title, text: adviceText } = findings[finding.outcome]
  // Only these results say more than their title: the register and the time.
  const says = finding.outcome === 'verified' || finding.outcome === 'manual'
  return (
    <Alert kind={kind} title={text(title)}>
      {says && <p>{verification.format(field, finding, locale, view)}</p>}
      {adviceText && <p>{text(adviceText)}</p>}
    </Alert>
  )
}
