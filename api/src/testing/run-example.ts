import { ownAnswer, isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { childFieldsOf, type Field } from '@wewb/domain/engine/fields/field'
import type { ExampleMove } from '@wewb/domain/services/definitions/service-example'
import { createTestApplicant, bodyOf, multipartForm } from './test-applicant.ts'
import { picture } from './images.ts'
import type { PortalClient } from './test-portal.ts'
import { isKind } from '@wewb/domain/engine/fields/is-kind'

type Applicant = ReturnType<typeof createTestApplicant>
type Filling = { upload(path: string, page: Buffer): Promise<string>; verifications: string[] }

/** Replaces file names in the answers of an example with uploaded files; collects the register checks to request. */
async function realAnswers(
  fields: readonly Field[],
  submitted: Answers,
  prefix: string,
  filling: Filling,
): Promise<Answers> {
  const real: Answers = { ...submitted }
  for (const field of fields) {
    const answer = ownAnswer(submitted, field.id)
    const path = prefix + field.id
    if (answer === undefined) continue
    if (isKind(field, 'verification')) {
      delete real[field.id]
      filling.verifications.push(path)
    } else if (isKind(field, 'file')) {
      real[field.id] = [await filling.upload(path, await picture(field.pixels?.width, field.pixels?.height))]
    } else if (isKind(field, 'list') && Array.isArray(answer)) {
      const rows: Answers[] = []
      for (const [index, row] of answer.filter(isAnswers).entries())
        rows.push(await realAnswers(childFieldsOf(field), row, `${path}.${index}.`, filling))
      real[field.id] = rows
    } else if (isAnswers(answer))
      real[field.id] = await realAnswers(childFieldsOf(field, answer), answer, `${path}.`, filling)
  }
  return real
}

/** Fills in an application of any service over HTTP from its example, for tests. */
export async function fillInApplication(
  portal: PortalClient,
  token: string,
  service: ServiceDefinition,
  answers: Answers,
  begin: object = {},
): Promise<string> {
  const applicant = createTestApplicant(portal, token)
  const draft = await applicant.send('POST', '/applications', { service: service.id, ...begin })
  if (draft.code !== 200) throw new Error(`draft of ${service.id} not created: ${JSON.stringify(draft.body)}`)
  const no = String(bodyOf(draft).data['applicationNo'])
  for (const step of service.steps) {
    const given = Object.fromEntries(
      step.fields.map(({ id }) => [id, answers[id]]).filter(([, answer]) => answer !== undefined),
    ) as Answers
    const filling: Filling = { upload: (path, page) => applicant.upload(no, path, page), verifications: [] }
    const real = await realAnswers(step.fields, given, '', filling)
    for (const path of filling.verifications) {
      const verified = await applicant.verify(no, path, real)
      if (verified.code !== 200) throw new Error(`${path} not verified: ${JSON.stringify(verified.body)}`)
    }
    const saved = await applicant.save(no, step.id, real)
    if (saved.code !== 200) throw new Error(`${step.id} not saved: ${JSON.stringify(saved.body)}`)
  }
  return no
}

/** Prepares the action fields of a move: documents are uploaded first. */
async function realReply(
  person: Applicant,
  file: Record<string, unknown>,
  move: string,
  reply: Answers,
): Promise<Answers> {
  const actionFields =
    (file['movesOpen'] as { action: string; asks: Field[] }[]).find(({ action }) => action === move)?.asks ?? []
  const upload = async (path: string, page: Buffer) => {
    const { payload, headers } = multipartForm(path, page)
    const sent = await person.send(
      'POST',
      `/applications/${String(file['applicationNo'])}/actions/${move}/documents`,
      payload,
      headers,
    )
    return String(bodyOf(sent).data['documentId'])
  }
  return await realAnswers(actionFields, reply, '', { upload, verifications: [] })
}

/** Performs the moves of an example, each by its actor; throws the reason of the first rejection. */
export async function performMoves(
  portal: PortalClient,
  applicantLogin: string,
  no: string,
  moves: readonly ExampleMove[],
) {
  for (const { by, move, reply } of moves) {
    const token = await portal.tokenOf(by === 'applicant' ? applicantLogin : `${by}@demo.wewb`)
    const person = createTestApplicant(portal, token)
    if (move === 'submit' || move === 'resubmit') {
      const sent = await person.submit(no)
      if (sent.code !== 200) throw new Error(`${no} not submitted: ${JSON.stringify(sent.body)}`)
      continue
    }
    const file = await person.get(no)
    if (!file) throw new Error(`${by} has no access to ${no}`)
    const given = await realReply(person, file, move, reply)
    const made = await person.send('POST', `/applications/${no}/actions/${move}`, {
      reply: given,
      revision: file['revision'],
    })
    if (made.code !== 200) throw new Error(`${by} could not ${move} ${no}: ${JSON.stringify(made.body)}`)
  }
  const owner = createTestApplicant(portal, await portal.tokenOf(applicantLogin))
  return await owner.get(no)
}
