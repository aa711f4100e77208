import type { Field } from '#engine/fields/field.ts'
import type { TextFormat } from '#engine/fields/text-formats.ts'
import type { SearchKeyName } from '#engine/definition/service-definition.ts'
import type { BlockField } from '#engine/fields/block.ts'
import { builtFields } from './ids.ts'
import type { Programme } from './programme.ts'
import { builderTypeOf } from './field-templates.ts'
import { isKind } from '#engine/fields/is-kind.ts'

/** Top-level fields of all sections. */
const outerFields = ({ sections }: Pick<Programme, 'sections'>): Field[] => sections.flatMap(({ fields }) => fields)

const blocksOf = (programme: Pick<Programme, 'sections'>, name: BlockField['block']) =>
  outerFields(programme).filter((field) => isKind(field, 'block') && field.block.startsWith(name))

/** True if every applicant answers it: neither optional nor conditional, in a section that everybody fills in. */
export const isAlwaysRequested = ({ sections }: Pick<Programme, 'sections'>, field: Field): boolean =>
  !field.optional &&
  field.when === undefined &&
  sections.every(({ when, fields }) => when === undefined || !fields.includes(field))

const textsOfFormat = (programme: Pick<Programme, 'sections'>, format: TextFormat) =>
  builtFields(programme).filter(({ field }) => isKind(field, 'text') && field.format === format)
const pathOf = ({ field, container }: ReturnType<typeof builtFields>[number]): string =>
  container ? `${container.id}.${field.id}` : field.id

/** The bank block. A programme that has one pays money. */
export const findBankField = (programme: Pick<Programme, 'sections'>): Field | undefined =>
  blocksOf(programme, 'bank-account')[0]

type Found = { path: string; isAlways: boolean }

/**
 * The field that identifies the person: the receiver's NID, else one prefilled with the applicant's NID, else the
 * first NID.
 */
export function findNidField(programme: Pick<Programme, 'sections'>): Found | undefined {
  const [receiver] = blocksOf(programme, 'grant-receiver')
  if (receiver) return { path: `${receiver.id}.nid`, isAlways: isAlwaysRequested(programme, receiver) }
  const nidFields = outerFields(programme).filter((field) => isKind(field, 'text') && field.format === 'nid')
  const own = nidFields.find(({ prefill }) => prefill === 'applicant.nid') ?? nidFields[0]
  return own && { path: own.id, isAlways: isAlwaysRequested(programme, own) }
}

/** Fields that decide which office of this kind is responsible, permanent address first. */
export function officeFieldsOf(programme: Pick<Programme, 'sections'>, kind: 'district' | 'mission'): Found[] {
  const fields = outerFields(programme)
  const addresses =
    kind === 'district' ? fields.filter((field) => isKind(field, 'block') && field.block === 'address') : []
  const [permanent, others] = [true, false].map((isPermanent) =>
    addresses.filter((field) => (builderTypeOf(field) === 'permanent-address') === isPermanent),
  )
  const lookups = fields.filter((field) => isKind(field, 'lookup') && field.source === kind)
  return [
    ...[...(permanent ?? []), ...(others ?? [])].map((field) => ({
      path: `${field.id}.districtId`,
      isAlways: isAlwaysRequested(programme, field),
    })),
    ...lookups.map((field) => ({ path: field.id, isAlways: isAlwaysRequested(programme, field) })),
  ]
}

/** Search keys of a programme, from its blocks and text formats. */
export function searchKeysOf(programme: Pick<Programme, 'sections'>): { [K in SearchKeyName]?: string[] } {
  const inBlocks = (name: BlockField['block'], part: string) =>
    blocksOf(programme, name).map(({ id }) => `${id}.${part}`)
  const inTexts = (format: TextFormat) => textsOfFormat(programme, format).map(pathOf)
  const own = findNidField(programme)?.path
  const named = outerFields(programme)
    .filter(({ prefill }) => prefill === 'applicant.name')
    .map(({ id }) => id)
  const all: { [K in SearchKeyName]?: string[] } = {
    name: [...inBlocks('grant-receiver', 'name'), ...named, ...inBlocks('worker-check', 'workerNameEn')],
    nid: own ? [own] : [],
    relatedNid: [...inBlocks('grant-receiver', 'nid'), ...inTexts('nid')].filter((path) => path !== own),
    brn: inTexts('brn'),
    passport: [
      ...inBlocks('worker-check', 'workerPassportNo'),
      ...inBlocks('passport', 'passportNo'),
      ...inTexts('passport'),
    ],
    mobile: [...inBlocks('grant-receiver', 'mobile'), ...inTexts('mobile')],
    account: inBlocks('bank-account', 'accountNumber'),
    district: officeFieldsOf(programme, 'district').map(({ path }) => path),
  }
  return Object.fromEntries(Object.entries(all).filter(([, paths]) => paths.length > 0))
}
