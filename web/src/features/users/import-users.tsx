import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { getUserTemplate, readUserImport } from '../../../../domain/src/contracts/user-imports.ts'
import { callFile } from '../../api-client/call-file.ts'
import { upload } from '../../api-client/upload.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { importWords } from './form-words.ts'
import { ImportDone, type Made } from './import-done.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useReload } from './use-users.ts'
import { words } from './words.ts'

export type Preview = AnswerOf<typeof readUserImport>

/** Choose a file, look at who would be added, confirm, see who was: one after the other. */
export function ImportUsers() {
  const text = useText()
  const reload = useReload()
  const [preview, setPreview] = useState<Preview>()
  const [made, setMade] = useState<Made>()
  const finish = (list: Made) => {
    reload()
    setPreview(undefined)
    setMade(list)
  }
  return (
    <>
      <PageTitle intro={text(importWords.intro)}>{text(importWords.title)}</PageTitle>
      <ButtonLink to="/users" look="quiet" className="-ml-4 self-start" icon={<ArrowLeft aria-hidden size={18} />}>
        {text(words.back)}
      </ButtonLink>
      {made && <ImportDone made={made} onAnother={() => setMade(undefined)} />}
      {preview && <ImportPreview preview={preview} onDone={finish} onDiscard={() => setPreview(undefined)} />}
      {!made && !preview && <ImportForm onRead={setPreview} />}
    </>
  )
}

function ImportForm({ onRead }: { onRead(preview: Preview): void }) {
  const text = useText()
  const send = async (form: FormData, onProgress: (part: number) => void) =>
    onRead((await upload(readUserImport, { params: {}, form, onProgress })).data)
  return (
    <Card title={text(importWords.sheet)}>
      <div className="flex flex-col gap-5">
        <Alert kind="info">{text(importWords.passwords)}</Alert>
        <SheetForm hint={importWords.fileHint} send={send} template={() => callFile(getUserTemplate, {})} />
      </div>
    </Card>
  )
}
