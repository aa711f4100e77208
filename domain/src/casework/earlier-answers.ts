import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'

/** Holds the facts about the person of an application from before the portal. */
export type EarlierPerson = {
  name: string
  nid: string | null
  passport: string | null
  mobile: string | null
  district: string | null
  /** What the claims rules of the service ask for, by column of the sheet. */
  claimed?: { [column: string]: string | number }
}

/** The same as answers of the form of its service, as far as the form asks for it. */
export function earlierAnswersOf({ keys }: Pick<ServiceDefinition, 'keys'>, person: EarlierPerson): Answers {
  const isBangla = /[\u0980-\u09ff]/.test(person.name)
  const values: [readonly string[] | undefined, string | null][] = [
    [isBangla ? keys.nameBn : keys.name, person.name],
    [keys.nid ?? keys.relatedNid, person.nid],
    [keys.passport, person.passport],
    [keys.mobile, person.mobile],
    [keys.district, person.district],
  ]
  const found: Answers = {}
  for (const [paths, value] of values) if (paths?.[0] !== undefined && value !== null) setAt(found, paths[0], value)
  return found
}

export function setAt(answers: Answers, path: string, value: string | number) {
  const [head = '', rest] = path.split('.')
  answers[head] = rest === undefined ? value : { ...(answers[head] as Answers | undefined), [rest]: value }
}
