import type { InputOf } from '@wewb/domain/http/contract'
import type { getDefinition as getDefinitionEndpoint } from '@wewb/domain/services/service-contracts'
import { unfoldSteps } from '@wewb/domain/engine/evaluation/unfold-steps'
import { throwProblem } from '#problems/problem.ts'
import type { Context } from '#server/context.ts'
import { findLatestDefinition, getDefinition } from '#services/definitions/queries.ts'

export async function getServiceDefinition(
  { db }: Context,
  { service, version }: InputOf<typeof getDefinitionEndpoint>,
) {
  const found =
    version === undefined
      ? await findLatestDefinition(db, service)
      : { version, definition: await getDefinition(db, service, version) }
  return found ? { service, ...found } : throwProblem('NOT_FOUND')
}

/** Returns the form with all questions, so that a client needs nothing but the answer to fill it in. */
export async function getServiceForm(context: Context, wanted: InputOf<typeof getDefinitionEndpoint>) {
  const { service, version, definition } = await getServiceDefinition(context, wanted)
  const { title } = definition
  return { service, version, title: title.en, titleBng: title.bn, steps: unfoldSteps(definition) }
}
