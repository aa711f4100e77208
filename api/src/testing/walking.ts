import { answerOf, isAnswers, type Answers } from '../../../domain/src/conditions/holds.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import { partsOf, type Field } from '../../../domain/src/fields/field.ts'
import type { ExampleMove } from '../../../domain/src/services/service-example.ts'
import { applicantOf, bodyOf, fileForm } from './applying.ts'
import { picture } from './pictures.ts'
import type { Reached } from './portal-under-test.ts'

type Applicant = ReturnType<typeof applicantOf>
type Filling = { upload(path: string, page: Buffer): Promise<string>; verifications: string[] }

/** The answers of an example with real files in place of their names; what a register must confirm is noted, to be asked. */
async function realAnswers(fields: readonly Field[], given: Answers, prefix: string, filling: Filling): Promise<Answers> {
  const real: Answers = { ...given }
  for (const field of fields) {
    const answer = answerOf(given, field.id)
    const path = prefix + field.id
    if (answer === undefined) continue
    if (field.kind === 'verification') {
      delete real[field.id]
      filling.verifications.push(path)
    } else if (field.kind === 'file') {
      real[field.id] = [await filling.upload(path, await picture(field.pixels?.width, field.pixels?.height))]
    } else if (isAnswers(answer)) real[field.id] = await realAnswers(partsOf(field, answer), answer, `${path}.`, filling)
  }
  return real
}

/** For tests: any service, filled in over HTTP as its example says. */
export async function fillIn(
  portal: Reached,
  token: string,
  service: ServiceDefinition,
  answers: Answers,
  begin: object = {},
): Promise<string> {
  const applicant = applicantOf(portal, token)
  const begun = await applicant.send('POST', '/applications', { service: service.id, ...begin })
  if (begun.code !== 200) throw new Error(`${service.id} cannot be begun: ${JSON.stringify(begun.body)}`)
  const no = String(bodyOf(begun).data['applicationNo'])
  for (const step of service.steps) {
    const given = Object.fromEntries(step.fields.map(({ id }) => [id, answers[id]]).filter(([, answer]) => answer !== undefined)) as Answers
    const filling: Filling = { upload: (path, page) => applicant.upload(no, path, page), verifications: [] }
    const real = await realAnswers(step.fields, given, '', filling)
    for (const path of filling.verifications) {
      const verified = await applicant.verify(no, path, real)
      if (verified.code !== 200) throw new Error(`${path} was not verified: ${JSON.stringify(verified.body)}`)
    }
    const saved = await applicant.save(no, step.id, real)
    if (saved.code !== 200) throw new Error(`${step.id} was not saved: ${JSON.stringify(saved.body)}`)
  }
  return no
}

/** The same for what an officer replies with a move: papers go to the file first. */
async function realReply(person: Applicant, file: Record<string, unknown>, move: string, reply: Answers): Promise<Answers> {
  const asks = (file['movesOpen'] as { action: string; asks: Field[] }[]).find(({ action }) => action === move)?.asks ?? []
  const upload = async (path: string, page: Buffer) => {
    const { payload, headers } = fileForm(path, page)
    const sent = await person.send('POST', `/applications/${String(file['applicationNo'])}/actions/${move}/documents`, payload, headers)
    return String(bodyOf(sent).data['documentId'])
  }
  return await realAnswers(asks, reply, '', { upload, verifications: [] })
}

/** The moves of an example, each by whoever it names; the first that is refused says why. */
export async function walk(portal: Reached, applicantLogin: string, no: string, road: readonly ExampleMove[]) {
  for (const { by, move, reply } of road) {
    const token = await portal.tokenOf(by === 'applicant' ? applicantLogin : `${by}@demo.wewb`)
    const person = applicantOf(portal, token)
    if (move === 'submit' || move === 'resubmit') {
      const sent = await person.submit(no)
      if (sent.code !== 200) throw new Error(`${no} was not submitted: ${JSON.stringify(sent.body)}`)
      continue
    }
    const file = await person.get(no)
    if (!file) throw new Error(`${by} cannot see ${no}`)
    const given = await realReply(person, file, move, reply)
    const made = await person.send('POST', `/applications/${no}/actions/${move}`, { reply: given, revision: file['revision'] })
    if (made.code !== 200) throw new Error(`${by} could not ${move} ${no}: ${JSON.stringify(made.body)}`)
  }
  const owner = applicantOf(portal, await portal.tokenOf(applicantLogin))
  return await owner.get(no)
}
