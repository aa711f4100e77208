import { useState } from 'react'
import { getImportTemplate, importKinds, stageImport, type ImportKind } from '@wewb/domain/registers/register-contracts'
import { downloadFile } from '#lib/api-client/download-file.ts'
import { upload } from '#lib/api-client/upload.ts'
import { SpreadsheetUploadForm } from '#form-engine/forms/spreadsheet-upload-form.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { importMessages } from './import-messages.ts'
import type { ImportPreviewResponse } from './imports-tab.tsx'
import { importKindNames } from './messages.ts'

export function ImportForm({ onPreview }: { onPreview(preview: ImportPreviewResponse): void }) {
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
