import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { lookup } from '@wewb/domain/engine/fields/lookup'
import type { LookupField } from '@wewb/domain/engine/fields/lookup'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { neededEntriesOf, neededEntriesOfFields, loadLists } from './load-lists.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const upazila: LookupField = {
  kind: 'lookup',
  id: 'upazilaId',
  source: 'upazila',
  within: ['districtId'],
  label: { bn: 'উপজেলা', en: 'Upazila' },
}

describe('lookups of an application', () => {
  it('are collected from its answers, including those in blocks, each value once', () => {
    const home = { divisionId: '6', districtId: '44', upazilaId: '334' }
    const needed = neededEntriesOf(eduAllowance, {
      boardId: 3,
      setupId: '1',
      permanent: home,
      bank: { bankId: '200', bankDistrictId: '44', branchId: 'OTHER' },
    })
    const values = Object.fromEntries(needed.map((one) => [one.source, one.values]))
    expect(values).toEqual({
      'scholarship-setup': ['1'],
      'education-board': ['3'],
      division: ['6'],
      district: ['44'],
      upazila: ['334'],
      bank: ['200'],
    })
  })
  it('are collected from rows, and invalid answers need none', () => {
    const rows = { kind: 'list', id: 'places', label: upazila.label, fields: [upazila] } as const
    const answers = { places: [{ upazilaId: '1' }, { upazilaId: '2' }, 'nonsense', { upazilaId: ['3'] }] }
    expect(neededEntriesOfFields([{ ...rows, fields: [upazila] }], answers)).toEqual([
      { source: 'upazila', values: ['1', '2'] },
    ])
  })
})

describe('lookups of the engine', () => {
  it('contain only the requested entries with their parents', async () => {
    const lists = await loadLists(portal.db, [
      { source: 'upazila', values: ['301', 'nowhere'] },
      { source: 'mission', values: ['RUH'] },
    ])
    expect(lists('upazila', '301')).toEqual({ label: { bn: 'শান্তিগঞ্জ', en: 'Shantiganj' }, within: ['39'] })
    expect(lists('mission', 'RUH')?.within).toEqual(['SA'])
    expect([lists('upazila', 'nowhere'), lists('district', '301')]).toEqual([undefined, undefined])
  })
  it('include offices by office type', async () => {
    const [office] = (await portal.request('GET', '/lookups/office?parentId=DEMO')).body.data
    const lists = await loadLists(portal.db, [{ source: 'office', values: [office.id] }])
    expect(lists('office', office.id)).toEqual({ label: { bn: office.nameBng, en: office.name }, within: ['DEMO'] })
  })
  it('reject an upazila of another district', async () => {
    const lists = await loadLists(portal.db, [{ source: 'upazila', values: ['301'] }])
    const validate = (districtId: string) =>
      lookup.validate(upazila, '301', { facts: {}, lists, answers: [{ districtId }] })
    expect(validate('39')).toEqual([])
    expect(validate('38')).toMatchObject([{ code: 'not-an-option' }])
  })
  it('include withdrawn entries by name, but do not offer them', async () => {
    await portal.db
      .updateTable('lookup')
      .set({ active: false })
      .where('source', '=', 'bank')
      .where('code', '=', '010')
      .execute()
    const needed = [{ source: 'bank' as const, values: ['010'] }]
    expect((await loadLists(portal.db, needed))('bank', '010')?.label.en).toBe('Agrani Bank PLC')
    expect((await loadLists(portal.db, needed, { activeOnly: true }))('bank', '010')).toBeUndefined()
  })
  it('include lists of other modules', async () => {
    const circulars = async (_db: unknown, values: string[]) =>
      new Map(values.map((id) => [id, { label: { bn: 'বিজ্ঞপ্তি', en: `Circular ${id}` } }]))
    const needed = [
      { source: 'scholarship-setup' as const, values: ['7'] },
      { source: 'gender' as const, values: ['MALE'] },
    ]
    const lists = await loadLists(portal.db, needed, { customLists: { 'scholarship-setup': circulars } })
    expect([lists('scholarship-setup', '7')?.label.en, lists('gender', 'MALE')?.label.bn]).toEqual([
      'Circular 7',
      'পুরুষ',
    ])
  })
})
