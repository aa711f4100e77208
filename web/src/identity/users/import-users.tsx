import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getUserTemplate, stageUserImport } from '@wewb/domain/identity/user-import-contracts'
import { downloadFile } from '#lib/api-client/download-file.ts'
import { upload } from '#lib/api-client/upload.ts'
import { SpreadsheetUploadForm } from '#form-engine/forms/spreadsheet-upload-form.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { userImportMessages } from './form-messages.ts'
import { ImportResult, type ImportedUsers } from './import-result.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useReloadUsers } from './use-users.ts'
import { userMessages } from './messages.ts'

export type UserImportPreview = ResponseOf<typeof stageUserImport>

/** Imports users in steps: file, preview, confirmation, result. */
export function ImportUsers() {
  const text = useText()
  const reload = useReloadUsers()
  const [preview, setPreview] = useState<UserImportPreview>()
  const [imported, setImported] = useState<ImportedUsers>()
  const finish = (list: ImportedUsers) => {
    reload()
    setPreview(undefined)
    setImported(list)
  }
  return (
    <>
      <PageTitle intro={text(userImportMessages.intro)}>{text(userImportMessages.title)}</PageTitle>
      <ButtonLink to="/users" variant="quiet" className="-ml-4 self-start" icon={<ArrowLeft aria-hidden size={18} />}>
        {text(userMessages.back)}
      </ButtonLink>
      {imported && <ImportResult users={imported} onAnother={() => setImported(undefined)} />}
      {preview && <ImportPreview preview={preview} onDone={finish} onDiscard={() => setPreview(undefined)} />}
      {!imported && !preview && <ImportForm onRead={setPreview} />}
    </>
  )
}

function ImportForm({ onRead }: { onRead(preview: UserImportPreview): void }) {
  const text = useText()
  const send = async (form: FormData, onProgress: (part: number) => void) =>
    onRead((await upload(stageUserImport, { params: {}, form, onProgress })).data)
  return (
    <Card title={text(userImportMessages.sheet)}>
      <div className="flex flex-col gap-5">
        <Alert kind="info">{text(userImportMessages.passwords)}</Alert>
        <SpreadsheetUploadForm
          hint={userImportMessages.fileHint}
          onUpload={send}
          template={() => downloadFile(getUserTemplate, {})}
        />
      </div>
    </Card>
  )
}
