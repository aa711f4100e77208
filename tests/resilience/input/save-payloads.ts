import { demoProgramme } from '@wewb/api/demo/programmes.ts'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { RequestOptions } from '#resilience/test-environment/api-client.ts'
import type { TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { createTextRequests, type TextRequest, type TextWriter } from './text-requests.ts'
import { xssPayloads } from './xss-payloads.ts'

export type PayloadCounts = { accepted: number; refused: number }

const isForPeople = (text: string) => /\s|[\u0980-\u09ff]/.test(text)
const isBangla = (text: string) => /[\u0980-\u09ff]/.test(text)

/** Replaces every text for people in a value; codes, dates and numbers stay. */
export function replaceTexts<T>(value: T, write: TextWriter, path = ''): T {
  if (typeof value === 'string') return (isForPeople(value) ? write(path, value) : value) as T
  if (Array.isArray(value))
    return value.map((one, index) =>
      replaceTexts(one as unknown, write, path ? `${path}.${index}` : String(index)),
    ) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      replaceTexts(one as unknown, write, path ? `${path}.${key}` : key),
    ]),
  ) as T
}

/** Writes payloads in turn, and valid text where they were rejected. */
export function createPayloadWriter(refused: ReadonlySet<string>, position: { next: number }) {
  const written = new Set<string>()
  const write: TextWriter = (path, original) => {
    if ([...refused].some((one) => path === one || path.startsWith(`${one}.`) || one.startsWith(`${path}.`)))
      return original
    written.add(path)
    position.next += 1
    const payload = xssPayloads[position.next % xssPayloads.length] ?? ''
    return isBangla(original) ? `ক ${payload}` : payload
  }
  return { write, written }
}

/** Saves each often enough that every payload is tried in many fields. A rejected field is retried with valid text. */
export async function savePayloadsEverywhere(environment: TestEnvironment, times: number): Promise<PayloadCounts> {
  const tally = { accepted: 0, refused: 0 }
  const position = { next: 0 }
  const tokens = new Map<string, string>()
  for (let n = 0; n < times; n += 1)
    for (const typed of createTextRequests(n)) {
      const token = tokens.get(typed.who) ?? (await environment.tokenOf(typed.who))
      tokens.set(typed.who, token)
      position.next += n
      await save(environment, typed, token, position, tally)
    }
  await rewordMessages(environment, tokens.get('admin@demo.wewb') ?? '', position, tally)
  return tally
}

type Words = { code: string; subject: string; subjectBng: string; text: string; textBng: string; revision: number }

/** Puts payloads into the message templates for submission and rejection. */
async function rewordMessages(
  environment: TestEnvironment,
  token: string,
  position: { next: number },
  tally: PayloadCounts,
) {
  const { list } = (await environment.request('GET', '/message-templates', { token })).body.data as { list: Words[] }
  for (const { code, revision, subject, subjectBng, text, textBng } of list.filter((one) =>
    ['SUBMITTED', 'REJECTED'].includes(one.code),
  )) {
    const body = (write: TextWriter) => ({
      subject: write('subject', subject),
      subjectBng: write('subjectBng', subjectBng),
      text: `${text} ${write('text', 'Thank you.')}`,
      textBng: `${textBng} ${write('textBng', 'ধন্যবাদ।')}`,
      revision,
    })
    await save(environment, { method: 'PUT', path: `/message-templates/${code}`, body }, token, position, tally)
  }
}

async function save(
  environment: TestEnvironment,
  { method, path, body, part, seenAt }: Omit<TextRequest, 'who'>,
  token: string,
  position: { next: number },
  tally: PayloadCounts,
) {
  const refused = new Set<string>()
  for (let tries = 0; tries < 4; tries += 1) {
    const { write, written } = createPayloadWriter(refused, position)
    const json = body(write)
    const options: RequestOptions = part
      ? { token, form: formWith(part, json) }
      : { token, body: await withRevision(environment, token, seenAt, json) }
    const { status, body: answer } = await environment.request(method, path, options)
    if (status === 200) {
      tally.accepted += written.size
      tally.refused += refused.size
      return
    }
    // Rejected as a whole (too long) or at one field; a valid text must be accepted.
    if ((status !== 422 && status !== 400) || written.size === 0)
      throw new Error(
        `${method} ${path}: ${status} ${JSON.stringify(answer)} for ${JSON.stringify(json).slice(0, 300)}`,
      )
    const issuePaths = ((answer.issues ?? []) as { path: string }[]).map((issue) =>
      issue.path.replace(/^circular\./, ''),
    )
    for (const one of issuePaths.some((at) => written.has(at)) ? issuePaths : written) refused.add(one)
  }
  throw new Error(`${method} ${path}: rejected repeatedly`)
}

async function withRevision(
  environment: TestEnvironment,
  token: string,
  at: string | undefined,
  json: object,
): Promise<object> {
  return at ? { ...json, revision: (await environment.request('GET', at, { token })).body.data.revision } : json
}

function formWith(part: string, json: object): FormData {
  const form = new FormData()
  form.set(part, JSON.stringify(json))
  return form
}

/** Publishes an open programme with a payload in every label, hint, option and text. */
export async function publishProgrammeWithPayloads(
  environment: TestEnvironment,
  tally: PayloadCounts,
): Promise<number> {
  const [admin, director] = await Promise.all(
    ['admin@demo.wewb', 'dir.welfare@demo.wewb'].map((loginId) => environment.tokenOf(loginId)),
  )
  const { write, written } = createPayloadWriter(new Set(), { next: 0 })
  const draft = replaceTexts(demoProgramme(toDhakaDate(new Date())), write)
  const send = async (token: string | undefined, method: string, path: string, body: object) => {
    const answer = await environment.request(method, path, { ...(token && { token }), body })
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 600)}`)
    return answer.body.data
  }
  const created = await send(admin, 'POST', '/gms/programs', { programTitle: 'x', programTitleBng: 'ক' })
  const saved = await send(admin, 'PUT', `/gms/programs/${created.programId}`, { draft, revision: created.revision })
  await send(director, 'POST', `/gms/programs/${created.programId}/publish`, { revision: saved.revision })
  tally.accepted += written.size
  return created.programId as number
}
