import type { RoleCode } from '@wewb/domain/access/roles'
import { readAsciiTexts, readPageTexts } from '@wewb/api/pdf/read-pdf.test.support.ts'
import { findCanaries, type Canary, type CanaryKind, type CanarySource } from './canary-values.ts'
import { visibilityOf, type Visibility } from './permission-actors.ts'
import type { SeededResources } from './seed-resources.ts'
import type { RecordedResponse } from './probe-permissions.ts'

/**
 * Endpoints that return whole numbers to people who do not decide the application: accounts to be paid, and the
 * register of workers.
 */
const exceptions: readonly { key: string; kind: CanaryKind; roles: readonly RoleCode[] }[] = [
  { key: 'GET /payments/batches/:batchNo/file', kind: 'account', roles: ['ACCOUNTS', 'DIRECTOR'] },
  { key: 'GET /registry/workers', kind: 'passport', roles: ['SECTION_OFFICER', 'SYS_ADMIN'] },
  // Looked up by a number that the officer has; people who verify memberships or maintain the register see the linked
  // passports.
  {
    key: 'POST /bmet-wewbm-check',
    kind: 'passport',
    roles: ['MISSION_OFFICER', 'SECTION_OFFICER', 'ASST_DIRECTOR', 'DIRECTOR'],
  },
]
/** Roles that may know the sender of an anonymous complaint. */
const decisionRoles: readonly (RoleCode | null)[] = ['SECTION_OFFICER', 'ASST_DIRECTOR', 'DIRECTOR']

export function maySeeCanary(
  { files }: SeededResources,
  { actor, request }: Pick<RecordedResponse, 'actor' | 'request'>,
  { kind, of }: Canary,
): boolean {
  if (
    exceptions.some(
      ({ key, kind: what, roles }) => key === request.key && what === kind && roles.some((role) => role === actor.role),
    )
  )
    return true
  if (of === 'complaint') return decisionRoles.includes(actor.role)
  const own = {
    medical: [files.medical],
    membership: [files.member],
    're-integration': [files.returnee],
    account: [files.medical, files.member, files.returnee],
  }
  const enough: readonly Visibility[] =
    kind === 'phone' || kind === 'birth date' ? ['owner', 'whole', 'masked'] : ['owner', 'whole']
  return (own satisfies Record<Exclude<CanarySource, 'complaint'>, unknown>)[of].some((file) =>
    enough.includes(visibilityOf(actor, file)),
  )
}

/** All text of a response: the headers, and the body or the text of the PDF. */
export async function extractText({ headers, bytes }: Pick<RecordedResponse, 'headers' | 'bytes'>): Promise<string> {
  const head = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  const isDocument = headers.get('content-type')?.includes('pdf')
  const words = isDocument
    ? [...(await readPageTexts(bytes)), ...(await readAsciiTexts(bytes))].join('\n')
    : bytes.toString('utf8')
  return `${head}\n${words}`
}

/** Lists across all offices that contain application numbers: payments, messages, audit log, caller search. */
const boardLists = /^(?:GET \/(?:payments|messages|audit-log|reports\/sms-summary)|POST \/calls\/search)\b/

/** Applications that appear in a list of a person who may not open them. */
const straysIn = ({ files }: SeededResources, { actor, request }: RecordedResponse, text: string): string[] =>
  Object.values(files)
    .filter(
      (file) => file.no !== request.application?.no && visibilityOf(actor, file) === 'none' && text.includes(file.no),
    )
    .filter(() => !boardLists.test(request.key))
    .map(({ no }) => `${actor.name} finds ${no} in ${request.key}`)

/** Searches every response for canaries: those visible to unauthorised people, and those visible to authorised ones. */
export function watchForLeaks(resources: SeededResources) {
  const leaks = new Set<string>()
  const strays = new Set<string>()
  const foundCanaries = new Set<Canary>()
  let searched = 0
  const recordResponse = async (response: RecordedResponse) => {
    // The demo outbox shows everything to everyone, and does not exist in production.
    if (response.request.contract.demoOnly) return
    searched += 1
    const text = await extractText(response)
    for (const stray of straysIn(resources, response, text)) strays.add(stray)
    for (const canary of findCanaries(text)) {
      if (maySeeCanary(resources, response, canary)) foundCanaries.add(canary)
      else leaks.add(`${response.actor.name} read the ${canary.kind} of the ${canary.of} in ${response.request.key}`)
    }
  }
  return { recordResponse, leaks, strays, foundCanaries, searched: () => searched }
}
