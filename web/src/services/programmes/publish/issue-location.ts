import type { EditorTab } from '#services/programmes/use-editor-location.ts'

/** Target of a checklist row: the tab, the question or section, and the input. */
export type IssueLocation = { tab: EditorTab; at: string | undefined; inputId: string }

/** `sections.s1.q3.q4.label.bn` is the input `label.bn` of question `q4`; other paths are settings. */
export function issueLocation(path: string): IssueLocation {
  const [head, ...rest] = path.split('.')
  if (head !== 'sections') return { tab: 'settings', at: undefined, inputId: path }
  const inner = rest.findIndex((name) => !/^[sq]\d+$/.test(name))
  const [ids, box] = inner < 0 ? [rest, []] : [rest.slice(0, inner), rest.slice(inner)]
  return { tab: 'form', at: ids.at(-1), inputId: box.join('.') }
}
