import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { stageImport, getImportTemplate, importKinds, type ImportKind } from '@wewb/domain/registers/register-contracts'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ImportHistory } from './import-history.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportStatus } from './import-status.tsx'
import { downloadFile } from '#lib/api-client/download-file.ts'
import { upload } from '#lib/api-client/upload.ts'
import { SpreadsheetUploadForm } from '#form-engine/forms/spreadsheet-upload-form.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { importMessages } from './import-messages.ts'
import { importKindNames } from './messages.ts'

export type ImportPreviewResponse = ResponseOf<typeof stageImport>

/** Imports a register: file, preview, start, progress. The id of the running import is part of the URL. */
export function ImportsTab() {
  const [query, setQuery] = useSearchParams()
  const [preview, setPreview] = useState<ImportPreviewResponse>()
  const mayImport = useActions('/registry').has('create')
  const importId = query.get('import')
  if (importId) return <ImportStatus importId={importId} mayImport={mayImport} />
  if (preview) {
    const start = () => {
      setPreview(undefined)
      setQuery({ tab: 'imports', import: preview.importId })
    }
    return <ImportPreview preview={preview} onStarted={start} onDiscard={() => setPreview(undefined)} />
  }
  return (
    <>
      {mayImport && <ImportForm onPreview={setPreview} />}
      <ImportHistory />
    </>
  )
}

function ImportForm({ onPreview }: { onPreview(preview: ImportPreviewResponse): void }) {
  const { text } = useLanguage()
  const [kind, setKind] = useState<ImportKind>('WORKER')
  const send = async (form: FormData, onProgress: (part: number) => void) => {
    form.set('kind', kind)
    onPreview((await upload(stageImport, { params: {}, form, onProgress })).data)
  }
  return (
    <Card title={text(importMessages.newImport)}>
      <div className="flex flex-col gap-5">
        <p className="max-w-[68ch] text-muted">{text(importMessages.intro)}</p>
        <SpreadsheetUploadForm
          hint={importMessages.fileHint}
          onUpload={send}
          template={() => downloadFile(getImportTemplate, { params: { kind } })}
        >
          <RadioGroup<ImportKind>
            id="kind"
            label={text(importMessages.kind)}
            isInline
            value={kind}
            onChange={setKind}
            choices={importKinds.map((value) => ({ value, label: text(importKindNames[value]) }))}
          />
        </SpreadsheetUploadForm>
      </div>
    </Card>
  )
}
