import type { Bilingual } from '@wewb/domain/language/bilingual'
import { allAreas, officeSheet, singularNameOf, type CatalogueList } from '@wewb/domain/reference/list-catalogue'

/** A column of a sheet. Its heading is its id or one of these aliases, in either language and in any case. */
export type SheetColumn = { id: string; label: Bilingual; aliases: readonly string[]; isRequired?: true }

const level: SheetColumn = { id: 'level', label: { bn: 'স্তর', en: 'Level' }, aliases: ['type'], isRequired: true }
const code: SheetColumn = {
  id: 'code',
  label: { bn: 'কোড', en: 'Code' },
  aliases: ['id', 'routing', 'routing_number', 'রাউটিং নম্বর'],
}
const name: SheetColumn = {
  id: 'name',
  label: { bn: 'ইংরেজি নাম', en: 'English name' },
  aliases: ['en', 'name_en', 'english', 'branch'],
  isRequired: true,
}
const nameBng: SheetColumn = {
  id: 'name_bng',
  label: { bn: 'বাংলা নাম', en: 'Bangla name' },
  aliases: ['bn', 'name_bn', 'bangla', 'bn_name', 'নাম'],
}
const position: SheetColumn = { id: 'position', label: { bn: 'ক্রম', en: 'Order' }, aliases: ['order_no', 'serial'] }
const active: SheetColumn = { id: 'active', label: { bn: 'চালু', en: 'Open' }, aliases: ['active_yn', 'activeYn'] }
const office: SheetColumn = { id: 'office', label: { bn: 'শাখা নয়, দপ্তর', en: 'Office, not a branch' }, aliases: [] }
const parent: SheetColumn = {
  id: 'parent',
  label: { bn: 'যার অধীনে', en: 'Belongs to' },
  aliases: ['parent_code', 'parent_name'],
}

const parentColumn = (list: string, index: number): SheetColumn => ({
  id: list,
  label: singularNameOf(list),
  aliases:
    index === 0
      ? ['parent', `${list}_id`, `${list}_code`, `${list}_name`]
      : [`${list}_id`, `${list}_code`, `${list}_name`],
})

const officeColumns: SheetColumn[] = [
  { ...code, isRequired: true },
  { id: 'type', label: { bn: 'ধরন', en: 'Type' }, aliases: ['office_type', 'অফিসের ধরন'], isRequired: true },
  name,
  { ...nameBng, isRequired: true },
  {
    id: 'places',
    label: { bn: 'কোন এলাকা', en: 'Serves' },
    aliases: ['place', 'districts', 'district', 'জেলা', 'এলাকা'],
    isRequired: true,
  },
]

/** What a sheet contains: one list, the four area lists together, or the offices. */
export type SheetSubject = CatalogueList | typeof allAreas | typeof officeSheet

/** Returns the columns of the sheet of one list, of the combined sheet of the four area lists, or of the offices. */
export function columnsOf(list: SheetSubject): SheetColumn[] {
  if (list === officeSheet) return officeColumns
  if (list === allAreas) return [level, code, name, nameBng, parent, position, active]
  const parents = list.within.map(parentColumn)
  return [code, name, nameBng, ...parents, position, active, ...(list.code === 'routing' ? [office] : [])]
}

/**
 * Normalises headings and names: “Bangla name”, bangla_name and BANGLA-NAME match, and so do Cox's Bazar and Coxs
 * Bazar.
 */
export const normalizeForMatching = (words: string) =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
