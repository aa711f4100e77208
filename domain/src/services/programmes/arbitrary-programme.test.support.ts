import fc from 'fast-check'
import type { Condition } from '#engine/conditions/condition.ts'
import type { Field } from '#engine/fields/field.ts'
import { deskTemplateNames } from './programme-options.ts'
import { createEmptyProgramme } from './empty-programme.ts'
import { builtFields, isContainer, nextFieldId, nextSectionId } from './ids.ts'
import type { Programme } from './programme.ts'
import { builderTypes, fieldTemplates, type BuilderType } from './field-templates.ts'
import { textsOf, withTexts } from './texts.ts'

/** An edit in the builder; `pick` chooses among the existing items. */
type Act = { pick: number; other: number; type: BuilderType; what: (typeof whats)[number] }
const whats = [
  'add',
  'add',
  'add',
  'add',
  'add',
  'inside',
  'inside',
  'section',
  'optional',
  'condition',
  'sectionCondition',
  'rule',
  'total',
  'column',
  'sum',
  'hint',
  'narrow',
  'twice',
  'limit',
  'remove',
  'unwrite',
  'bank',
  'desk',
] as const

const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

const withFields = (programme: Programme, change: (fields: Field[], section: string) => Field[]): Programme => ({
  ...programme,
  sections: programme.sections.map((section) => ({ ...section, fields: change(section.fields, section.id) })),
})
const changed = (programme: Programme, id: string | undefined, change: (field: Field) => Field): Programme =>
  withFields(programme, (fields) =>
    fields.map((field) => {
      const inner = isContainer(field)
        ? { ...field, fields: field.fields.map((part) => (part.id === id ? change(part) : part)) }
        : field
      return field.id === id ? change(inner) : inner
    }),
  )

/** An arbitrary path: valid, of a later field, inside a list, or unknown. */
function anyPath(programme: Programme, pick: number): string {
  const paths = builtFields(programme).flatMap(({ field, container }) =>
    container ? [field.id, `${container.id}.${field.id}`] : [field.id],
  )
  return at([...paths, ...paths, 'q999'], pick) ?? 'q999'
}

function perform(programme: Programme, { pick, other, type, what }: Act): Programme {
  const section = at(programme.sections, pick)?.id
  const field = at(builtFields(programme), pick)?.field
  const condition: Condition =
    pick % 3 === 0
      ? { field: anyPath(programme, other), isFilled: true }
      : { field: anyPath(programme, other), is: String((pick % 2) + 1) }
  const acts: { [W in Act['what']]: () => Programme } = {
    add: () =>
      withFields(programme, (fields, id) =>
        id === section ? [...fields, fieldTemplates[type].make(nextFieldId(programme), programme)] : fields,
      ),
    inside: () => {
      const containers = builtFields(programme).filter((built) => isContainer(built.field))
      const plain = fieldTemplates[type].group === 'block' || type === 'list' || type === 'group' ? 'money' : type
      return changed(programme, at(containers, pick)?.field.id, (home) =>
        isContainer(home)
          ? { ...home, fields: [...home.fields, fieldTemplates[plain].make(nextFieldId(programme))] }
          : home,
      )
    },
    section: () => ({
      ...programme,
      sections: [...programme.sections, { id: nextSectionId(programme), title: { bn: '', en: '' }, fields: [] }],
    }),
    optional: () => changed(programme, field?.id, (one) => ({ ...one, optional: true })),
    condition: () => changed(programme, field?.id, (one) => ({ ...one, when: condition })),
    sectionCondition: () => ({
      ...programme,
      sections: programme.sections.map((one) => (one.id === section ? { ...one, when: condition } : one)),
    }),
    rule: () => ({ ...programme, rules: [...programme.rules, { must: condition, otherwise: { bn: '', en: '' } }] }),
    total: () =>
      withFields(programme, (fields, id) =>
        id === section
          ? [
              ...fields,
              { ...fieldTemplates.total.make(nextFieldId(programme)), of: [anyPath(programme, other)] } as Field,
            ]
          : fields,
      ),
    column: () => ({ ...programme, columns: [...programme.columns, anyPath(programme, other)].slice(0, 6) }),
    sum: () =>
      changed(programme, field?.id, (one) =>
        one.kind === 'list' ? { ...one, addsUp: { field: anyPath(programme, other).split('.')[0]!, to: 100 } } : one,
      ),
    hint: () => changed(programme, field?.id, (one) => ({ ...one, hint: { bn: '', en: pick % 2 ? 'x' : '' } })),
    narrow: () =>
      changed(programme, field?.id, (one) =>
        one.kind === 'lookup'
          ? { ...one, source: 'district', within: [anyPath(programme, other).split('.')[0]!] }
          : one,
      ),
    twice: () =>
      changed(programme, field?.id, (one) =>
        'options' in one ? { ...one, options: one.options.map((option) => ({ ...option, value: '1' })) } : one,
      ),
    limit: () =>
      changed(programme, field?.id, (one) =>
        one.kind === 'date'
          ? { ...one, notAfter: { field: anyPath(programme, other) } }
          : one.kind === 'number'
            ? { ...one, least: pick, most: other }
            : one,
      ),
    remove: () => withFields(programme, (fields) => fields.filter(({ id }) => id !== field?.id)),
    unwrite: () => changed(programme, field?.id, (one) => ({ ...one, label: { bn: one.label.bn, en: '' } })),
    bank: () =>
      withFields(programme, (fields, id) =>
        id === section ? [...fields, fieldTemplates['bank-account'].make(nextFieldId(programme))] : fields,
      ),
    desk: () => ({
      ...programme,
      desks: [{ seat: at(deskTemplateNames, other)!, workingDays: 3 }, ...programme.desks].slice(0, 6),
    }),
  }
  return acts[what]()
}

const act: fc.Arbitrary<Act> = fc.record({
  pick: fc.nat(200),
  other: fc.nat(200),
  type: fc.constantFrom(...builderTypes),
  what: fc.constantFrom(...whats),
})

/** Programmes after up to 40 random edits, sensible or not. */
export const arbitraryProgramme: fc.Arbitrary<Programme> = fc
  .tuple(fc.array(act, { maxLength: 40, size: 'max' }), fc.boolean())
  .map(([acts, onePerPerson]) =>
    acts.reduce(perform, { ...createEmptyProgramme({ bn: 'অনুদান', en: 'Grant' }), onePerPerson }),
  )

/** A few more random edits: the changes of one of two editors. */
export const arbitraryEdit: fc.Arbitrary<(programme: Programme) => Programme> = fc
  .array(act, { minLength: 1, maxLength: 6 })
  .map((acts) => (programme) => acts.reduce(perform, programme))

/** The same programme with all texts and dates filled in, so that remaining issues are not about missing input. */
export const withAllTexts = (programme: Programme): Programme => ({
  ...withTexts(
    programme,
    textsOf(programme).map(({ path, bn, en }) => ({ path, bn: bn || 'লেখা', en: en || 'words' })),
  ).programme,
  opensOn: '2026-11-01',
  closesOn: '2026-12-31',
})
