import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import {
  type confirmLookupImport,
  stageLookupImport,
  getLookupSheet,
} from '@wewb/domain/administration/lookup-list-contracts'
import { allAreas, findList, officeSheet } from '@wewb/domain/reference/list-catalogue'
import { useLanguage, useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { ImportPreview } from './import-preview.tsx'
import { listImportMessages } from './import-messages.ts'
import { listMessages } from './messages.ts'
import { officeMessages } from '#administration/settings/offices/messages.ts'
import { downloadFile } from '#lib/api-client/download-file.ts'
import { upload } from '#lib/api-client/upload.ts'
import { SpreadsheetDownloadButton, SpreadsheetUploadForm } from '#form-engine/forms/spreadsheet-upload-form.tsx'

export type ListImportPreview = ResponseOf<typeof stageLookupImport>
export type ListImportCounts = ResponseOf<typeof confirmLookupImport>

/** Imports a list: file, preview, confirmation. */
export function ListImport({ name }: { name: string }) {
  const { text } = useLanguage()
  const [preview, setPreview] = useState<ListImportPreview>()
  const [done, setDone] = useState<ListImportCounts>()
  const subject = name === officeSheet ? officeMessages.title : (findList(name)?.title ?? listMessages.allAreas)
  const title = text(listImportMessages.title, { list: text(subject) })
  const again = () => {
    setPreview(undefined)
    setDone(undefined)
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="-ml-3">
        <ButtonLink
          to={name === officeSheet ? '?view=offices' : name === allAreas ? '?view=lists' : `?view=lists&list=${name}`}
          variant="quiet"
          isSmall
          icon={<ArrowLeft aria-hidden size={18} />}
        >
          {text(name === allAreas ? listMessages.back : listMessages.backToList)}
        </ButtonLink>
      </div>
      <Card title={title}>
        {done ? (
          <Done counts={done} onAgain={again} />
        ) : preview ? (
          <ImportPreview preview={preview} onDone={setDone} onDiscard={again} />
        ) : (
          <ListImportForm name={name} onPreview={setPreview} />
        )}
      </Card>
    </div>
  )
}

function Done({ counts, onAgain }: { counts: ListImportCounts; onAgain(): void }) {
  const { text, number } = useLanguage()
  return (
    <div className="flex flex-col items-start gap-5">
      <Alert
        kind="success"
        takesFocus
        title={text(listImportMessages.done, { added: number(counts.added), changed: number(counts.changed) })}
      >
        {text(listImportMessages.doneText)}
      </Alert>
      <Button variant="secondary" onClick={onAgain}>
        {text(listImportMessages.again)}
      </Button>
    </div>
  )
}

function ListImportForm({ name, onPreview }: { name: string; onPreview(preview: ListImportPreview): void }) {
  const text = useText()
  const params = { list: name }
  const send = async (form: FormData, onProgress: (part: number) => void) =>
    onPreview((await upload(stageLookupImport, { params, form, onProgress })).data)
  const sheet = (rows: 'Y' | 'N') => () => downloadFile(getLookupSheet, { params, query: { rows } })
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-[68ch] text-muted">{text(listImportMessages.intro)}</p>
      {name === allAreas && <p className="max-w-[68ch] text-muted">{text(listImportMessages.areasText)}</p>}
      {name === officeSheet && <p className="max-w-[68ch] text-muted">{text(listImportMessages.officeText)}</p>}
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
