import { useState } from 'react'
import { getImportTemplate, importKinds, readImport, type ImportKind } from '../../../../domain/src/contracts/registry.ts'
import { callFile } from '../../api-client/call-file.ts'
import { upload } from '../../api-client/upload.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { importWords } from './import-words.ts'
import type { Preview } from './imports-tab.tsx'
import { kindNames } from './words.ts'

export function ImportForm({ onRead }: { onRead(preview: Preview): void }) {
  const { text } = useLanguage()
  const [kind, setKind] = useState<ImportKind>('WORKER')
  const send = async (form: FormData, onProgress: (part: number) => void) => {
    form.set('kind', kind)
    onRead((await upload(readImport, { params: {}, form, onProgress })).data)
  }
  return (
    <Card title={text(importWords.newImport)}>
      <div className="flex flex-col gap-5">
        <p className="max-w-[68ch] text-muted">{text(importWords.intro)}</p>
        <SheetForm hint={importWords.fileHint} send={send} template={() => callFile(getImportTemplate, { params: { kind } })}>
          <RadioGroup<ImportKind>
            id="kind"
            label={text(importWords.kind)}
            isInline
            value={kind}
            onChange={setKind}
            choices={importKinds.map((value) => ({ value, label: text(kindNames[value]) }))}
          />
        </SheetForm>
      </div>
    </Card>
  )
}
