import { getLookupSheet, readLookupImport } from '../../../../../domain/src/contracts/lookup-lists.ts'
import { allAreas, listOfName } from '../../../../../domain/src/lookups/list-catalogue.ts'
import { callFile } from '../../../api-client/call-file.ts'
import { upload } from '../../../api-client/upload.ts'
import { SheetButton, SheetForm } from '../../../forms/sheet-form.tsx'
import { useText } from '../../../i18n/language.tsx'
import { importWords } from './import-words.ts'
import type { Preview } from './list-import.tsx'

export function ImportFile({ name, onRead }: { name: string; onRead(preview: Preview): void }) {
  const text = useText()
  const params = { list: name }
  const send = async (form: FormData, onProgress: (part: number) => void) =>
    onRead((await upload(readLookupImport, { params, form, onProgress })).data)
  const sheet = (rows: 'Y' | 'N') => () => callFile(getLookupSheet, { params, query: { rows } })
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-[68ch] text-muted">{text(importWords.intro)}</p>
      {name === allAreas && <p className="max-w-[68ch] text-muted">{text(importWords.areasText)}</p>}
      {listOfName(name)?.code === 'routing' && <p className="max-w-[68ch] text-muted">{text(importWords.branchText)}</p>}
      <SheetForm hint={importWords.fileHint} also={['.json', 'application/json']} send={send} template={sheet('N')}>
        <div className="-ml-4">
          <SheetButton label={importWords.whole} get={sheet('Y')} />
        </div>
      </SheetForm>
    </div>
  )
}
