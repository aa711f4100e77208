import type { Letter } from '../definition/letter.ts'
import type { ServiceDefinition } from '../definition/service-definition.ts'
import { fieldsOf, knownPaths, writtenFields } from './definition-paths.ts'
import { twice } from './names.ts'

/** Every letter follows a move that exists, and says nothing that nobody answers. */
export function checkLetters(definition: ServiceDefinition): string[] {
  const { letters = [] } = definition
  return [
    ...twice(letters.map(({ id }) => id)).map((id) => `two letters are called ${id}`),
    ...letters.flatMap((letter) => checkLetter(definition, letter)),
  ]
}

function checkLetter(definition: ServiceDefinition, { id, after, at, number, rows = [], with: places = {}, ...texts }: Letter): string[] {
  const { moves, desks: before, later = [] } = definition.workflow
  const desks = [...before, ...later]
  const asked = [...moves, ...desks].flatMap(({ asks = [] }) => asks)
  const known = new Set([...knownPaths(fieldsOf(definition)), ...knownPaths(writtenFields(asked))])
  const paths = [...rows, ...Object.values(places).flat(), ...(number ? [number] : [])]
  const sentences = [texts.subject, ...texts.paragraphs, ...(texts.to ? [texts.to] : [])].map(({ bn, en }) => `${bn} ${en}`).join(' ')
  const wanted = [...sentences.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [
    ...after.filter((name) => !moves.some((move) => move.id === name)).map((name) => `the letter ${id} follows ${name}, which is no move`),
    ...(at && !desks.some((desk) => desk.id === at) ? [`the letter ${id} comes from ${at}, which is no desk`] : []),
    ...paths.filter((path) => !known.has(path)).map((path) => `the letter ${id} tells ${path}, which is no field`),
    ...[...new Set(wanted)].filter((name) => !(name in places)).map((name) => `the letter ${id} does not say what {${name}} is`),
  ]
}
