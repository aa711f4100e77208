import { getOwn } from '@wewb/domain/collections/get-own'
import { normalizeSingleLine } from '@wewb/domain/language/normalize-text'
import { airports } from '@wewb/domain/reference/event-lists'
import type { ListEntry } from '@wewb/domain/reference/list-entry'
import { missions } from '@wewb/domain/reference/missions'
import { officeTypeNames, type OfficeType } from '@wewb/domain/reference/office-types'
import { readAreas } from '#administration/lookups/areas.ts'
import { staffedOffices } from './people.ts'

type DemoOffice = {
  id: number
  code: string
  type: OfficeType
  name: string
  name_bng: string
  places: string[]
  closed_at: string | null
}

/** The districts of the thirty welfare centres, each with the further districts of its catchment area. */
const catchmentAreas: { readonly [district: string]: readonly string[] } = {
  '1': [],
  '3': [],
  '5': ['2'],
  '6': ['7'],
  '8': ['4', '10'],
  '9': ['11'],
  '13': ['16'],
  '14': ['12', '17'],
  '15': ['18', '19'],
  '20': ['21', '23', '26', '28'],
  '25': ['22', '24', '29'],
  '27': [],
  '31': ['35'],
  '33': ['30', '32', '34'],
  '36': [],
  '37': [],
  '38': [],
  '39': [],
  '40': [],
  '41': [],
  '43': ['48'],
  '44': [],
  '45': [],
  '46': [],
  '47': [],
  '50': ['42', '51'],
  '52': ['49'],
  '54': ['53', '56', '58'],
  '59': ['55', '57', '60'],
  '62': ['61', '63', '64'],
}

/** The offices of Khulna are closed, so that the demo has a place whose applications head office holds. */
const khulna = '27'

/** Lists the offices of the 64 districts, the welfare centres, the missions and the airports, and head office. */
export function listDemoOffices(): DemoOffice[] {
  const districts = readAreas().district
  const offices = [
    office('HQ', 'HQ', 'Head office', officeTypeNames.HQ.bn),
    office('CALL', 'CALL_CENTRE', officeTypeNames.CALL_CENTRE.en, officeTypeNames.CALL_CENTRE.bn),
    ...districts.map((district) => districtOffice('DEMO', 'DEMO', 'DEMO', district)),
    ...districts
      .filter(({ code }) => Object.hasOwn(catchmentAreas, code))
      .map((district) => districtOffice('WC', 'WELFARE_CENTRE', 'Welfare centre', district)),
    ...missions.map(({ code, name }) =>
      office(code, 'MISSION', `Mission, ${cityOf(name.en)}`, `মিশন, ${cityOf(name.bn)}`, [code]),
    ),
    ...airports.map(({ code, name }) =>
      office(
        code,
        'AIRPORT',
        `Welfare desk, ${cityOf(name.en)} airport`,
        `প্রবাসী কল্যাণ ডেস্ক, ${cityOf(name.bn)} বিমানবন্দর`,
        [code],
      ),
    ),
  ]
  const others = offices.filter(({ code }) => !Object.hasOwn(staffedOffices, code)).map(({ code }) => code)
  const firstFreeId = Object.keys(staffedOffices).length + 1
  return offices.map((one) => ({
    ...one,
    id: getOwn(staffedOffices, one.code) ?? firstFreeId + others.indexOf(one.code),
  }))
}

const office = (code: string, type: OfficeType, name: string, name_bng: string, places: string[] = []) => ({
  code,
  type,
  name,
  name_bng: normalizeSingleLine(name_bng),
  places,
  closed_at: places[0] === khulna ? '2026-06-30T12:00:00+06:00' : null,
})

const districtOffice = (prefix: string, type: 'DEMO' | 'WELFARE_CENTRE', title: string, { code, name }: ListEntry) =>
  office(
    `${prefix}-${name.en.replaceAll("'", '').replaceAll(' ', '-').toUpperCase()}`,
    type,
    `${title}, ${name.en}`,
    `${officeTypeNames[type].bn}, ${name.bn}`,
    [code, ...(type === 'DEMO' ? [] : (getOwn(catchmentAreas, code) ?? []))],
  )

/** The names of missions and airports end with their city. */
const cityOf = (name: string) => name.slice(name.lastIndexOf(', ') + 2)
