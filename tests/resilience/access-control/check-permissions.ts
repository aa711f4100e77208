import { baseProblems } from '@wewb/domain/http/base-problems'
import { loadContracts } from '#load-contracts.ts'
import { findUnlistedContracts } from './all-contracts.ts'
import type { TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { permissionRequestsOf, type PermissionRequest } from './permission-requests.ts'
import { sendRequest, type RawResponse } from '#resilience/test-environment/portal-client.ts'
import type { SeededEnvironment } from './seeded-environment.ts'
import { listPermissionActors, type PermissionActor } from './permission-actors.ts'
import { expectedOutcomeOf, isAsExpected } from './permission-rules.ts'
import type { Scale } from '#resilience/invariant.ts'

/** The response to one request of an actor. */
export type RecordedResponse = { asker: PermissionActor; call: PermissionRequest } & RawResponse
type Walked = { wrong: string[]; contracts: number; people: number; asked: number }

/** Ends the session, so it runs last, in its own session. */
const leaving = 'POST /logout'
const hands = 8
const nothing = JSON.stringify({ status: false, code: 'NOT_FOUND', message: baseProblems.NOT_FOUND.message.en })

/** Sends every request as every actor: first reads, then writes, and the owner last, who may delete things. */
export async function checkPermissions(
  seeded: SeededEnvironment,
  scale: Scale,
  hear: (heard: RecordedResponse) => Promise<void>,
): Promise<Walked> {
  const { ground, things } = seeded
  const contracts = await loadContracts()
  const document = (await (await fetch(`${ground.origin}/api/v1/openapi.json`)).json()) as Parameters<
    typeof findUnlistedContracts
  >[1]
  const wrong = findUnlistedContracts(contracts, document).map((key) => `${key} is served or written, not both`)
  const people = listPermissionActors(scale, things.owner)
  const owner = people.filter(({ login }) => login === things.owner)
  const others = people.filter(({ login }) => login !== things.owner)
  let asked = 0
  const ask = async (asker: PermissionActor, call: PermissionRequest) => {
    const heard = { asker, call, ...(await sendPermissionRequest(ground, call, await tokenFor(seeded, asker, call))) }
    asked += 1
    wrong.push(...judge(heard, things.owner))
    await hear(heard)
  }
  const calls = contracts.flatMap((contract) => permissionRequestsOf(contract, things))
  const looks = calls.filter(({ contract }) => contract.method === 'GET')
  const changes = calls.filter(({ contract, key }) => contract.method !== 'GET' && key !== leaving).toSorted(byHarm)
  await inTurn(hands, pairs(people, looks), ask)
  await inTurn(hands, pairs(others, changes), ask)
  await inTurn(1, pairs(owner, changes), ask)
  await inTurn(
    hands,
    pairs(
      people,
      calls.filter(({ key }) => key === leaving),
    ),
    ask,
  )
  return { wrong, contracts: contracts.length, people: people.length, asked }
}

/**
 * Compares with the permission table. The response for another person's application must equal that for an unknown
 * one, byte by byte.
 */
function judge({ asker, call, status, bytes }: RecordedResponse, owner: string): string[] {
  const expected = expectedOutcomeOf(asker, call, owner)
  const named = `${asker.name} ${call.contract.method} ${call.path}`
  const told = typeof expected === 'object' ? expected.join(' or ') : expected
  if (!isAsExpected(status, expected)) return [`${named}: ${status} instead of ${told}`]
  return status === 404 && call.file && bytes.toString() !== nothing ? [`${named}: another answer than of nothing`] : []
}

/** Deletions last, and parts before their parents. */
const byHarm = (one: PermissionRequest, other: PermissionRequest) => harmOf(one) - harmOf(other)
const harmOf = ({ contract }: PermissionRequest) => (contract.method === 'DELETE' ? 1 / contract.path.length : 0)

const pairs = (people: readonly PermissionActor[], calls: readonly PermissionRequest[]) =>
  people.flatMap((asker) => calls.map((call) => ({ asker, call })))

async function inTurn(
  width: number,
  asking: { asker: PermissionActor; call: PermissionRequest }[],
  ask: (asker: PermissionActor, call: PermissionRequest) => Promise<void>,
) {
  const left = [...asking]
  const hand = async () => {
    for (let next = left.shift(); next; next = left.shift()) await ask(next.asker, next.call)
  }
  await Promise.all(Array.from({ length: width }, hand))
}

const tokenFor = async (
  { ground, reached }: SeededEnvironment,
  { login }: PermissionActor,
  { key }: PermissionRequest,
): Promise<string | undefined> =>
  login === null ? undefined : await (key === leaving ? ground.tokenOf(login) : reached.tokenOf(login))

export async function sendPermissionRequest(
  ground: TestEnvironment,
  { contract, path, body, form, needsCaptcha }: PermissionRequest,
  token: string | undefined,
) {
  const captcha = needsCaptcha
    ? { captchaId: (await ground.insist('GET', '/pub/captcha')).body.data.captchaId as string }
    : undefined
  const payload = form?.payload ?? (captcha ? { ...(body as object), ...captcha } : body)
  return await sendRequest(ground, {
    method: contract.method,
    path,
    payload,
    ...(token && { token }),
    ...(form && { headers: form.headers }),
  })
}
