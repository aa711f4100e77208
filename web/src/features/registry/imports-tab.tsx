import { useState } from 'react'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import type { readImport } from '../../../../domain/src/contracts/registry.ts'
import { useActions } from '../../api-client/use-menus.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { ImportForm } from './import-form.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportStanding } from './import-standing.tsx'

export type Preview = AnswerOf<typeof readImport>

/** Choose a file, look at what it would do, start it, watch it: one at a time, and the import that runs stands in the address. */
export function ImportsTab() {
  const [query, setQuery] = useSearchParams()
  const [preview, setPreview] = useState<Preview>()
  const mayImport = useActions('/registry').has('create')
  const importId = query.get('import')
  if (importId) return <ImportStanding importId={importId} mayImport={mayImport} />
  if (preview) {
    const start = () => {
      setPreview(undefined)
      setQuery({ tab: 'imports', import: preview.importId })
    }
    return <ImportPreview preview={preview} onStarted={start} onDiscard={() => setPreview(undefined)} />
  }
  return (
    <>
      {mayImport && <ImportForm onRead={setPreview} />}
      <ImportHistory />
    </>
  )
}
