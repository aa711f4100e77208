import { applicantOf, bodyOf, fileForm } from '../../api/src/testing/applying.ts'
import type { Reached } from '../../api/src/testing/portal-under-test.ts'
import { fillIn, walk } from '../../api/src/testing/walking.ts'
import type { Answers } from '../../domain/src/conditions/holds.ts'
import type { ServiceDefinition } from '../../domain/src/definition/service-definition.ts'
import type { ServiceExample } from '../../domain/src/services/service-example.ts'
import type { Ground } from '../ground/ground.ts'
import { reach } from '../ground/reach.ts'
import { payloads } from './script-payloads.ts'
import { rewrite, writerOf, type Tally } from './typed-texts.ts'

/** An application with a payload wherever its questions take one, decided by officers who write payloads too; its number. */
export async function applyWithPayloads(
  ground: Ground,
  { service, example, login }: { service: ServiceDefinition; example: ServiceExample; login: string },
  tally: Tally,
): Promise<string> {
  const portal = reach(ground)
  const token = await portal.tokenOf(login)
  const turn = { next: 0 }
  // A register confirms who somebody is: an answer that it must know cannot be another one.
  const refused = new Set(['worker', 'bank'])
  for (let tries = 0; tries < 4; tries += 1) {
    const { write, written } = writerOf(refused, turn)
    const no = await fillIn(portal, token, service, rewrite(example.answers, write))
    const sent = await applicantOf(portal, token).submit(no)
    if (sent.code === 200) {
      tally.kept += written.size
      tally.refused += refused.size
      await decide(portal, login, no, example, tally)
      return no
    }
    const told = bodyOf(sent).issues?.map(({ path }) => path) ?? []
    if (told.length === 0) throw new Error(`${service.id} was not submitted: ${JSON.stringify(sent.body)}`)
    for (const path of told) refused.add(path)
    // What is left as a draft shows what nobody would have taken.
  }
  throw new Error(`${service.id} was not submitted`)
}

/** The moves of the example after the first, each with payloads in its notes, or without where they are refused. */
async function decide(portal: Reached, login: string, no: string, { refusal }: ServiceExample, tally: Tally) {
  const turn = { next: 3 }
  for (const move of refusal.slice(1)) {
    const { write, written } = writerOf(new Set(), turn)
    try {
      await walk(portal, login, no, [{ ...move, reply: rewrite(move.reply, write) }])
      tally.kept += written.size
    } catch {
      tally.refused += written.size
      await walk(portal, login, no, [move])
    }
  }
}

/** A page in a draft of the person for each payload, named by it. */
export async function nameUploads(ground: Ground, applicationNo: string, field: string, login: string, bytes: Buffer, tally: Tally) {
  const portal = reach(ground)
  const person = applicantOf(portal, await portal.tokenOf(login))
  for (const payload of payloads) {
    const { payload: form, headers } = fileForm(field, bytes, `${payload.replaceAll('"', '%22')}.jpg`)
    const { code } = await person.send('POST', `/applications/${applicationNo}/documents`, form, headers)
    if (code !== 200) throw new Error(`a page named ${payload} was answered with ${code}`)
    tally.kept += 1
  }
}

const complaint = {
  complaintTypeId: 'BRIBE', officeTypeId: 'RECRUITING_AGENCY', defender: 'An agency', employeeName: 'An officer', subject: 'টাকা চেয়েছে', description: 'গত সপ্তাহে ছাড়পত্র দিতে পাঁচ হাজার টাকা চেয়েছে।',
  name: 'Salma Khatun', mobile: '01912345678', address: 'Kartia, Tangail', anonymousYn: 'N',
} // prettier-ignore

/** A complaint of payloads, and an officer who asks back in payloads; its ticket. */
export async function complainWithPayloads(ground: Ground, tally: Tally): Promise<string> {
  const { write, written } = writerOf(new Set(), { next: 0 })
  const said: Answers = rewrite(complaint, write)
  const { captchaId } = (await ground.ask('GET', '/pub/captcha')).body.data
  const form = new FormData()
  form.set(
    'complaint',
    JSON.stringify({ ...said, description: `${String(said['description'])} and twenty letters more`, captchaId, captcha: '123456' }),
  )
  const sent = await ground.ask('POST', '/pub/complaints', { form })
  if (sent.status !== 200) throw new Error(`a complaint was answered with ${sent.status} ${JSON.stringify(sent.body)}`)
  const { ticketNo } = sent.body.data
  tally.kept += written.size
  const token = await ground.tokenOf('ad.welfare@demo.wewb')
  const { revision } = (await ground.ask('GET', `/complaints/${ticketNo}`, { token })).body.data
  const asks = { noteBng: `ক ${payloads[1]}`, note: payloads[9] }
  const asked = await ground.ask('POST', `/complaints/${ticketNo}/action`, { token, body: { action: 'ASK_INFO', revision, ...asks } })
  if (asked.status === 200) tally.kept += 2
  else tally.refused += 2
  return ticketNo as string
}
