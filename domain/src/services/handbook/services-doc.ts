import type { ServiceDefinition, Step } from '#engine/definition/service-definition.ts'
import type { Desk } from '#engine/definition/workflow.ts'
import { flattenFields } from '#engine/evaluation/field-paths.ts'
import { kindOf, childFieldsOf, type Field } from '#engine/fields/field.ts'
import { catalogue } from '#services/definitions/catalogue.ts'

const introduction =
  'Written by `node scripts/write-services-doc.mjs` from the catalogue; a test fails when it is not what the ' +
  'catalogue says. A question inside a block or a list counts once, whatever the answers ask for; ' +
  '*italic* papers are asked only of some or may be left out; in brackets the working days of a desk.'
const head = `# Services

${introduction}
`

/** Renders docs/services.md: a table of all services, and the steps of each. */
export const renderServicesDoc = (services: readonly ServiceDefinition[] = catalogue): string =>
  [
    head,
    table(
      ['Service', 'Numbers', 'Steps', 'Questions', 'Papers', 'Desks', 'Stages', 'Letters'],
      services.map((service) => [
        `[${service.title.en}](#${service.id})`,
        `${service.prefix}-…`,
        service.steps.length,
        count(service.steps, isQuestion),
        count(service.steps, isDocument),
        service.workflow.desks.length + (service.workflow.later?.length ?? 0),
        service.workflow.stages?.length ?? '–',
        service.letters?.length ?? '–',
      ]),
    ),
    ...services.map(chapterOf),
    '',
  ].join('\n')

function chapterOf({ id, title, summary, steps, workflow, letters = [] }: ServiceDefinition): string {
  const lines = [
    `\n## ${id}\n`,
    `${title.bn} · ${title.en}. ${summary.en}.\n`,
    table(
      ['Step', 'Questions', 'Papers'],
      steps.map((step) => [step.title.en, count([step], isQuestion), documentsOf(step).join('; ') || '–']),
    ),
    `\nDesks: ${workflow.desks.map(deskName).join(' → ')}.`,
    ...(workflow.later ? [`After the decision: ${workflow.later.map(deskName).join(' → ')}.`] : []),
    ...(workflow.stages ? [`Stages: ${workflow.stages.map(({ label }) => label.en).join(', ')}.`] : []),
    ...(letters.length > 0 ? [`Letters: ${letters.map(({ label }) => label.en).join(', ')}.`] : []),
  ]
  return lines.join('\n')
}

/** Renders a Markdown table without alignment padding, so that the output is stable. */
const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const isDocument = (field: Field) => kindOf(field).documents !== undefined
/** A field that a person answers: not a document, not a container and not set by a fact. */
const isQuestion = (field: Field) => !isDocument(field) && childFieldsOf(field).length === 0 && !field.fixed

const count = (steps: readonly Step[], isMeant: (field: Field) => boolean): number =>
  steps.flatMap(({ fields }) => flattenFields(fields)).filter(({ field }) => isMeant(field)).length

const documentsOf = ({ fields }: Step): string[] =>
  flattenFields(fields)
    .filter(({ field }) => isDocument(field))
    .map(({ field: { label, when, optional } }) => (when || optional ? `_${label.en}_` : label.en))

/** Desks that exist only on some branches of the workflow are in italics too. */
const deskName = ({ label, workingDays, when }: Desk): string => {
  const name = `${label.en} (${workingDays})`
  return when ? `_${name}_` : name
}
