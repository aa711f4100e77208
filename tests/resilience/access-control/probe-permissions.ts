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
const workers = 8
const nothing = JSON.stringify({ status: false, code: 'NOT_FOUND', message: baseProblems.NOT_FOUND.message.en })

/** Sends every request as every actor: first reads, then writes, and the owner last, who may delete things. */
export async function probePermissions(
  seeded: SeededEnvironment,
  scale: Scale,
  hear: (heard: RecordedResponse) => Promise<void>,
): Promise<Walked> {
  const { environment, resources } = seeded
  const contracts = await loadContracts()
  const document = (await (await fetch(`${environment.origin}/api/v1/openapi.json`)).json()) as Parameters<
    typeof findUnlistedContracts
  >[1]
  const wrong = findUnlistedContracts(contracts, document).map((key) => `${key} is served or written, not both`)
  const people = listPermissionActors(scale, resources.owner)
  const owner = people.filter(({ login }) => login === resources.owner)
  const others = people.filter(({ login }) => login !== resources.owner)
  let requestCount = 0
  const ask = async (asker: PermissionActor, call: PermissionRequest) => {
    const heard = {
      asker,
      call,
      ...(await sendPermissionRequest(environment, call, await tokenFor(seeded, asker, call))),
    }
    requestCount += 1
    wrong.push(...validate(heard, resources.owner))
    await hear(heard)
  }
  const calls = contracts.flatMap((contract) => permissionRequestsOf(contract, resources))
  const looks = calls.filter(({ contract }) => contract.method === 'GET')
  const changes = calls.filter(({ contract, key }) => contract.method !== 'GET' && key !== leaving).toSorted(byHarm)
  await inTurn(workers, pairs(people, looks), ask)
  await inTurn(workers, pairs(others, changes), ask)
  await inTurn(1, pairs(owner, changes), ask)
  await inTurn(
    workers,
    pairs(
      people,
      calls.filter(({ key }) => key === leaving),
    ),
    ask,
  )
  return { wrong, contracts: contracts.length, people: people.length, asked: requestCount }
}

/**
 * Compares with the permission table. The response for another person's application must equal that for an unknown
 * one, byte by byte.
 */
function validate({ asker, call, status, bytes }: RecordedResponse, owner: string): string[] {
  const expected = expectedOutcomeOf(asker, call, owner)
  const named = `${asker.name} ${call.contract.method} ${call.path}`
  const response = typeof expected === 'object' ? expected.join(' or ') : expected
  if (!isAsExpected(status, expected)) return [`${named}: ${status} instead of ${response}`]
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
  { environment, client }: SeededEnvironment,
  { login }: PermissionActor,
  { key }: PermissionRequest,
): Promise<string | undefined> =>
  login === null ? undefined : await (key === leaving ? environment.tokenOf(login) : client.tokenOf(login))

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
