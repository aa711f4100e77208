import type { RoleCode } from '../../domain/src/access/roles.ts'
import { plainTextsOf, textsOf } from '../../api/src/printing/read-back.test.support.ts'
import { canariesIn, type Canary, type CanaryKind, type CanaryPlace } from './canary-values.ts'
import { sightOf, type Sight } from './permission-people.ts'
import type { Things } from './permission-things.ts'
import type { Heard } from './permission-walk.ts'

/** Where a number stands whole although who reads it does not decide the file: accounts to be paid, and the register of workers. */
const exceptions: readonly { key: string; kind: CanaryKind; roles: readonly RoleCode[] }[] = [
  { key: 'GET /payments/batches/:batchNo/file', kind: 'account', roles: ['ACCOUNTS', 'DIRECTOR'] },
  { key: 'GET /registry/workers', kind: 'passport', roles: ['SECTION_OFFICER', 'SYS_ADMIN'] },
  // By a number that the officer has at hand; who verifies memberships or keeps the register sees the passports linked to it.
  { key: 'POST /bmet-wewbm-check', kind: 'passport', roles: ['MISSION_OFFICER', 'SECTION_OFFICER', 'ASST_DIRECTOR', 'DIRECTOR'] },
]
/** Only these may know who complained without a name. */
const judges: readonly (RoleCode | null)[] = ['SECTION_OFFICER', 'ASST_DIRECTOR', 'DIRECTOR']

export function maySee({ files }: Things, { asker, call }: Pick<Heard, 'asker' | 'call'>, { kind, of }: Canary): boolean {
  if (exceptions.some(({ key, kind: what, roles }) => key === call.key && what === kind && roles.some((role) => role === asker.role)))
    return true
  if (of === 'complaint') return judges.includes(asker.role)
  const own = { medical: [files.medical], membership: [files.member], 're-integration': [files.returnee], account: [files.medical, files.member, files.returnee] } // prettier-ignore
  const enough: readonly Sight[] = kind === 'phone' || kind === 'birth date' ? ['owner', 'whole', 'masked'] : ['owner', 'whole']
  return (own satisfies Record<Exclude<CanaryPlace, 'complaint'>, unknown>)[of].some((file) => enough.includes(sightOf(asker, file)))
}

/** All that can be read in an answer: its head, and its body or the words on the paper. */
export async function readableIn({ headers, bytes }: Pick<Heard, 'headers' | 'bytes'>): Promise<string> {
  const head = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  const isPaper = headers.get('content-type')?.includes('pdf')
  const words = isPaper ? [...(await textsOf(bytes)), ...(await plainTextsOf(bytes))].join('\n') : bytes.toString('utf8')
  return `${head}\n${words}`
}

/** Lists of the whole board, in which a file has its number: what was paid, sent or done, and what a caller may hear of. */
const boardLists = /^(?:GET \/(?:payments|messages|audit-log|reports\/sms-summary)|POST \/calls\/search)\b/

/** A file that somebody may not open, and yet finds in a list. */
const straysIn = ({ files }: Things, { asker, call }: Heard, text: string): string[] =>
  Object.values(files)
    .filter((file) => file.no !== call.file?.no && sightOf(asker, file) === 'none' && text.includes(file.no))
    .filter(() => !boardLists.test(call.key))
    .map(({ no }) => `${asker.name} finds ${no} in ${call.key}`)

/** Listens to every answer: which canaries somebody heard who may not, and which were heard by who may. */
export function listenFor(things: Things) {
  const leaks = new Set<string>()
  const strays = new Set<string>()
  const heard = new Set<Canary>()
  let searched = 0
  const listen = async (answer: Heard) => {
    // The demo's own letter box shows everything to everyone, and is not there in production.
    if (answer.call.contract.demoOnly) return
    searched += 1
    const text = await readableIn(answer)
    for (const stray of straysIn(things, answer, text)) strays.add(stray)
    for (const canary of canariesIn(text)) {
      if (maySee(things, answer, canary)) heard.add(canary)
      else leaks.add(`${answer.asker.name} read the ${canary.kind} of the ${canary.of} in ${answer.call.key}`)
    }
  }
  return { listen, leaks, strays, heard, searched: () => searched }
}
