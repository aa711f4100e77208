import type { Answers } from '../../domain/src/conditions/holds.ts'
import { medicalAssistance } from '../../domain/src/services/fa-medical-assistance/definition.ts'
import { example as medicalExample } from '../../domain/src/services/fa-medical-assistance/example.ts'
import { reIntegration } from '../../domain/src/services/re-integration/definition.ts'
import { example as returneeExample } from '../../domain/src/services/re-integration/example.ts'
import { kamal } from '../../domain/src/services/wewb-membership/example.ts'
import { applicantOf, applyAs } from '../../api/src/testing/applying.ts'
import { act, fillMembership } from '../../api/src/testing/joining.ts'
import type { Reached } from '../../api/src/testing/portal-under-test.ts'
import { fillIn, walk } from '../../api/src/testing/walking.ts'
import { canaries } from './canary-values.ts'
import type { SeededFile } from './permission-things.ts'

const tangail = '44'
const other = '01700000001'

/** Files of two applicants, of four services, in one district and at one mission, each handed in over HTTP; and a draft. */
export async function seedFiles(reached: Reached, owner: string): Promise<Record<'medical' | 'member' | 'returnee' | 'student' | 'draft', SeededFile>> {
  const token = await reached.tokenOf(owner)
  const person = applicantOf(reached, token)
  const withPaper = async (no: string, file: Omit<SeededFile, 'no' | 'documentId'>, login = owner): Promise<SeededFile> => {
    const [paper] = (await applicantOf(reached, await reached.tokenOf(login)).get(no))['documents'] as { documentId: string }[]
    return { ...file, no, documentId: paper?.documentId ?? '' }
  }

  const applyForHelp = async () => {
    const no = await fillIn(reached, token, medicalAssistance, medicalAnswers)
    await walk(reached, owner, no, medicalExample.road)
    return [no, await fillIn(reached, token, medicalAssistance, medicalAnswers)] as const
  }
  const joinBoard = async () => {
    const no = await fillMembership(reached, token, memberAnswers)
    await person.submit(no)
    await act(reached, 'mission.riyadh@demo.wewb', no, 'forward', { cashMemoNo: 'M-CANARY', receivedAmount: '110' })
    await act(reached, 'ad.welfare@demo.wewb', no, 'approve', {})
    return no
  }
  const comeHome = async () => {
    const no = await fillIn(reached, token, reIntegration, returneeAnswers)
    await walk(reached, owner, no, returneeExample.road)
    return no
  }
  const [[medical, draft], member, returnee, student] = await Promise.all([applyForHelp(), joinBoard(), comeHome(), applyAs(reached, other)])
  const own = { ownerLogin: owner, isDraft: false }
  return {
    medical: await withPaper(medical, { ...own, screen: 'medical-assistance', district: tangail }),
    member: await withPaper(member, { ...own, screen: 'membership', mission: 'RUH' }),
    returnee: await withPaper(returnee, { ...own, screen: 're-integration', district: tangail }),
    student: await withPaper(student, { ownerLogin: other, isDraft: false, screen: 'education-allowance', district: tangail }, other),
    draft: await withPaper(draft, { ...own, isDraft: true, screen: 'medical-assistance', district: tangail }),
  }
} // prettier-ignore

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
  passport: { ...(kamal['passport'] as Answers), passportNo: canaries.memberPassport.value },
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
