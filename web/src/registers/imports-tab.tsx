import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { stageImport } from '@wewb/domain/registers/register-contracts'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ImportForm } from './import-form.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportStatus } from './import-status.tsx'

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
