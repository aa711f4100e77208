import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { checkStaffAccount, type StaffAccount } from '../../../../domain/src/accounts/staff-account.ts'
import type { PasswordWay } from '../../../../domain/src/contracts/users.ts'
import { CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { formWords } from './form-words.ts'
import { PasswordWayChoice } from './password-way.tsx'
import { PersonFields, PlaceFields, RoleFields } from './user-fields.tsx'
import type { Choices } from './use-users.ts'
import { usePreview, WillSee } from './will-see.tsx'
import { words } from './words.ts'

type Props = {
  title: string
  initial: StaffAccount
  isNew?: boolean
  isOwn?: boolean
  choices: Choices
  back: string
  onSave(typed: StaffAccount, way: PasswordWay): Promise<void>
  onReopen?(): Promise<void>
}

const { full_name, full_name_bng, login_id, email, mobile, userType, officeId, roleIds } = formWords
const labels = { full_name, full_name_bng, login_id, email, mobile, userType, officeId, roleIds, way: words.way }

/** Person, place, rights; and under the rights what they mean. */
export function UserForm({ title, initial, isNew = false, isOwn = false, choices, back, onSave, onReopen }: Props) {
  const text = useText()
  const [typed, setTyped] = useState(initial)
  const [way, setWay] = useState<PasswordWay>('INVITE')
  const [isStale, setIsStale] = useState(false)
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const { data } = usePreview(typed.roleIds, typed.officeId)
  const preview = typed.roleIds.length === 0 ? undefined : data
  const mayShow = preview?.mayShowPasswordYn !== 'N'
  const change = (changed: Partial<StaffAccount>) => {
    problems.settle(...Object.keys(changed))
    setTyped((before) => ({ ...before, ...changed }))
  }
  const save = () => {
    if (problems.refuse(checkStaffAccount(typed, choices))) return
    void run(async () => {
      try {
        await onSave(typed, mayShow ? way : 'INVITE')
      } catch (problem) {
        setIsStale(problem instanceof CallProblem && problem.code === 'VERSION_CONFLICT')
        problems.failed(problem)
      }
    })
  }
  const reopen = isStale && onReopen && (
    <Button look="secondary" className="mt-2" onClick={() => void onReopen()}>
      {text(formWords.reopen)}
    </Button>
  )
  const fields = { typed, choices, problems, onChange: change }
  return (
    <>
      <PageTitle {...(isNew && { intro: text(formWords.newIntro) })}>{title}</PageTitle>
      <ButtonLink to={back} look="quiet" className="-ml-4 self-start" icon={<ArrowLeft aria-hidden size={18} />}>
        {text(isNew ? words.back : words.backToUser)}
      </ButtonLink>
      {isOwn && <Alert kind="info">{text(words.ownText)}</Alert>}
      <div className="w-full max-w-3xl">
        <Form problems={problems} onSubmit={save} afterAlert={reopen}>
          <Card title={text(formWords.person)}>
            <PersonFields {...fields} isNew={isNew} />
          </Card>
          {!isOwn && (
            <>
              <Card title={text(formWords.place)}>
                <PlaceFields {...fields} />
              </Card>
              <Card title={text(formWords.rights)}>
                <div className="grid gap-4">
                  <RoleFields {...fields} />
                  <WillSee preview={preview} />
                </div>
              </Card>
            </>
          )}
          {isNew && (
            <Card title={text(formWords.password)}>
              <PasswordWayChoice
                value={way}
                mayShow={mayShow}
                error={problems.errorOf('way')}
                onChange={(chosen) => (problems.settle('way'), setWay(chosen))}
              />
            </Card>
          )}
          <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto sm:self-start">
            {text(isNew ? formWords.add : formWords.save)}
          </Button>
        </Form>
      </div>
    </>
  )
}
