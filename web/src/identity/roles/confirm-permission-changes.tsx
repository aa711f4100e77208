import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewPermissions, updatePermissions } from '@wewb/domain/identity/role-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { describePermissionChanges } from './describe-permission-changes.ts'
import { toPermissionsRequest } from './edit-grants.ts'
import { permissionMatrixMessages } from './permission-matrix-messages.ts'
import { roleNameOf } from './role-columns.tsx'
import type { Role } from './use-roles.ts'
import type { EditedGrants } from './use-edited-grants.ts'
import { roleMessages } from './messages.ts'

type Props = { role: Role; editedGrants: EditedGrants; onCancel(): void; onSaved(): void; onReload(): void }

/** Previews the changes of permissions and the number of affected users. */
export function ConfirmPermissionChanges({ role, editedGrants, onCancel, onSaved, onReload }: Props) {
  const { text } = useLanguage()
  const { isBusy, run } = useBusy()
  const [refusal, setRefusal] = useState<unknown>()
  const body = {
    roleId: role.roleId,
    revision: role.revision,
    mainMenus: toPermissionsRequest(editedGrants.stored, editedGrants.grants),
  }
  const preview = useQuery({
    queryKey: ['permission-effect', body],
    queryFn: async () =>
      (await sendRequest(previewPermissions, { body, isOfflineTolerant: true, showLoader: false })).data,
    staleTime: 0,
    gcTime: 0,
  })
  const problem = refusal ?? preview.error
  const save = () =>
    void run(async () => {
      try {
        const { message } = await sendRequest(updatePermissions, { body, isOfflineTolerant: true })
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
      title={text(permissionMatrixMessages.confirmTitle, { name: roleNameOf(role) })}
      cancelLabel={text(permissionMatrixMessages.confirmNo)}
      actions={
        preview.data &&
        !problem && (
          <Button isBusy={isBusy} onClick={save}>
            {text(permissionMatrixMessages.confirmYes)}
          </Button>
        )
      }
    >
      {problem ? <Refused problem={problem} onReload={onReload} /> : undefined}
      {!problem && !preview.data && <SkeletonLines lines={4} />}
      {!problem && preview.data && (
        <div className="grid gap-4">
          <ul className="grid list-disc gap-2 pl-5">
            {describePermissionChanges(preview.data, text).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="text-muted">
            {text(preview.data.people === 0 ? permissionMatrixMessages.nobodyHolds : permissionMatrixMessages.atOnce)}
          </p>
        </div>
      )}
    </Modal>
  )
}

function Refused({ problem, onReload }: { problem: unknown; onReload(): void }) {
  const { text } = useLanguage()
  const reasons = problem instanceof ApiProblem ? problem.issues.map(({ message }) => message) : []
  const isStale = problem instanceof ApiProblem && problem.code === 'VERSION_CONFLICT'
  return (
    <Alert kind="danger" title={text(permissionMatrixMessages.refused)} takesFocus>
      {(reasons.length > 0 ? reasons : [text(problemMessage(problem))]).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {isStale && (
        <Button variant="secondary" isSmall className="mt-2" onClick={onReload}>
          {text(roleMessages.openNewer)}
        </Button>
      )}
    </Alert>
  )
}
