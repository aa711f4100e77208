import { createRequire } from 'node:module'
import type { ListEntry } from '@wewb/domain/reference/list-entry'
import {
  districtCorrections,
  divisionCorrections,
  unionCorrections,
  upazilaCorrections,
  type Corrections,
} from './area-corrections.ts'

type Area = {
  id: string
  name: string
  bn_name: string
  division_id?: string
  district_id?: string
  upazilla_id?: string
}

// Loads the data files directly: the entry point of the package imports JSON in a way that Node rejects.
const load = createRequire(import.meta.url)
export const { version: geodataVersion } = load('bd-geodata/package.json') as { version: string }
const read = (level: string) => load(`bd-geodata/data/${level}.json`) as Area[]

function correct(areas: Area[], { names, moved, dropped, added }: Corrections): ListEntry[] {
  const stored = areas
    .filter(({ id }) => !dropped.includes(id))
    .map(({ id, name, bn_name, division_id, district_id, upazilla_id }): ListEntry => {
      const parent = moved[id] ?? upazilla_id ?? district_id ?? division_id
      return {
        code: id,
        name: { bn: spell(normalize(bn_name)), en: normalize(name), ...names[id] },
        ...(parent ? { within: [parent] } : {}),
      }
    })
  return [...stored, ...added]
}

/** Removes tabs and invisible direction marks from names. */
const normalize = (name: string) => name.replace(/[\u200e\u200f]/g, '').trim()

/** Spells “south” and “east” as the Bangla Academy does: the package uses both spellings. */
const spell = (name: string) => name.replaceAll('দক্ষিন', 'দক্ষিণ').replaceAll('পুর্ব', 'পূর্ব')

/** Reads every area of the country: 8 divisions, 64 districts, 495 upazilas and their unions. */
export const readAreas = () => ({
  division: correct(read('divisions'), divisionCorrections),
  district: correct(read('districts'), districtCorrections),
  upazila: correct(read('upazilas'), upazilaCorrections),
  union: correct(read('unions'), unionCorrections),
})
