import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example as medicalExample } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import { reIntegration } from '@wewb/domain/services/definitions/re-integration/definition'
import { example as returneeExample } from '@wewb/domain/services/definitions/re-integration/example'
import { membershipAnswers } from '@wewb/domain/services/definitions/wewb-membership/example'
import { createTestApplicant, submitApplicationAs } from '@wewb/api/testing/test-applicant.ts'
import { performAction, fillMembershipForm } from '@wewb/api/testing/test-membership.ts'
import type { PortalClient } from '@wewb/api/testing/test-portal.ts'
import { fillInApplication, performMoves } from '@wewb/api/testing/run-example.ts'
import { canaries } from './canary-values.ts'
import type { SeededApplication } from './seed-resources.ts'

const tangail = '44'
const other = '01700000001'

/**
 * Applications of two applicants and four services, in one district and at one mission, all submitted over HTTP; and a
 * draft.
 */
export async function seedApplications(
  client: PortalClient,
  owner: string,
): Promise<Record<'medical' | 'member' | 'returnee' | 'student' | 'draft', SeededApplication>> {
  const token = await client.tokenOf(owner)
  const person = createTestApplicant(client, token)
  const withDocument = async (
    no: string,
    file: Omit<SeededApplication, 'no' | 'documentId'>,
    login = owner,
  ): Promise<SeededApplication> => {
    const [document] = (await createTestApplicant(client, await client.tokenOf(login)).get(no))['documents'] as {
      documentId: string
    }[]
    return { ...file, no, documentId: document?.documentId ?? '' }
  }

  const submitMedicalAssistance = async () => {
    const no = await fillInApplication(client, token, medicalAssistance, medicalAnswers)
    await performMoves(client, owner, no, medicalExample.moves)
    return [no, await fillInApplication(client, token, medicalAssistance, medicalAnswers)] as const
  }
  const submitMembership = async () => {
    const no = await fillMembershipForm(client, token, memberAnswers)
    await person.submit(no)
    await performAction(client, 'mission.riyadh@demo.wewb', no, 'forward', {
      cashMemoNo: 'M-CANARY',
      receivedAmount: '110',
    })
    await performAction(client, 'ad.welfare@demo.wewb', no, 'approve', {})
    return no
  }
  const submitReIntegration = async () => {
    const no = await fillInApplication(client, token, reIntegration, returneeAnswers)
    await performMoves(client, owner, no, returneeExample.moves)
    return no
  }
  const [[medical, draft], member, returnee, student] = await Promise.all([
    submitMedicalAssistance(),
    submitMembership(),
    submitReIntegration(),
    submitApplicationAs(client, other),
  ])
  const own = { ownerLogin: owner, isDraft: false }
  return {
    medical: await withDocument(medical, { ...own, screen: 'medical-assistance', district: tangail }),
    member: await withDocument(member, { ...own, screen: 'membership', mission: 'RUH' }),
    returnee: await withDocument(returnee, { ...own, screen: 're-integration', district: tangail }),
    student: await withDocument(
      student,
      { ownerLogin: other, isDraft: false, screen: 'education-allowance', district: tangail },
      other,
    ),
    draft: await withDocument(draft, { ...own, isDraft: true, screen: 'medical-assistance', district: tangail }),
  }
}

const medicalAnswers: Answers = {
  ...medicalExample.answers,
  workerNid: canaries.medicalNid.value,
  referencePassportOrTp: canaries.medicalPassport.value,
  mobile: canaries.medicalPhone.value,
  whatsappNo: `+88${canaries.medicalPhone.value}`,
  sicknessDetails: canaries.illness.value,
  bank: { ...(medicalExample.answers['bank'] as Answers), accountNumber: canaries.medicalAccount.value },
}

const memberAnswers: Answers = {
  nidOrBrn: canaries.memberNid.value,
  dateOfBirth: canaries.memberBirth.value,
  mobileBd: canaries.memberPhone.value,
  passport: { ...(membershipAnswers['passport'] as Answers), passportNo: canaries.memberPassport.value },
  referencePassports: [{ passportNo: canaries.memberEarlierPassport.value }],
}

const returneeAnswers: Answers = {
  ...returneeExample.answers,
  nid: canaries.returneeNid.value,
  dateOfBirth: canaries.returneeBirth.value,
  phone: canaries.returneePhone.value,
  passportNo: canaries.returneePassport.value,
  bank: { ...(returneeExample.answers['bank'] as Answers), accountNumber: canaries.returneeAccount.value },
}
