import { useMemo } from 'react'
import { useNavigate } from '#lib/router/router.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'

export const editorTabs = ['form', 'settings', 'preview', 'publish', 'versions'] as const
export type EditorTab = (typeof editorTabs)[number]

/** Position in the editor. It is part of the URL, so that Back works and links are possible. */
export type EditorLocation = {
  program: string | undefined
  version: string | undefined
  tab: EditorTab
  at: string | undefined
}

const path = '/gms-builder'

export function editorUrl({ program, version, tab, at }: EditorLocation, box = ''): string {
  const pairs = Object.entries({ program, version, tab: tab === 'form' ? undefined : tab, at })
  const query = new URLSearchParams(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
  return `${path}${query.size > 0 ? `?${query}` : ''}${box && `#${box}`}`
}

export function useEditorLocation() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return useMemo(() => {
    const location: EditorLocation = {
      program: query.get('program') ?? undefined,
      version: query.get('version') ?? undefined,
      tab: editorTabs.find((tab) => tab === query.get('tab')) ?? 'form',
      at: query.get('at') ?? undefined,
    }
    const hrefOf = (to: Partial<EditorLocation>, box?: string) => editorUrl({ ...location, ...to }, box)
    // Switching between questions adds no history entry; opening one from the outline does.
    const open = (at: string | undefined, box?: string) =>
      navigate(editorUrl({ ...location, at }, box), { replace: location.at !== undefined && at !== undefined })
    return { ...location, hrefOf, open }
  }, [query, navigate])
}
