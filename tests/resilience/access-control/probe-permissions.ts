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
export type RecordedResponse = { actor: PermissionActor; request: PermissionRequest } & RawResponse
type PermissionCheck = { wrong: string[]; endpointCount: number; actorCount: number; requestCount: number }

/** Ends the session, so it runs last, in its own session. */
const logOutKey = 'POST /logout'
const workers = 8
const notFoundBody = JSON.stringify({ status: false, code: 'NOT_FOUND', message: baseProblems.NOT_FOUND.message.en })

/** Sends every request as every actor: first reads, then writes, and the owner last, who may delete things. */
export async function probePermissions(
  seeded: SeededEnvironment,
  scale: Scale,
  onResponse: (response: RecordedResponse) => Promise<void>,
): Promise<PermissionCheck> {
  const { environment, resources } = seeded
  const contracts = await loadContracts()
  const document = (await (await fetch(`${environment.origin}/api/v1/openapi.json`)).json()) as Parameters<
    typeof findUnlistedContracts
  >[1]
  const wrong = findUnlistedContracts(contracts, document).map(
    (key) => `${key} is either served or documented, not both`,
  )
  const actors = listPermissionActors(scale, resources.owner)
  const owner = actors.filter(({ login }) => login === resources.owner)
  const others = actors.filter(({ login }) => login !== resources.owner)
  let requestCount = 0
  const send = async (actor: PermissionActor, request: PermissionRequest) => {
    const response = {
      actor,
      request,
      ...(await sendPermissionRequest(environment, request, await tokenFor(seeded, actor, request))),
    }
    requestCount += 1
    wrong.push(...validate(response, resources.owner))
    await onResponse(response)
  }
  const requests = contracts.flatMap((contract) => permissionRequestsOf(contract, resources))
  const reads = requests.filter(({ contract }) => contract.method === 'GET')
  const writes = requests.filter(({ contract, key }) => contract.method !== 'GET' && key !== logOutKey).toSorted(byHarm)
  await runQueue(workers, pairs(actors, reads), send)
  await runQueue(workers, pairs(others, writes), send)
  await runQueue(1, pairs(owner, writes), send)
  await runQueue(
    workers,
    pairs(
      actors,
      requests.filter(({ key }) => key === logOutKey),
    ),
    send,
  )
  return { wrong, endpointCount: contracts.length, actorCount: actors.length, requestCount }
}

/**
 * Compares with the permission table. The response for another person's application must equal that for an unknown
 * one, byte by byte.
 */
function validate({ actor, request, status, bytes }: RecordedResponse, owner: string): string[] {
  const expected = expectedOutcomeOf(actor, request, owner)
  const requestName = `${actor.name} ${request.contract.method} ${request.path}`
  const expectation = typeof expected === 'object' ? expected.join(' or ') : expected
  if (!isAsExpected(status, expected)) return [`${requestName}: ${status} instead of ${expectation}`]
  return status === 404 && request.application && bytes.toString() !== notFoundBody
    ? [`${requestName}: differs from the response for an unknown application`]
    : []
}

/** Deletions last, and parts before their parents. */
const byHarm = (one: PermissionRequest, other: PermissionRequest) => harmOf(one) - harmOf(other)
const harmOf = ({ contract }: PermissionRequest) => (contract.method === 'DELETE' ? 1 / contract.path.length : 0)

const pairs = (actors: readonly PermissionActor[], requests: readonly PermissionRequest[]) =>
  actors.flatMap((actor) => requests.map((request) => ({ actor, request })))

async function runQueue(
  width: number,
  queue: { actor: PermissionActor; request: PermissionRequest }[],
  send: (actor: PermissionActor, request: PermissionRequest) => Promise<void>,
) {
  const remaining = [...queue]
  const worker = async () => {
    for (let next = remaining.shift(); next; next = remaining.shift()) await send(next.actor, next.request)
  }
  await Promise.all(Array.from({ length: width }, worker))
}

const tokenFor = async (
  { environment, client }: SeededEnvironment,
  { login }: PermissionActor,
  { key }: PermissionRequest,
): Promise<string | undefined> =>
  login === null ? undefined : await (key === logOutKey ? environment.tokenOf(login) : client.tokenOf(login))

export async function sendPermissionRequest(
  environment: TestEnvironment,
  { contract, path, body, form, needsCaptcha }: PermissionRequest,
  token: string | undefined,
) {
  const captcha = needsCaptcha
    ? { captchaId: (await environment.requestWithRetry('GET', '/pub/captcha')).body.data.captchaId as string }
    : undefined
  const payload = form?.payload ?? (captcha ? { ...(body as object), ...captcha } : body)
  return await sendRequest(environment, {
    method: contract.method,
    path,
    payload,
    ...(token && { token }),
    ...(form && { headers: form.headers }),
  })
}
