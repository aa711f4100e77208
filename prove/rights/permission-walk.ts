import { houseProblems } from '../../domain/src/contracts/house-problems.ts'
import { everyContract, unlisted } from './every-contract.ts'
import type { Ground } from '../ground/ground.ts'
import { callsOf, type Call } from './permission-calls.ts'
import { send, type Answered } from '../ground/reach.ts'
import type { Seeded } from './permission-ground.ts'
import { askers, type Asker } from './permission-people.ts'
import { expects, isAsExpected } from './permission-rules.ts'
import type { Scale } from '../promise.ts'

/** What somebody was answered. */
export type Heard = { asker: Asker; call: Call } & Answered
type Walked = { wrong: string[]; contracts: number; people: number; asked: number }

/** It ends the session it is asked in: last of all, with a session of its own. */
const leaving = 'POST /logout'
const hands = 8
const nothing = JSON.stringify({ status: false, code: 'NOT_FOUND', message: houseProblems.NOT_FOUND.message.en })

/** Every call by everybody: first all that only looks, then what changes things, and the owner last, who may throw things away. */
export async function walkCalls(seeded: Seeded, scale: Scale, hear: (heard: Heard) => Promise<void>): Promise<Walked> {
  const { ground, things } = seeded
  const contracts = await everyContract()
  const document = (await (await fetch(`${ground.origin}/api/v1/openapi.json`)).json()) as Parameters<typeof unlisted>[1]
  const wrong = unlisted(contracts, document).map((key) => `${key} is served or written, not both`)
  const people = askers(scale, things.owner)
  const owner = people.filter(({ login }) => login === things.owner)
  const others = people.filter(({ login }) => login !== things.owner)
  let asked = 0
  const ask = async (asker: Asker, call: Call) => {
    const heard = { asker, call, ...(await sendCall(ground, call, await tokenFor(seeded, asker, call))) }
    asked += 1
    wrong.push(...judge(heard, things.owner))
    await hear(heard)
  }
  const calls = contracts.flatMap((contract) => callsOf(contract, things))
  const looks = calls.filter(({ contract }) => contract.method === 'GET')
  const changes = calls.filter(({ contract, key }) => contract.method !== 'GET' && key !== leaving).toSorted(byHarm)
  await inTurn(hands, pairs(people, looks), ask)
  await inTurn(hands, pairs(others, changes), ask)
  await inTurn(1, pairs(owner, changes), ask)
  await inTurn(hands, pairs(people, calls.filter(({ key }) => key === leaving)), ask) // prettier-ignore
  return { wrong, contracts: contracts.length, people: people.length, asked }
}

/** Against the permission table. Somebody else's file is answered as one that never was, to the byte. */
function judge({ asker, call, status, bytes }: Heard, owner: string): string[] {
  const expected = expects(asker, call, owner)
  const named = `${asker.name} ${call.contract.method} ${call.path}`
  const told = typeof expected === 'object' ? expected.join(' or ') : expected
  if (!isAsExpected(status, expected)) return [`${named}: ${status} instead of ${told}`]
  return status === 404 && call.file && bytes.toString() !== nothing ? [`${named}: another answer than of nothing`] : []
}

/** What is thrown away comes last, and of that the parts before the whole. */
const byHarm = (one: Call, other: Call) => harmOf(one) - harmOf(other)
const harmOf = ({ contract }: Call) => (contract.method === 'DELETE' ? 1 / contract.path.length : 0)

const pairs = (people: readonly Asker[], calls: readonly Call[]) => people.flatMap((asker) => calls.map((call) => ({ asker, call })))

async function inTurn(width: number, asking: { asker: Asker; call: Call }[], ask: (asker: Asker, call: Call) => Promise<void>) {
  const left = [...asking]
  const hand = async () => {
    for (let next = left.shift(); next; next = left.shift()) await ask(next.asker, next.call)
  }
  await Promise.all(Array.from({ length: width }, hand))
}

const tokenFor = async ({ ground, reached }: Seeded, { login }: Asker, { key }: Call): Promise<string | undefined> =>
  login === null ? undefined : await (key === leaving ? ground.tokenOf(login) : reached.tokenOf(login))

export async function sendCall(ground: Ground, { contract, path, body, form, needsCaptcha }: Call, token: string | undefined) {
  const captcha = needsCaptcha ? { captchaId: (await ground.insist('GET', '/pub/captcha')).body.data.captchaId as string } : undefined
  const payload = form?.payload ?? (captcha ? { ...(body as object), ...captcha } : body)
  return await send(ground, { method: contract.method, path, payload, ...(token && { token }), ...(form && { headers: form.headers }) })
}
