import { answerAt, type Answers } from '../../../domain/src/conditions/holds.ts'
import type { EffectName } from '../../../domain/src/definition/statuses.ts'
import { screen } from '../../../domain/src/engine/screen.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import { keysOf } from '../../../domain/src/engine/keys-of.ts'
import { changePassport } from '../members/change-passport.ts'
import { endMembership, enrolMember } from '../members/enrol-member.ts'
import { receiveFee } from '../members/receive-fee.ts'
import { useCheque } from '../cheques/use-cheque.ts'
import type { Portal } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { takeSeat } from '../setups/take-seat.ts'
import type { File } from './file.ts'
import { openFollowers } from './open-followers.ts'
import { passportsBefore } from './passports-before.ts'
import { listDocuments, nextNumber } from './repository.ts'

/** What a move brought about, in words that messages and the applicant's sentence may use. */
export type Outcome = Record<string, string>

type Acting = {
  tx: Tx
  portal: Pick<Portal, 'secrets' | 'now'>
  file: File
  known: Known
  reply: Answers
  personId: number | null
  on: string
}

/** What a move does besides itself. Leave one out and the compiler names it. */
const effects: { [Name in EffectName]: (acting: Acting) => Promise<Outcome> } = {
  'receive-fee': ({ tx, file, reply, personId }) =>
    receiveFee(tx, {
      application: file.row,
      mission: file.standing.offices.mission ?? '',
      memoNo: text(reply, 'cashMemoNo'),
      transactionId: text(file.answers, 'transactionId'),
      amount: text(reply, 'receivedAmount') ?? '0',
      currency: text(reply, 'receivedCurrency') ?? 'BDT',
      receivedBy: personId,
    }),
  'enrol-member': async ({ tx, portal, file, on }) => {
    const { answers, definition, row, standing } = file
    const [passportNo = '', ...earlierPassports] = keysOf(definition, answers).passport ?? []
    const photo = [answers['photo']].flat()[0]
    return await enrolMember(tx, portal.secrets, {
      application: row,
      accountId: row.applicant_id,
      mission: standing.offices.mission ?? '',
      country: text(answers, 'foreignCountryId') ?? '',
      name: text(answers, 'nameEn') ?? row.name ?? '',
      nameBng: text(answers, 'nameBn'),
      fatherName: text(answers, 'fatherName'),
      passportNo,
      passportExpiresOn: text(answers, 'passport.passportExpiryDate'),
      earlierPassports: [...earlierPassports, ...(await passportsBefore(tx, portal.secrets, row.id))],
      birthDay: text(answers, 'dateOfBirth') ?? '',
      photo: (await listDocuments(tx, row.id)).find(({ id }) => id === photo)?.sha256 ?? null,
      isInsured: answers['insuranceYn'] === 'Y',
      on,
    })
  },
  'end-membership': ({ tx, file }) => endMembership(tx, file.row.id),
  'change-passport': ({ tx, portal, file, on }) =>
    changePassport(tx, portal.secrets, {
      number: text(file.answers, 'memberNo') ?? '',
      passportNo: text(file.answers, 'passport.passportNo') ?? '',
      expiresOn: text(file.answers, 'passport.passportExpiryDate'),
      on,
    }),
  'use-cheque': ({ tx, file, known, reply, personId }) =>
    useCheque(tx, {
      application: file.row,
      airport: text(file.answers, 'airport') ?? '',
      chequeNo: text(reply, 'chequeNo') ?? '',
      amount: String(known.facts['service.amount'] ?? '') || null,
      givenBy: personId,
    }),
  // The letter itself is printed from the act; here it gets its number.
  'make-letter': async ({ tx, on }) => ({ letterNo: await nextNumber(tx, 'FIN-L', Number(on.slice(0, 4))) }),
  'open-followers': ({ tx, portal, file, reply }) => openFollowers(tx, portal, file, reply),
  screen: async ({ file, known }) => {
    const { result, failed, issues } = screen(file.definition, file.answers, known)
    // Two rules may share a code of Annex C; where they point tells them apart.
    return { screening: result, failed: failed.join(' '), failedAt: issues.map(({ path }) => path).join(' ') }
  },
  'take-seat': async ({ tx, file }) => {
    await takeSeat(tx, file.row.setup_id)
    return {}
  },
}

/** One after another, in the transaction of the move. */
export async function bringAbout(names: readonly EffectName[], acting: Acting): Promise<Outcome> {
  let outcome: Outcome = {}
  for (const name of names) outcome = { ...outcome, ...(await effects[name](acting)) }
  return outcome
}

function text(answers: Answers, path: string): string | null {
  const answer = answerAt(path, { answers: [answers] })
  return typeof answer === 'string' && answer !== '' ? answer : null
}
