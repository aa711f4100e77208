import { SearchCheck } from 'lucide-react'
import { useState } from 'react'
import { isVerification, verification, type Verification, type VerificationField } from '../../../domain/src/fields/verification.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { useLanguage } from '../i18n/language.tsx'
import { Alert, type AlertKind } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { FieldGroup } from '../ui/field.tsx'
import { useBusy } from '../ui/use-busy.ts'
import { problemMessage } from '../ui/use-problems.ts'
import { useFormServices } from './form-services.ts'
import type { InputProps } from './input.ts'
import { keptAt } from './parts.tsx'
import { words } from './words.ts'

const findings: { [O in Verification['outcome']]: { kind: AlertKind; title: Bilingual; text?: Bilingual } } = {
  verified: { kind: 'success', title: words.verified },
  manual: { kind: 'info', title: words.manual, text: words.manualText },
  skipped: { kind: 'info', title: words.skipped },
  'not-found': { kind: 'needs-you', title: words.notFound, text: words.notFoundText },
}

/** The server looks into a register; the person only asks it to. An old finding is gone as soon as what it looked up is changed. */
export function VerificationInput({ field, path, frame, view, openness }: InputProps<VerificationField>) {
  const { text } = useLanguage()
  const { verify } = useFormServices()
  const { isBusy, run } = useBusy()
  const [failure, setFailure] = useState<Bilingual>()
  const kept = keptAt(field, view)
  const finding = isVerification(kept) ? kept : undefined
  const isPassed = finding !== undefined && verification.check(field, finding, view).length === 0
  const ask = (choice?: 'skip') =>
    void run(async () => {
      setFailure(undefined)
      await verify(path, choice).catch((problem: unknown) => setFailure(problemMessage(problem)))
    })
  return (
    <FieldGroup {...frame} error={failure ? text(failure) : isPassed ? undefined : frame.error}>
      <div className="flex flex-col gap-3">
        {(!isPassed || finding.outcome === 'skipped') && openness(path, field) === 'open' && (
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" isBusy={isBusy} icon={<SearchCheck aria-hidden size={20} />} onClick={() => ask()}>
              {text(words.verify)}
            </Button>
            {field.skippable && !isPassed && (
              <Button look="quiet" onClick={() => ask('skip')}>
                {text(words.skip)}
              </Button>
            )}
          </div>
        )}
        <div aria-live="polite">{finding && <Finding field={field} finding={finding} view={view} />}</div>
      </div>
    </FieldGroup>
  )
}

function Finding({ field, finding, view }: Pick<InputProps<VerificationField>, 'field' | 'view'> & { finding: Verification }) {
  const { text, locale } = useLanguage()
  const { kind, title, text: advice } = findings[finding.outcome]
  // Only these say more than their title: from which register, and when.
  const says = finding.outcome === 'verified' || finding.outcome === 'manual'
  return (
    <Alert kind={kind} title={text(title)}>
      {says && <p>{verification.text(field, finding, locale, view)}</p>}
      {advice && <p>{text(advice)}</p>}
    </Alert>
  )
}
