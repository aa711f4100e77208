import { readApplicationNo } from '../../../domain/src/fields/application-number.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import { noPhone, type checkStatus as publicCall, type checkStatusSignedIn as signedInCall } from '../../../domain/src/contracts/desk.ts'
import { maySee } from '../../../domain/src/engine/moves.ts'
import { readMobile } from '../../../domain/src/fields/formats.ts'
import { readPhone } from '../../../domain/src/fields/phone.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { maskName } from '../../../domain/src/language/mask-name.ts'
import { findFile, type File } from '../applications/file.ts'
import { digestOf } from '../applications/keys.ts'
import { hearsSecrets, personOf } from '../applications/person.ts'
import { hasKey, type ActRow } from '../applications/repository.ts'
import { nameOfAct } from '../applications/told-stage.ts'
import { isTold, officeOf, toldCode, toldPlace, viewOf } from '../applications/view-application.ts'
import { useCaptcha } from '../captcha/captcha.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { hiddenModules } from '../settings/portal-settings.ts'

type Asked = InputOf<typeof signedInCall>

/** Number and mobile together open a masked answer; a wrong pair, or a service the board hides, is "no information". */
export async function checkStatus(context: Context, { captchaId, captcha, ...asked }: InputOf<typeof publicCall>) {
  await context.limits.count('status-by-address', context.address)
  await useCaptcha(context, { captchaId, captcha })
  const hidden = await hiddenModules(context.db)
  const file = await find(context, asked)
  if (hidden.has(moduleOf(file))) return refuse('NOT_FOUND')
  return tell(file, maskName(file.row.name ?? file.row.name_bng ?? ''))
}

/** For the owner and for staff who may see the file: with history, note and amount. */
export async function checkStatusSignedIn(context: Context, asked: Asked) {
  const file = await find(context, asked)
  const person = await personOf(context, file.row.service)
  const isOwn = file.standing.owners.includes(person.id)
  if (!isOwn && !maySee(person, file.standing)) return refuse('NOT_FOUND')
  if (!isOwn) await context.db.transaction().execute((tx) => record(tx, context.actor, 'application.opened', `application:${file.row.no}`))
  const { workflow } = file.definition
  const isInsider = !isOwn && hearsSecrets(context.actor)
  const isForApplicant = (act: ActRow) => workflow.states[act.to_state]?.status !== 'UNDER_REVIEW' && isTold(file, act)
  const history = file.acts.filter((act) => isInsider || isForApplicant(act))
  const last = history.at(-1)
  return {
    ...tell(file, file.row.name ?? file.row.name_bng ?? ''),
    approvalHistory: history.map((act) => {
      const name = nameOfAct(file, act)
      return {
        at: act.at.toISOString(),
        action: act.move,
        label: name.en,
        labelBng: name.bn,
        note: act.note,
        noteBng: act.note_bng,
        toStatus: act.to_status,
      }
    }),
    note: last?.note ?? '',
    noteBng: last?.note_bng ?? '',
    // Until it is granted and told, the amount is what one desk recommends to another.
    amount: isInsider || toldCode(file) === 2 ? file.row.amount : null,
    payment: file.row.status.startsWith('PA') ? { status: file.row.status, date: file.row.since } : null,
  }
}

async function find(context: Context, { moduleCode, applicationNo, mobile }: Asked): Promise<File> {
  const phones = readPhones(mobile)
  if (phones.length === 0) return refuse('ANSWERS_INVALID', { issues: [noPhone] })
  const file = await findFile(context.db, context.secrets, readApplicationNo(applicationNo))
  const isAsked = file && [file.row.service, moduleOf(file)].includes(moduleCode) && file.row.status !== 'DRAFT'
  return isAsked && (await isPhoneOf(context, file, phones)) ? file : refuse('NOT_FOUND')
}

/** A form may have asked for a Bangladeshi mobile (01…) or for any phone (+880…): the same number may be kept in either way. */
const readPhones = (typed: string): string[] => [readMobile(typed), readPhone(typed)].filter((phone) => phone !== undefined)

/** Grant programmes, which staff make as they like, are one service to who asks. */
const moduleOf = ({ row: { service } }: File): string => (/^gms-\d+$/.test(service) ? 'gms' : service)

/** A phone written in the application, the applicant's own, or the one an officer was given for messages. */
async function isPhoneOf({ db, secrets }: Context, { row }: File, phones: readonly string[]): Promise<boolean> {
  if (row.contact !== null && phones.includes(row.contact)) return true
  const digests = phones.map((phone) => digestOf(secrets, 'mobile', phone))
  if (await hasKey(db, { applicationId: row.id, kind: 'mobile', digests })) return true
  if (row.applicant_id === null) return false
  const owner = await db.selectFrom('account').select('login_id').where('id', '=', row.applicant_id).executeTakeFirst()
  return owner !== undefined && phones.includes(owner.login_id)
}

function tell(file: File, applicantName: string) {
  const { row, definition } = file
  const view = viewOf(file)
  const { desk, changedAt } = toldPlace(file)
  const office = officeOf(definition, desk, view.state)
  return {
    moduleCode: moduleOf(file),
    applicationNo: row.no,
    applicantName,
    submittedOn: row.submitted_at ? dhakaDay(row.submitted_at) : null,
    approvalStatus: toldCode(file),
    colour: view.colour,
    // The state's name: the sentence may hold an officer's note, which is the applicant's alone.
    statusText: view.label.en,
    statusTextBng: view.label.bn,
    next: view.next?.en ?? '',
    nextBng: view.next?.bn ?? '',
    currentOffice: office.en,
    currentOfficeBng: office.bn,
    progressPercent: view.percent,
    statusUpdateDate: dhakaDay(changedAt),
  }
}
