import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getResultTemplate, stageResultImport } from '@wewb/domain/content/result-plan-contracts'
import { downloadFile } from '#lib/api-client/download-file.ts'
import { upload } from '#lib/api-client/upload.ts'
import { SpreadsheetUploadForm } from '#form-engine/forms/spreadsheet-upload-form.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { ResultImportPreview } from './result-import-preview.tsx'
import { resultPlanMessages } from './result-plan-messages.ts'
import type { Plan } from './use-result-plan.ts'

export type ResultFilePreview = ResponseOf<typeof stageResultImport>

/** Imports a list from a file: validated row by row, then accepted as a whole or not at all. */
export function ImportResultFile({ plan, onImported }: { plan: Plan; onImported(): void }) {
  const text = useText()
  const [read, setRead] = useState<ResultFilePreview>()
  // A new key remounts the form and clears the chosen file.
  const [formKey, setFormKey] = useState(0)
  const params = { id: plan.setupId }
  const send = async (form: FormData, onProgress: (part: number) => void) => {
    setRead(undefined)
    setRead((await upload(stageResultImport, { params, form, onProgress })).data)
  }
  const forget = () => {
    setRead(undefined)
    setFormKey((before) => before + 1)
  }
  return (
    <Card title={text(plan.origin === 'FILE' ? resultPlanMessages.fileInstead : resultPlanMessages.file)}>
      <div className="flex flex-col gap-5">
        <div className="max-w-[68ch] text-muted">
          <p>
            {text(
              plan.takesFile === 'APPLICATIONS' ? resultPlanMessages.fileApplications : resultPlanMessages.fileOutside,
            )}
          </p>
          <p>{text(resultPlanMessages.fileHow)}</p>
        </div>
        <SpreadsheetUploadForm
          key={formKey}
          hint={resultPlanMessages.fileHint}
          onUpload={send}
          template={() => downloadFile(getResultTemplate, { params })}
          onChoose={() => setRead(undefined)}
        />
        {read && (
          <ResultImportPreview
            key={`${read.importId} ${read.refused}`}
            setupId={plan.setupId}
            preview={read}
            onImported={() => (forget(), onImported())}
            onDiscard={forget}
          />
        )}
      </div>
    </Card>
  )
}
