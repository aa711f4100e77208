import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { getMenus } from '../../../../domain/src/contracts/portal.ts'
import type { readImport } from '../../../../domain/src/contracts/registry.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import { call } from '../../api-client/call.ts'
import { ImportForm } from './import-form.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportStanding } from './import-standing.tsx'

export type Preview = AnswerOf<typeof readImport>

/** Choose a file, look at what it would do, start it, watch it: one at a time, and the import that runs stands in the address. */
export function ImportsTab() {
  const [query, setQuery] = useSearchParams()
  const [preview, setPreview] = useState<Preview>()
  const mayImport = useMayImport()
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

/** For show only: the server checks every call. The menus are there already, the sidebar has asked for them. */
function useMayImport(): boolean {
  const menus = useQuery({ queryKey: ['menus'], staleTime: Infinity, queryFn: async () => (await call(getMenus)).data })
  return menus.data?.some(({ menu }) => menu.some(({ menuUrl, actions }) => menuUrl === '/registry' && actions.includes('create'))) ?? false
}
