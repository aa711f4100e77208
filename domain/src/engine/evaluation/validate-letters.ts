import type { Letter, WrittenLetter } from '#engine/definition/letter.ts'
import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { flattenDefinition, referenceablePaths, flattenFields } from './field-paths.ts'
import { findDuplicates } from './find-duplicates.ts'

/** Checks that every letter follows an existing move and refers only to existing fields. */
export function validateLetters(definition: ServiceDefinition): string[] {
  const { letters = [] } = definition
  return [
    ...findDuplicates(letters.map(({ id }) => id)).map((id) => `two letters are called ${id}`),
    ...letters.flatMap((letter) => checkOccasion(definition, letter)),
    ...letters.flatMap((letter) => ('printedBy' in letter ? [] : checkText(definition, letter))),
  ]
}

const desksOf = ({ workflow: { desks, later = [] } }: ServiceDefinition) => [...desks, ...later]

function checkOccasion(definition: ServiceDefinition, { id, after, at }: Letter): string[] {
  const moves = new Set(definition.workflow.moves.map((move) => move.id))
  return [
    ...after.filter((name) => !moves.has(name)).map((name) => `the letter ${id} follows ${name}, which is no move`),
    ...(at && !desksOf(definition).some((desk) => desk.id === at)
      ? [`the letter ${id} comes from ${at}, which is no desk`]
      : []),
  ]
}

function checkText(definition: ServiceDefinition, letter: WrittenLetter): string[] {
  const { id, to, number, subject, paragraphs, rows = [], with: places = {} } = letter
  const actionFields = [...definition.workflow.moves, ...desksOf(definition)].flatMap(({ asks = [] }) => asks)
  const referenceable = new Set([
    ...referenceablePaths(flattenDefinition(definition)),
    ...referenceablePaths(flattenFields(actionFields)),
  ])
  const paths = [...rows, ...Object.values(places).flat(), ...(number ? [number] : [])]
  const sentences = [subject, ...paragraphs, ...(to ? [to] : [])].map(({ bn, en }) => `${bn} ${en}`).join(' ')
  const placeholders = [...sentences.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [
    ...paths
      .filter((path) => !referenceable.has(path))
      .map((path) => `the letter ${id} tells ${path}, which is no field`),
    ...[...new Set(placeholders)]
      .filter((name) => !Object.hasOwn(places, name))
      .map((name) => `the letter ${id} does not say what {${name}} is`),
  ]
}
