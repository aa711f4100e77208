import type { Field } from '../fields/field.ts'
import type { TextFormat } from '../fields/text-formats.ts'
import type { KeyName } from '../definition/service-definition.ts'
import type { BlockField } from '../fields/block.ts'
import { builtFields } from './ids.ts'
import type { Programme } from './programme.ts'
import { typeOf } from './templates.ts'

/** A question of the form with the path of its answer; only those that stand in a section by themselves. */
const outerFields = ({ sections }: Pick<Programme, 'sections'>): Field[] => sections.flatMap(({ fields }) => fields)

const blocksOf = (programme: Pick<Programme, 'sections'>, name: BlockField['block']) =>
  outerFields(programme).filter((field) => field.kind === 'block' && field.block.startsWith(name))

/** The answers that everybody gives: what is optional or asked of some only may be missing. */
const isAlwaysAsked = ({ optional, when }: Field): boolean => !optional && when === undefined

const textsOfFormat = (programme: Pick<Programme, 'sections'>, format: TextFormat) =>
  builtFields(programme).filter(({ field }) => field.kind === 'text' && field.format === format)
const pathOf = ({ field, inside }: ReturnType<typeof builtFields>[number]): string => (inside ? `${inside.id}.${field.id}` : field.id)

/** The bank block; a programme that has one pays. */
export const bankOf = (programme: Pick<Programme, 'sections'>): Field | undefined => blocksOf(programme, 'bank-account')[0]

type Found = { path: string; isAlways: boolean }

/** Whose application it is: the receiver of the grant, else who says "my NID", else the first NID that is asked. */
export function nidOf(programme: Pick<Programme, 'sections'>): Found | undefined {
  const [receiver] = blocksOf(programme, 'grant-receiver')
  if (receiver) return { path: `${receiver.id}.nid`, isAlways: isAlwaysAsked(receiver) }
  const asked = outerFields(programme).filter((field) => field.kind === 'text' && field.format === 'nid')
  const own = asked.find(({ prefill }) => prefill === 'applicant.nid') ?? asked[0]
  return own && { path: own.id, isAlways: isAlwaysAsked(own) }
}

/** The answers that say to which office of this kind a file belongs, the permanent address first: that is where people are known. */
export function officesOf(programme: Pick<Programme, 'sections'>, kind: 'district' | 'mission'): Found[] {
  const fields = outerFields(programme)
  const addresses = kind === 'district' ? fields.filter((field) => field.kind === 'block' && field.block === 'address') : []
  const [permanent, others] = [true, false].map((wanted) => addresses.filter((field) => (typeOf(field) === 'permanent-address') === wanted))
  const lookups = fields.filter((field) => field.kind === 'lookup' && field.source === kind)
  return [
    ...[...(permanent ?? []), ...(others ?? [])].map((field) => ({ path: `${field.id}.districtId`, isAlways: isAlwaysAsked(field) })),
    ...lookups.map((field) => ({ path: field.id, isAlways: isAlwaysAsked(field) })),
  ]
}

/** By what a file is found and compared: from the ready blocks and the formats that the form asks for. */
export function keysFrom(programme: Pick<Programme, 'sections'>): { [K in KeyName]?: string[] } {
  const inBlocks = (name: BlockField['block'], part: string) => blocksOf(programme, name).map(({ id }) => `${id}.${part}`)
  const inTexts = (format: TextFormat) => textsOfFormat(programme, format).map(pathOf)
  const own = nidOf(programme)?.path
  const named = outerFields(programme).filter(({ prefill }) => prefill === 'applicant.name').map(({ id }) => id) // prettier-ignore
  const all: { [K in KeyName]?: string[] } = {
    name: [...inBlocks('grant-receiver', 'name'), ...named, ...inBlocks('worker-check', 'workerNameEn')],
    nid: own ? [own] : [],
    relatedNid: [...inBlocks('grant-receiver', 'nid'), ...inTexts('nid')].filter((path) => path !== own),
    brn: inTexts('brn'),
    passport: [...inBlocks('worker-check', 'workerPassportNo'), ...inBlocks('passport', 'passportNo'), ...inTexts('passport')],
    mobile: [...inBlocks('grant-receiver', 'mobile'), ...inTexts('mobile')],
    account: inBlocks('bank-account', 'accountNumber'),
    district: officesOf(programme, 'district').map(({ path }) => path),
  }
  return Object.fromEntries(Object.entries(all).filter(([, paths]) => paths.length > 0))
}
