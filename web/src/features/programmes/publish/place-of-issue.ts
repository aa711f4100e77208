import type { Tab } from '../use-place.ts'

/** Where a row of the checklist leads: the tab, the question or section, and the box in it. */
export type IssuePlace = { tab: Tab; at: string | undefined; box: string }

/** `sections.s1.q3.q4.label.bn` is the box `label.bn` of question `q4`; what is no part of the form is a setting. */
export function placeOfIssue(path: string): IssuePlace {
  const [head, ...rest] = path.split('.')
  if (head !== 'sections') return { tab: 'settings', at: undefined, box: path }
  const inner = rest.findIndex((name) => !/^[sq]\d+$/.test(name))
  const [ids, box] = inner < 0 ? [rest, []] : [rest.slice(0, inner), rest.slice(inner)]
  return { tab: 'form', at: ids.at(-1), box: box.join('.') }
}
