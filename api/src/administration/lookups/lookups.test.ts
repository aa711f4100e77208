import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { codeFormats, listCatalogue } from '@wewb/domain/reference/list-catalogue'
import { lookupSeeds, lookupListNames } from './lookup-seeds.ts'
import { seedLookups } from './seed-lookups.ts'

type Row = { id: string; code: string; name: string; nameBng: string; parentId: string | null }

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const list = async (path: string): Promise<Row[]> => (await portal.get(`/lookups/${path}`)).body.data
const inEnglish = async (name: string) => (await list(name)).map((row) => row.name)
/** A later year changes the fingerprint of the seeds, so this start compares all lists. */
const laterYear = new Date('2040-07-01T00:00:00Z')
const seedAgain = (today: Date) => portal.db.transaction().execute((tx) => seedLookups(tx, { today, demo: true }))
const everything = () => portal.db.selectFrom('lookup').selectAll().orderBy('source').orderBy('code').execute()

describe('areas', () => {
  it('are 8 divisions, 64 districts, 495 upazilas and 4,510 unions, each upazila once in its district', async () => {
    const counts: number[] = []
    for (const name of ['division', 'district', 'upazila', 'union']) counts.push((await list(name)).length)
    expect(counts).toEqual([8, 64, 495, 4510])
    const upazilas = await list('upazila')
    for (const name of ['name', 'nameBng'] as const)
      expect(new Set(upazilas.map((row) => `${row.parentId} ${row[name]}`)).size).toBe(495)
  })
  it('are linked from union to upazila, district and division, and none is empty', async () => {
    for (const [parents, children] of [
      ['division', 'district'],
      ['district', 'upazila'],
      ['upazila', 'union'],
    ] as const) {
      const ids = new Set((await list(parents)).map(({ id }) => id))
      const used = new Set((await list(children)).map(({ parentId }) => parentId))
      expect([children, used]).toEqual([children, ids])
    }
  })
  it('have the spelling of the gazette', async () => {
    expect(await inEnglish('division')).toEqual(expect.arrayContaining(['Chattogram', 'Barishal']))
    expect(await inEnglish('district')).toEqual(
      expect.arrayContaining(['Cumilla', 'Barishal', "Cox's Bazar", 'Chattogram', 'Jashore', 'Bogura']),
    )
    const upazilas = await inEnglish('upazila')
    expect(upazilas).toEqual(
      expect.arrayContaining(['Bogura Sadar', 'Jashore Sadar', 'Barishal Sadar', "Cox's Bazar Sadar", 'Burhanuddin']),
    )
    const areas = [...upazilas, ...(await inEnglish('district')), ...(await inEnglish('division'))]
    expect(areas.filter((name) => /Comilla|Barisal|Coxs|Jessore|Bogra|Chittagong|gonj$/.test(name))).toEqual([])
  })
  it('have full names: directions in union names are neither joined nor abbreviated', async () => {
    const unions = await list('union')
    expect(unions.filter(({ nameBng }) => /দক্ষিন|পুর্ব|ঃ\)/.test(nameBng))).toEqual([])
    expect(unions.filter(({ name }) => /[a-z](?:east|west)$/.test(name))).toEqual([])
    expect(unions.find(({ id }) => id === '290')).toMatchObject({
      name: 'Akhaura (North)',
      nameBng: 'আখাউড়া (উত্তর)'.normalize('NFC'),
    })
  })
  it('have no union in two upazilas, and none that belongs to a city corporation', async () => {
    const ofUpazila = async (id: string) => (await list(`union?parentId=${id}`)).map(({ name }) => name)
    expect(await ofUpazila('17')).toContain('Bagmara (North)')
    expect(await ofUpazila('14')).not.toContain('Bagmara (North)')
    expect(await ofUpazila('440')).toEqual(expect.arrayContaining(['Kholeya', 'Mominpur']))
    expect(await ofUpazila('440')).not.toContain('Tampat')
  })
  it('include Shayestaganj in Habiganj, and Dakshin Sunamganj under its present name', async () => {
    const ofDistrict = async (id: string) => (await list(`upazila?parentId=${id}`)).map(({ nameBng }) => nameBng)
    expect(await ofDistrict('38')).toContain('শায়েস্তাগঞ্জ'.normalize('NFC'))
    expect(await ofDistrict('39')).toContain('শান্তিগঞ্জ')
    expect(await ofDistrict('39')).not.toContain('দক্ষিণ সুনামগঞ্জ')
  })
})

describe('every list', () => {
  it.each(lookupListNames)('%s has entries, with Bangla and English names', async (name) => {
    const rows = await list(name)
    expect(rows.length).toBeGreaterThan(2)
    const odd = rows.filter(
      ({ name: en, nameBng }) => !/[\u0980-\u09ff]/.test(nameBng) || /[\u0980-\u09ff]/.test(en) || !en.trim(),
    )
    expect(odd).toEqual([])
    expect(rows.filter((row) => [row.name, row.nameBng].some((text) => text !== text.normalize('NFC').trim()))).toEqual(
      [],
    )
  })
  it('is in the list catalogue, with codes of its format and its parents', () => {
    const seeds = lookupSeeds({ year: 2026, demo: true })
    expect(listCatalogue.map(({ name }) => name).sort()).toEqual([...lookupListNames].sort())
    for (const { name, within, code } of listCatalogue) {
      const odd = seeds[name as (typeof lookupListNames)[number]].filter(
        (entry) => !codeFormats[code].pattern.test(entry.code) || (entry.within?.length ?? 0) !== within.length,
      )
      expect([name, odd]).toEqual([name, []])
    }
  })
  it('preserves the fixed ids: the technical board is 11', async () => {
    const boards = await list('education-board')
    expect(boards.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'])
    expect(boards.at(-1)).toEqual({ id: '11', code: '11', name: 'Technical', nameBng: 'কারিগরি', parentId: null })
  })
  it('refers to existing parents: missions to countries, kinds of job to sub-categories', async () => {
    for (const [parents, children] of [
      ['country', 'mission'],
      ['job-category', 'job-sub-category'],
      ['job-sub-category', 'job-kind'],
    ] as const) {
      const ids = (await list(parents)).map(({ id }) => id)
      expect((await list(children)).filter(({ parentId }) => !parentId || !ids.includes(parentId))).toEqual([])
    }
  })
  it('contains every existing country once', async () => {
    const countries = await list('country')
    expect(countries.length).toBeGreaterThan(245)
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
    expect(countries.find(({ id }) => id === 'BH')).toMatchObject({ name: 'Bahrain', nameBng: 'বাহরাইন' })
    expect(countries.filter(({ id }) => ['EU', 'ZZ', 'BU', 'SU'].includes(id))).toEqual([])
  })
})

describe('seeding at start', () => {
  it('changes nothing on a second start', async () => {
    const before = await everything()
    await seedAgain(new Date())
    expect(await everything()).toEqual(before)
  })
  it('adds missing entries of newer lists, and preserves changes and withdrawals of staff', async () => {
    const { db } = portal
    await db
      .updateTable('lookup')
      .set({ name_bng: 'নতুন নাম' })
      .where('source', '=', 'bank')
      .where('code', '=', '200')
      .execute()
    await db
      .updateTable('lookup')
      .set({ active: false })
      .where('source', '=', 'airport')
      .where('code', '=', 'ZYL')
      .execute()
    await db.deleteFrom('lookup').where('source', '=', 'airport').where('code', '=', 'CGP').execute()
    await seedAgain(laterYear)
    expect((await list('bank')).find(({ id }) => id === '200')?.nameBng).toBe('নতুন নাম')
    expect((await list('airport')).map(({ id }) => id)).toEqual(['DAC', 'CGP'])
  })
  it('adds the sessions of later years, newest first', async () => {
    await seedAgain(laterYear)
    const sessions = await list('academic-session')
    expect(sessions[0]).toMatchObject({ id: '2043-2044', name: '2043-2044', nameBng: '২০৪৩-২০৪৪' })
  })
  it('creates no sample bank branches in production', () => {
    expect(lookupSeeds({ year: 2026, demo: false })['bank-branch']).toEqual([])
  })
})

describe('GET /lookups/:name', () => {
  it('filters a list by parent, and branches by bank and district', async () => {
    const ofSylhet = await list('district?parentId=5')
    expect(ofSylhet.map(({ name }) => name).sort()).toEqual(['Habiganj', 'Moulvibazar', 'Sunamganj', 'Sylhet'])
    expect(ofSylhet.every(({ parentId }) => parentId === '5')).toBe(true)
    expect((await list('mission?parentId=SA')).map(({ code }) => code).sort()).toEqual(['JED', 'RUH'])
    const branches = await list('bank-branch?parentId=200&parentId2=44')
    expect(branches.map(({ name }) => name).sort()).toEqual(['Gopalpur branch', 'Mirzapur branch', 'Tangail branch'])
    expect(branches.every(({ code }) => /^20093[0-9]{4}$/.test(code))).toBe(true)
    expect(await list('district?parentId=nowhere')).toEqual([])
  })
  it('accepts the short names of lists', async () => {
    expect(await list('branch?parentId=200')).toEqual(await list('bank-branch?parentId=200'))
    expect(await list('board')).toEqual(await list('education-board'))
    expect(await list('disease')).toEqual(await list('disease-type'))
  })
  it('sorts by the alphabet of the language', async () => {
    const names = async (language: 'bn' | 'en') =>
      (await portal.get('/lookups/division', { language })).body.data as Row[]
    expect((await names('en'))[0]?.name).toBe('Barishal')
    expect((await names('bn'))[0]?.nameBng).toBe('খুলনা')
  })
  it('is 404 for an unknown list', async () => {
    for (const name of ['moons', 'constructor', '__proto__']) {
      const { code, headers, body } = await portal.get(`/lookups/${name}`)
      expect([name, code, body.code, headers['cache-control']]).toEqual([name, 404, 'NOT_FOUND', 'no-store'])
    }
    expect((await portal.get('/lookups/district?parent=5')).code).toBe(400)
  })
  it('is cacheable by the browser, and revalidated by ETag', async () => {
    const first = await portal.get('/lookups/religion')
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const again = () => portal.get('/lookups/religion', { headers: { 'if-none-match': String(first.headers['etag']) } })
    expect((await again()).code).toBe(304)
    await portal.db
      .updateTable('lookup')
      .set({ name: 'Islam ' })
      .where('source', '=', 'religion')
      .where('code', '=', 'ISLAM')
      .execute()
    expect((await again()).code).toBe(200)
  })
})
