import { demoProgramme } from '../../api/src/demo/programmes.ts'
import { roleSeeds } from '../../domain/src/access/roles.ts'
import { dhakaDay } from '../../domain/src/language/dates.ts'
import { sscCircular } from '../../domain/src/services/edu-allowance/example.ts'
import type { Asked } from '../ground/calls.ts'
import type { Ground } from '../ground/ground.ts'
import { payloads } from './script-payloads.ts'

/** The payload whose turn it is; where the portal has refused one at this place, what an honest person writes. */
export type Write = (path: string, honest: string) => string

type Typed = {
  who: string
  method: 'POST' | 'PUT'
  path: string
  body(write: Write): object
  /** The part of a form that holds it. */
  part?: string
  /** Where the version is told that a change must have seen. */
  seenAt?: string
}
export type Tally = { kept: number; refused: number }

const isForPeople = (text: string) => /\s|[\u0980-\u09ff]/.test(text)
const isBangla = (text: string) => /[\u0980-\u09ff]/.test(text)

/** Every text of a value that people read; codes, dates and numbers stay what they are. */
export function rewrite<T>(value: T, write: Write, path = ''): T {
  if (typeof value === 'string') return (isForPeople(value) ? write(path, value) : value) as T
  if (Array.isArray(value)) return value.map((one, index) => rewrite(one as unknown, write, path ? `${path}.${index}` : String(index))) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, rewrite(one as unknown, write, path ? `${path}.${key}` : key)]),
  ) as T
}

/** Writes payloads in turn, and honest words where those were refused. */
export function writerOf(refused: ReadonlySet<string>, turn: { next: number }) {
  const written = new Set<string>()
  const write: Write = (path, honest) => {
    if ([...refused].some((one) => path === one || path.startsWith(`${one}.`) || one.startsWith(`${path}.`))) return honest
    written.add(path)
    turn.next += 1
    const payload = payloads[turn.next % payloads.length] ?? ''
    return isBangla(honest) ? `ক ${payload}` : payload
  }
  return { write, written }
}

/** The roles of a new portal are numbered as they stand. */
const sectionOfficer = roleSeeds.findIndex(({ code }) => code === 'SECTION_OFFICER') + 1

const notice = { noticeId: null, publishFrom: '2025-10-13T00:00:00+06:00', publishUntil: null, orderNo: 1, activeYn: 'Y' }
const news = { portalNewsHighlightId: null, publishFrom: '2025-10-13T00:00:00+06:00', publishUntil: null, orderNo: 1, publishedYn: 'Y' }
const titles = (write: Write) => ({ title: write('title', 'Stipend'), titleBng: write('titleBng', 'শিক্ষাবৃত্তি'), details: write('details', 'Apply now'), detailsBng: write('detailsBng', 'আবেদন করুন') }) // prettier-ignore
/** No two have one name. */
const both = (write: Write, name: string, nameBng: string, n: number) => ({
  [name]: write(name, `Amena Begum ${'abcdefghijkl'[n % 12]}`),
  [nameBng]: write(nameBng, `আমেনা বেগম ${'কখগঘঙচছজঝঞটঠ'[n % 12]}`),
})

/** What people, editors and officers can type, each with the call that keeps it. `n` makes keys that must not be taken yet. */
const typedOnce = (n: number): Typed[] => [
  { who: 'editor@demo.wewb', method: 'POST', path: '/portal-notice', part: 'notice', body: (write) => ({ ...notice, ...titles(write), noticeNumber: `${write('noticeNumber', 'No')} ${n}` }) },
  { who: 'editor@demo.wewb', method: 'POST', path: '/portal-news-highlight', body: (write) => ({ ...news, ...titles(write) }) },
  { who: 'admin@demo.wewb', method: 'POST', path: '/offices', body: (write) => ({ code: `P${n}`, type: 'HQ', ...both(write, 'name', 'nameBng', n), places: [] }) },
  { who: 'admin@demo.wewb', method: 'POST', path: '/holidays', body: (write) => ({ day: `2027-03-${String(1 + (n % 28)).padStart(2, '0')}`, ...both(write, 'name', 'nameBng', n) }) },
  { who: 'admin@demo.wewb', method: 'POST', path: '/lookup-lists/airport', body: (write) => ({ code: `ZZ${n}`, ...both(write, 'name', 'nameBng', n), parents: [], position: 9 }) },
  { who: 'admin@demo.wewb', method: 'POST', path: '/roles', body: (write) => ({ ...both(write, 'roleName', 'roleNameBng', n), userType: 'STAFF_HQ' }) },
  { who: 'admin@demo.wewb', method: 'POST', path: '/users', body: (write) => ({ ...both(write, 'full_name', 'full_name_bng', n), login_id: `prove${n}@example.com`, userType: 'STAFF_HQ', officeId: 1, roleIds: [sectionOfficer] }) },
  { who: 'ad.welfare@demo.wewb', method: 'POST', path: '/cheque-books', body: (write) => ({ airport: 'DAC', bank: write('bank', 'Sonali Bank'), firstNo: String(3000001 + n * 100), lastNo: String(3000050 + n * 100) }) },
  { who: '01700000002', method: 'PUT', path: '/profile', body: (write) => ({ ...both(write, 'fullNameEn', 'fullNameBn', n), language: 'bn' }) },
  { who: 'so.two@demo.wewb', method: 'PUT', path: '/profile', body: (write) => ({ ...both(write, 'fullNameEn', 'fullNameBn', n), language: 'en' }) },
  { who: 'admin@demo.wewb', method: 'POST', path: '/broadcasts', body: (write) => ({ subject: write('subject', 'News'), subjectBng: write('subjectBng', 'খবর'), text: write('text', 'Come to us'), textBng: write('textBng', 'আসুন আমাদের কাছে'), audience: { kind: 'everyone' } }) },
  { who: 'dir.welfare@demo.wewb', method: 'POST', path: '/reports/filters', body: (write) => ({ screen: 'general-report', code: 'G03', name: write('name', 'My filter'), query: {}, defaultYn: 'N' }) },
  { who: 'so.edu@demo.wewb', method: 'POST', path: '/setups/scholarship', body: (write) => ({ circular: { ...sscCircular, ...both(write, 'title', 'titleBng', n), startDate: '2026-01-01', endDate: '2099-12-31' } }) },
  { who: 'callcentre@demo.wewb', method: 'POST', path: '/calls', body: (write) => ({ search: '01700000001', reason: 'OTHER', note: write('note', 'Asked about it') }) },
  { who: '01700000003', method: 'PUT', path: '/family-profile/steps/me', seenAt: '/family-profile', body: (write) => ({ answers: { nameEn: write('nameEn', 'SALMA'), nameBn: write('nameBn', 'সালমা'), fatherName: write('fatherName', 'KARIM') } }) },
] // prettier-ignore

/** Saves each of them so often that every payload has stood at many places; what is refused is tried again without it. */
export async function typeEverywhere(ground: Ground, times: number): Promise<Tally> {
  const tally = { kept: 0, refused: 0 }
  const turn = { next: 0 }
  const tokens = new Map<string, string>()
  for (let n = 0; n < times; n += 1)
    for (const typed of typedOnce(n)) {
      const token = tokens.get(typed.who) ?? (await ground.tokenOf(typed.who))
      tokens.set(typed.who, token)
      turn.next += n
      await keep(ground, typed, token, turn, tally)
    }
  await rewordMessages(ground, tokens.get('admin@demo.wewb') ?? '', turn, tally)
  return tally
}

type Words = { code: string; subject: string; subjectBng: string; text: string; textBng: string; revision: number }

/** What the portal says when a form is handed in or refused, in words of the board's own: the next message has them. */
async function rewordMessages(ground: Ground, token: string, turn: { next: number }, tally: Tally) {
  const { list } = (await ground.ask('GET', '/message-templates', { token })).body.data as { list: Words[] }
  for (const { code, revision, subject, subjectBng, text, textBng } of list.filter((one) => ['SUBMITTED', 'REJECTED'].includes(one.code))) {
    const body = (write: Write) => ({
      subject: write('subject', subject),
      subjectBng: write('subjectBng', subjectBng),
      text: `${text} ${write('text', 'Thank you.')}`,
      textBng: `${textBng} ${write('textBng', 'ধন্যবাদ।')}`,
      revision,
    })
    await keep(ground, { method: 'PUT', path: `/message-templates/${code}`, body }, token, turn, tally)
  }
}

async function keep(
  ground: Ground,
  { method, path, body, part, seenAt }: Omit<Typed, 'who'>,
  token: string,
  turn: { next: number },
  tally: Tally,
) {
  const refused = new Set<string>()
  for (let tries = 0; tries < 4; tries += 1) {
    const { write, written } = writerOf(refused, turn)
    const json = body(write)
    const asked: Asked = part ? { token, form: formWith(part, json) } : { token, body: await withRevision(ground, token, seenAt, json) }
    const { status, body: answer } = await ground.ask(method, path, asked)
    if (status === 200) {
      tally.kept += written.size
      tally.refused += refused.size
      return
    }
    // Refused as a whole, as what is too long for its box, or at one box; an honest text must be taken.
    if ((status !== 422 && status !== 400) || written.size === 0)
      throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)} for ${JSON.stringify(json).slice(0, 300)}`)
    const told = ((answer.issues ?? []) as { path: string }[]).map((issue) => issue.path.replace(/^circular\./, ''))
    for (const one of told.some((at) => written.has(at)) ? told : written) refused.add(one)
  }
  throw new Error(`${method} ${path}: refused again and again`)
}

async function withRevision(ground: Ground, token: string, at: string | undefined, json: object): Promise<object> {
  return at ? { ...json, revision: (await ground.ask('GET', at, { token })).body.data.revision } : json
}

function formWith(part: string, json: object): FormData {
  const form = new FormData()
  form.set(part, JSON.stringify(json))
  return form
}

/** A programme with a payload in every label, hint, option and sentence, published and open. */
export async function publishHostileProgramme(ground: Ground, tally: Tally): Promise<number> {
  const [admin, director] = await Promise.all(['admin@demo.wewb', 'dir.welfare@demo.wewb'].map((loginId) => ground.tokenOf(loginId)))
  const { write, written } = writerOf(new Set(), { next: 0 })
  const draft = rewrite(demoProgramme(dhakaDay(new Date())), write)
  const ask = async (token: string | undefined, method: string, path: string, body: object) => {
    const answer = await ground.ask(method, path, { ...(token && { token }), body })
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 600)}`)
    return answer.body.data
  }
  const made = await ask(admin, 'POST', '/gms/programs', { programTitle: 'x', programTitleBng: 'ক' })
  const kept = await ask(admin, 'PUT', `/gms/programs/${made.programId}`, { draft, revision: made.revision })
  await ask(director, 'POST', `/gms/programs/${made.programId}/publish`, { revision: kept.revision })
  tally.kept += written.size
  return made.programId as number
}
