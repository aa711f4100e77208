import { IdCard } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { downloadCard } from '../../../../domain/src/contracts/membership.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { readMemberNumber } from '../../../../domain/src/fields/member-number.ts'
import { dhakaDay } from '../../../../domain/src/language/dates.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { BirthDateInput } from '../../ui/birth-date-input.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { CaptchaInput } from '../../ui/captcha-input.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useCaptcha } from '../../ui/use-captcha.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { words as uiWords } from '../../ui/words.ts'
import { checkAsked, type AskedCard } from './asked-card.ts'
import type { CodeSent } from './code-sent.ts'
import { downloadWords as words } from './download-words.ts'
import { keepWords } from './keep-words.ts'
import { StepFrame } from './step-frame.tsx'

type Props = {
  asked: AskedCard
  onChange(change: Partial<AskedCard>): void
  onSent(sent: CodeSent): void
  /** The shared link that led here no longer opens anything. */
  isLinkOver: boolean
  /** Where a card is kept on this phone: the way back to it. */
  onShowKept?: (() => void) | undefined
  takesFocus: boolean
}

const labels = { membershipId: words.membershipId, passportNo: words.passportNo, dateOfBirth: words.dateOfBirth, captcha: uiWords.captcha }

/** Three details ask for a code. The answer is the same whether they are right or not. */
export function AskForCard({ asked, onChange, onSent, isLinkOver, onShowKept, takesFocus }: Props) {
  const text = useText()
  const captcha = useCaptcha()
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const field = (name: keyof AskedCard) => ({
    id: name,
    label: text(words[name]),
    value: asked[name],
    error: problems.errorOf(name),
    onChange: (typed: string) => {
      problems.settle(name)
      onChange({ [name]: typed })
    },
  })
  const submit = () => {
    const isBlank = !captcha.answer
    if (problems.refuse([...checkAsked(asked, dhakaDay(new Date())), ...(isBlank ? [issue('captcha', 'required')] : [])])) return
    problems.clear()
    void run(async () => {
      try {
        const { membershipId, passportNo } = asked
        const details = { ...asked, membershipId: readMemberNumber(membershipId) ?? membershipId, passportNo: passportNo.trim() }
        onSent((await call(downloadCard, { body: { ...details, ...captcha.given }, isPatient: true })).data)
      } catch (problem) {
        // A picture serves once, whatever the answer was.
        captcha.renew()
        if (problem instanceof CallProblem && problem.code === 'INVALID_CAPTCHA') problems.refuse([issue('captcha', 'wrong-captcha')])
        else problems.failed(problem)
      }
    })
  }
  return (
    <StepFrame title={text(getScreen('download').title)} intro={text(words.intro)} takesFocus={takesFocus && !isLinkOver}>
      {isLinkOver && (
        <Alert kind="needs-you" title={text(words.linkExpired)} takesFocus>
          {text(words.linkExpiredText)}
        </Alert>
      )}
      <Card className="shadow-card">
        <Form problems={problems} onSubmit={submit}>
          <TextInput {...field('membershipId')} hint={<NumberHint />} autoComplete="off" width="medium" lang="en" />
          <TextInput {...field('passportNo')} hint={text(words.passportNoHint)} autoComplete="off" width="medium" lang="en" />
          <BirthDateInput {...field('dateOfBirth')} />
          <CaptchaInput captcha={captcha} error={problems.errorOf('captcha')} />
          <Button type="submit" isBusy={isBusy} className="sm:self-start">
            {text(words.sendCode)}
          </Button>
        </Form>
      </Card>
      {onShowKept && (
        <Button look="secondary" icon={<IdCard aria-hidden size={20} />} className="sm:justify-self-start" onClick={onShowKept}>
          {text(keepWords.backToKept)}
        </Button>
      )}
      <p className="text-center">
        {text(words.hasAccount)}{' '}
        <TextLink to="/login" className="inline-flex min-h-11 items-center font-semibold">
          {text(words.logIn)}
        </TextLink>
      </p>
    </StepFrame>
  )
}

function NumberHint() {
  const text = useText()
  return (
    <>
      {text(words.membershipIdHint)}{' '}
      <span lang="en" translate="no" className="whitespace-nowrap">
        RUH0000001
      </span>
    </>
  )
}
