import { resolveAnswer, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { EffectName } from '@wewb/domain/engine/definition/statuses'
import { evaluateScreening } from '@wewb/domain/engine/evaluation/screening'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import { extractSearchKeys } from '@wewb/domain/engine/evaluation/search-keys'
import { changePassport } from '#membership/members/change-passport.ts'
import { endMembership, enrolMember } from '#membership/members/enrol-member.ts'
import { receiveFee } from '#membership/members/receive-fee.ts'
import type { Extensions, Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { assertSeatAvailable } from '#services/setups/assert-seat-available.ts'
import type { Application } from './application.ts'
import { createFollowUps } from './create-follow-ups.ts'
import { listEarlierPassports } from './list-earlier-passports.ts'
import { listDocuments, nextReferenceNumber } from './queries.ts'

/** Values that a move produced, for use in messages and in the status text. */
export type Outcome = Record<string, string>

export type EffectInput = {
  tx: Tx
  portal: Pick<Portal, 'secrets' | 'now' | 'extensions'>
  application: Application
  evaluationContext: EvaluationContext
  reply: Answers
  personId: number | null
  on: string
}

/** Effects of moves. Other modules contribute theirs; the compiler reports a missing one in `modules.ts`. */
export type Effects = { [Name in EffectName]: (input: EffectInput) => Promise<Outcome> }

declare module '#server/context.ts' {
  interface Extensions {
    effects: Effects
  }
}
declare module '#module.ts' {
  interface Module {
    effects?: Partial<Effects>
  }
}

export const effects = {
  'receive-fee': ({ tx, application, reply, personId }) =>
    receiveFee(tx, {
      application: application.row,
      mission: application.workflowState.offices.mission ?? '',
      memoNo: text(reply, 'cashMemoNo'),
      transactionId: text(application.answers, 'transactionId'),
      amount: text(reply, 'receivedAmount') ?? '0',
      currency: text(reply, 'receivedCurrency') ?? 'BDT',
      receivedBy: personId,
    }),
  'enrol-member': async ({ tx, portal, application, on }) => {
    const { answers, definition, row, workflowState } = application
    const [passportNo = '', ...earlierPassports] = extractSearchKeys(definition, answers).passport ?? []
    const photo = [answers['photo']].flat()[0]
    return await enrolMember(tx, portal.secrets, {
      application: row,
      accountId: row.applicant_id,
      mission: workflowState.offices.mission ?? '',
      country: text(answers, 'foreignCountryId') ?? '',
      name: text(answers, 'nameEn') ?? row.name ?? '',
      nameBng: text(answers, 'nameBn'),
      fatherName: text(answers, 'fatherName'),
      passportNo,
      passportExpiresOn: text(answers, 'passport.passportExpiryDate'),
      earlierPassports: [...earlierPassports, ...(await listEarlierPassports(tx, portal.secrets, row.id))],
      birthDay: text(answers, 'dateOfBirth') ?? '',
      photo: (await listDocuments(tx, row.id)).find(({ id }) => id === photo)?.sha256 ?? null,
      isInsured: answers['insuranceYn'] === 'Y',
      on,
    })
  },
  'end-membership': ({ tx, application }) => endMembership(tx, application.row.id),
  'change-passport': ({ tx, portal, application, on }) =>
    changePassport(tx, portal.secrets, {
      number: text(application.answers, 'memberNo') ?? '',
      passportNo: text(application.answers, 'passport.passportNo') ?? '',
      expiresOn: text(application.answers, 'passport.passportExpiryDate'),
      on,
    }),
  // The letter is printed later from the act; here it gets its number.
  'make-letter': async ({ tx, on }) => ({ letterNo: await nextReferenceNumber(tx, 'FIN-L', Number(on.slice(0, 4))) }),
  'open-followers': ({ tx, portal, application, reply }) => createFollowUps(tx, portal, application, reply),
  screen: async ({ application, evaluationContext }) => {
    const { result, failed, issues } = evaluateScreening(application.definition, application.answers, evaluationContext)
    // Two rules may share one eligibility code (docs/domain/benefits.md); the path distinguishes them.
    return { screening: result, failed: failed.join(' '), failedAt: issues.map(({ path }) => path).join(' ') }
  },
  'take-seat': async ({ tx, application }) => {
    await assertSeatAvailable(tx, application.row.setup_id)
    return {}
  },
} satisfies Partial<Effects>

/** Runs the effects one after another in the transaction of the move. */
export async function runEffects(
  { effects }: Extensions,
  names: readonly EffectName[],
  input: EffectInput,
): Promise<Outcome> {
  let outcome: Outcome = {}
  for (const name of names) outcome = { ...outcome, ...(await effects[name](input)) }
  return outcome
}

export function text(answers: Answers, path: string): string | null {
  const answer = resolveAnswer(path, { answers: [answers] })
  return typeof answer === 'string' && answer !== '' ? answer : null
}
