import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { validateStaffAccount, type StaffAccount } from '@wewb/domain/identity/accounts/staff-account'
import type { PasswordDeliveryMethod } from '@wewb/domain/identity/user-contracts'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { Form } from '#components/inputs/form.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { userFormMessages } from './form-messages.ts'
import { PasswordDeliveryInput } from './password-delivery-input.tsx'
import { PersonFields, OfficeFields, RoleFields } from './user-fields.tsx'
import type { UserChoices } from './use-users.ts'
import { useAccessPreview, AccessPreview } from './access-preview.tsx'
import { userMessages } from './messages.ts'

type Props = {
  title: string
  initial: StaffAccount
  isNew?: boolean
  isOwn?: boolean
  choices: UserChoices
  back: string
  onSave(typed: StaffAccount, deliveryMethod: PasswordDeliveryMethod): Promise<void>
  onReload?(): Promise<void>
}

const { full_name, full_name_bng, login_id, email, mobile, userType, officeId, roleIds } = userFormMessages
const labels = {
  full_name,
  full_name_bng,
  login_id,
  email,
  mobile,
  userType,
  officeId,
  roleIds,
  way: userMessages.deliveryMethod,
}

/** Form of a user: person, office and roles, with a preview of the access. */
export function UserForm({ title, initial, isNew = false, isOwn = false, choices, back, onSave, onReload }: Props) {
  const text = useText()
  const [typed, setTyped] = useState(initial)
  const [deliveryMethod, setDeliveryMethod] = useState<PasswordDeliveryMethod>('INVITE')
  const [isStale, setIsStale] = useState(false)
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const { data } = useAccessPreview(typed.roleIds, typed.officeId)
  const preview = typed.roleIds.length === 0 ? undefined : data
  const mayShow = preview?.mayShowPasswordYn !== 'N'
  const change = (changed: Partial<StaffAccount>) => {
    problems.clearErrorsAt(...Object.keys(changed))
    setTyped((before) => ({ ...before, ...changed }))
  }
  const save = () => {
    if (problems.showIssues(validateStaffAccount(typed, choices))) return
    void run(async () => {
      try {
        await onSave(typed, mayShow ? deliveryMethod : 'INVITE')
      } catch (problem) {
        setIsStale(problem instanceof ApiProblem && problem.code === 'VERSION_CONFLICT')
        problems.showProblem(problem)
      }
    })
  }
  const reopen = isStale && onReload && (
    <Button variant="secondary" className="mt-2" onClick={() => void onReload()}>
      {text(userFormMessages.reopen)}
    </Button>
  )
  const fields = { typed, choices, problems, onChange: change }
  return (
    <>
      <PageTitle {...(isNew && { intro: text(userFormMessages.newIntro) })}>{title}</PageTitle>
      <ButtonLink to={back} variant="quiet" className="-ml-4 self-start" icon={<ArrowLeft aria-hidden size={18} />}>
        {text(isNew ? userMessages.back : userMessages.backToUser)}
      </ButtonLink>
      {isOwn && <Alert kind="info">{text(userMessages.ownText)}</Alert>}
      <div className="w-full max-w-3xl">
        <Form problems={problems} onSubmit={save} afterAlert={reopen}>
          <Card title={text(userFormMessages.person)}>
            <PersonFields {...fields} isNew={isNew} />
          </Card>
          {!isOwn && (
            <>
              <Card title={text(userFormMessages.place)}>
                <OfficeFields {...fields} />
              </Card>
              <Card title={text(userFormMessages.rights)}>
                <div className="grid gap-4">
                  <RoleFields {...fields} />
                  <AccessPreview preview={preview} />
                </div>
              </Card>
            </>
          )}
          {isNew && (
            <Card title={text(userFormMessages.password)}>
              <PasswordDeliveryInput
                value={deliveryMethod}
                mayShow={mayShow}
                error={problems.errorOf('way')}
                onChange={(chosen) => (problems.clearErrorsAt('way'), setDeliveryMethod(chosen))}
              />
            </Card>
          )}
          <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto sm:self-start">
            {text(isNew ? userFormMessages.add : userFormMessages.save)}
          </Button>
        </Form>
      </div>
    </>
  )
}
