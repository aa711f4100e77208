import { useState } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { checkRegistrationSignedIn } from '@wewb/domain/membership/verification-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { Form } from '#components/inputs/form.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { validateRegistrationNumber, emptyRegistrationQuery } from './registration-query.ts'
import { NumberFields } from './number-fields.tsx'
import { StaffRegistrations, type StaffRegistrationResponse } from './staff-registrations.tsx'
import { searchNames, registrationMessages } from './registration-messages.ts'

/** Check for staff: without captcha and birth date; the response has all documents of the person. */
export function VerificationBmetWewbmPage() {
  const text = useText()
  const [query, setQuery] = useState<Pick<typeof emptyRegistrationQuery, 'searchBy' | 'value'>>({
    searchBy: 'PASSPORT',
    value: '',
  })
  const [answer, setAnswer] = useState<StaffRegistrationResponse>()
  const problems = useProblems({ value: searchNames[query.searchBy].label })
  const { isBusy, run } = useBusy()

  const submit = () => {
    setAnswer(undefined)
    if (problems.showIssues(validateRegistrationNumber(query))) return
    problems.clear()
    const body = { ...query, value: query.value.trim() }
    void run(() =>
      sendRequest(checkRegistrationSignedIn, { body }).then(({ data }) => setAnswer(data), problems.showProblem),
    )
  }
  return (
    <>
      <PageTitle intro={text(registrationMessages.staffIntro)}>
        {text(getScreen('verification-bmet-wewbm').title)}
      </PageTitle>
      <Card className="max-w-[44rem]">
        <Form problems={problems} onSubmit={submit}>
          <NumberFields
            query={query}
            onChange={(change) => setQuery((before) => ({ ...before, ...change }))}
            problems={problems}
            isInline
          />
          <Button type="submit" isBusy={isBusy} className="sm:self-start">
            {text(registrationMessages.check)}
          </Button>
        </Form>
      </Card>
      {answer && <StaffRegistrations response={answer} />}
    </>
  )
}
