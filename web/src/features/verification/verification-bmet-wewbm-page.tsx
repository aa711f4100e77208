import { useState } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { checkRegistrationSignedIn } from '../../../../domain/src/contracts/verification.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { checkNumber, nothingAsked } from './asked-registration.ts'
import { NumberFields } from './number-fields.tsx'
import { StaffRegistrations, type StaffAnswer } from './staff-registrations.tsx'
import { searchNames, words } from './registration-words.ts'

/** The same question asked by staff: no captcha and no birth day, and the answer has all papers of the person. */
export function VerificationBmetWewbmPage() {
  const text = useText()
  const [asked, setAsked] = useState<Pick<typeof nothingAsked, 'searchBy' | 'value'>>({ searchBy: 'PASSPORT', value: '' })
  const [answer, setAnswer] = useState<StaffAnswer>()
  const problems = useProblems({ value: searchNames[asked.searchBy].label })
  const { isBusy, run } = useBusy()

  const submit = () => {
    setAnswer(undefined)
    if (problems.refuse(checkNumber(asked))) return
    problems.clear()
    const body = { ...asked, value: asked.value.trim() }
    void run(() => call(checkRegistrationSignedIn, { body }).then(({ data }) => setAnswer(data), problems.failed))
  }
  return (
    <>
      <PageTitle intro={text(words.staffIntro)}>{text(getScreen('verification-bmet-wewbm').title)}</PageTitle>
      <Card className="max-w-[44rem]">
        <Form problems={problems} onSubmit={submit}>
          <NumberFields
            asked={asked}
            onChange={(change) => setAsked((before) => ({ ...before, ...change }))}
            problems={problems}
            isInline
          />
          <Button type="submit" isBusy={isBusy} className="sm:self-start">
            {text(words.check)}
          </Button>
        </Form>
      </Card>
      {answer && <StaffRegistrations answer={answer} />}
    </>
  )
}
