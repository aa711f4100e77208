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

export function editorUrl({ program, version, tab, at }: EditorLocation, inputId = ''): string {
  const pairs = Object.entries({ program, version, tab: tab === 'form' ? undefined : tab, at })
  const query = new URLSearchParams(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
  return `${path}${query.size > 0 ? `?${query}` : ''}${inputId && `#${inputId}`}`
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
    const hrefOf = (to: Partial<EditorLocation>, inputId?: string) => editorUrl({ ...location, ...to }, inputId)
    // Switching between questions adds no history entry; opening one from the outline does.
    const open = (at: string | undefined, inputId?: string) =>
      navigate(editorUrl({ ...location, at }, inputId), { replace: location.at !== undefined && at !== undefined })
    return { ...location, hrefOf, open }
  }, [query, navigate])
}

/** Target of a checklist row: the tab, the question or section, and the input. */
type IssueLocation = { tab: EditorTab; at: string | undefined; inputId: string }

/** `sections.s1.q3.q4.label.bn` is the input `label.bn` of question `q4`; other paths are settings. */
export function findIssueLocation(path: string): IssueLocation {
  const [head, ...rest] = path.split('.')
  if (head !== 'sections') return { tab: 'settings', at: undefined, inputId: path }
  const inputStart = rest.findIndex((name) => !/^[sq]\d+$/.test(name))
  const [ids, input] = inputStart < 0 ? [rest, []] : [rest.slice(0, inputStart), rest.slice(inputStart)]
  return { tab: 'form', at: ids.at(-1), inputId: input.join('.') }
}
