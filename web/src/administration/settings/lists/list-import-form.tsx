import { getLookupSheet, stageLookupImport } from '@wewb/domain/administration/lookup-list-contracts'
import { allAreas, findList } from '@wewb/domain/reference/list-catalogue'
import { downloadFile } from '#lib/api-client/download-file.ts'
import { upload } from '#lib/api-client/upload.ts'
import { SpreadsheetDownloadButton, SpreadsheetUploadForm } from '#form-engine/forms/spreadsheet-upload-form.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { listImportMessages } from './import-messages.ts'
import type { ListImportPreview } from './list-import.tsx'

export function ListImportForm({ name, onPreview }: { name: string; onPreview(preview: ListImportPreview): void }) {
  const text = useText()
  const params = { list: name }
  const send = async (form: FormData, onProgress: (part: number) => void) =>
    onPreview((await upload(stageLookupImport, { params, form, onProgress })).data)
  const sheet = (rows: 'Y' | 'N') => () => downloadFile(getLookupSheet, { params, query: { rows } })
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-[68ch] text-muted">{text(listImportMessages.intro)}</p>
      {name === allAreas && <p className="max-w-[68ch] text-muted">{text(listImportMessages.areasText)}</p>}
      {findList(name)?.code === 'routing' && (
        <p className="max-w-[68ch] text-muted">{text(listImportMessages.branchText)}</p>
      )}
      <SpreadsheetUploadForm
        hint={listImportMessages.fileHint}
        extraTypes={['.json', 'application/json']}
        onUpload={send}
        template={sheet('N')}
      >
        <div className="-ml-4">
          <SpreadsheetDownloadButton label={listImportMessages.whole} loadFile={sheet('Y')} />
        </div>
      </SpreadsheetUploadForm>
    </div>
  )
}
