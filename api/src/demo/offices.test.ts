import { describe, expect, it } from 'vitest'
import { validateOffice } from '@wewb/domain/administration/office-input'
import { missions } from '@wewb/domain/reference/missions'
import { readAreas } from '#administration/lookups/areas.ts'
import { listDemoOffices } from './offices.ts'

const offices = listDemoOffices()
const ofType = (type: string) => offices.filter((office) => office.type === type)

describe('the offices of the demo', () => {
  it('are those of 64 districts, 30 welfare centres, every mission and every airport, named in both languages', () => {
    const types = ['HQ', 'DEMO', 'WELFARE_CENTRE', 'MISSION', 'AIRPORT', 'CALL_CENTRE']
    expect(types.map((type) => ofType(type).length)).toEqual([1, 64, 30, missions.length, 3, 1])
    expect(offices.flatMap(({ name_bng, ...office }) => validateOffice({ ...office, nameBng: name_bng }))).toEqual([])
    for (const key of ['id', 'code', 'name', 'name_bng'] as const)
      expect(new Set(offices.map((office) => office[key])).size).toBe(offices.length)
    expect(ofType('DEMO').find(({ places }) => places[0] === '9')).toMatchObject({
      code: 'DEMO-COXS-BAZAR',
      name: "DEMO, Cox's Bazar",
      name_bng: 'জেলা কর্মসংস্থান ও জনশক্তি অফিস, কক্সবাজার',
    })
  })
  it('serve every district with one district office and one welfare centre, except Khulna', () => {
    const districts = readAreas().district.map(({ code }) => code)
    for (const type of ['DEMO', 'WELFARE_CENTRE']) {
      const served = ofType(type).flatMap(({ places, closed_at }) => (closed_at === null ? places : []))
      expect(served.toSorted()).toEqual(districts.filter((code) => code !== '27').toSorted())
    }
  })
})
