import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { foreseePermissions, updatePermissions } from '../../../../domain/src/contracts/roles.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { changeSentences } from './change-sentences.ts'
import { askedFrom } from './edit-ticks.ts'
import { words } from './matrix-words.ts'
import { nameOf } from './role-columns.tsx'
import type { Role } from './use-roles.ts'
import type { EditedTicks } from './use-ticks.ts'
import { words as roleWords } from './words.ts'

type Props = { role: Role; edited: EditedTicks; onCancel(): void; onSaved(): void; onReopen(): void }

/** What the ticks will do and to how many people, before they do it. */
export function ConfirmChanges({ role, edited, onCancel, onSaved, onReopen }: Props) {
  const { text } = useLanguage()
  const { isBusy, run } = useBusy()
  const [refusal, setRefusal] = useState<unknown>()
  const body = { roleId: role.roleId, revision: role.revision, mainMenus: askedFrom(edited.stored, edited.ticks) }
  const foreseen = useQuery({
    queryKey: ['permission-effect', body],
    queryFn: async () => (await call(foreseePermissions, { body, isPatient: true, showLoader: false })).data,
    staleTime: 0,
    gcTime: 0,
  })
  const problem = refusal ?? foreseen.error
  const save = () =>
    void run(async () => {
      try {
        const { message } = await call(updatePermissions, { body, isPatient: true })
        toast({ kind: 'success', text: message })
        onSaved()
      } catch (error) {
        setRefusal(error)
      }
    })
  return (
    <Modal
      isOpen
      onClose={onCancel}
      title={text(words.confirmTitle, { name: nameOf(role) })}
      cancelLabel={text(words.confirmNo)}
      actions={
        foreseen.data &&
        !problem && (
          <Button isBusy={isBusy} onClick={save}>
            {text(words.confirmYes)}
          </Button>
        )
      }
    >
      {problem ? <Refused problem={problem} onReopen={onReopen} /> : undefined}
      {!problem && !foreseen.data && <SkeletonLines lines={4} />}
      {!problem && foreseen.data && (
        <div className="grid gap-4">
          <ul className="grid list-disc gap-2 pl-5">
            {changeSentences(foreseen.data, text).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="text-muted">{text(foreseen.data.people === 0 ? words.nobodyHolds : words.atOnce)}</p>
        </div>
      )}
    </Modal>
  )
}

function Refused({ problem, onReopen }: { problem: unknown; onReopen(): void }) {
  const { text } = useLanguage()
  const reasons = problem instanceof CallProblem ? problem.issues.map(({ message }) => message) : []
  const isStale = problem instanceof CallProblem && problem.code === 'VERSION_CONFLICT'
  return (
    <Alert kind="danger" title={text(words.refused)} takesFocus>
      {(reasons.length > 0 ? reasons : [text(problemMessage(problem))]).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {isStale && (
        <Button look="secondary" isSmall className="mt-2" onClick={onReopen}>
          {text(roleWords.openNewer)}
        </Button>
      )}
    </Alert>
  )
}
