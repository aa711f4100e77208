import {
  loginTestUsers,
  logins,
  otherStudent,
  type TestUsers,
  type TestUserName,
} from '#casework/applications/test-users.test.support.ts'
import { submitApplicationAs, bodyOf } from '#testing/test-applicant.ts'
import type { TestPortal } from '#testing/test-portal.ts'

type ResponseBody = { applicationNo: string; [name: string]: unknown }
type Heard = {
  searchedBy: string
  files: ResponseBody[]
  memberships: object[]
  calls: { note: string }[]
  moreYn: string
}

/** Creates two submitted applications, of Rahima and of Karim, and a draft of Salma, for tests. */
export async function submitCallersFiles(portal: TestPortal) {
  const cast = await loginTestUsers(portal)
  const no = await submitApplicationAs(portal, logins.rahima)
  const other = await submitApplicationAs(portal, logins.karim, {
    ...otherStudent,
    studentMobile: '01912345678',
    guardianMobile: '01999999999',
  })
  const draft = await cast.as('salma').start()
  await cast
    .as('salma')
    .save(draft, 'student', { ...cast.as('salma').stepAnswers('student', {}), studentNameBn: 'গোপন নাম' })
  return { cast, no, other, draft }
}

/** Client for the searches and the call log of the call centre, for tests; the users may log in later. */
export function callCentreClient(cast: () => TestUsers) {
  const ask = (search: string, name: TestUserName = 'callCentre') =>
    cast().as(name).send('POST', '/calls/search', { search })
  const hear = async (search: string) => bodyOf(await ask(search)).data as unknown as Heard
  return {
    ask,
    hear,
    numbersOf: async (search: string) => (await hear(search)).files.map(({ applicationNo }) => applicationNo),
    fileOf: async (search: string) => (await hear(search)).files[0] as ResponseBody,
    log: (body: object, name: TestUserName = 'callCentre') =>
      cast()
        .as(name)
        .send('POST', '/calls', { reason: 'STATUS', note: 'Asked where it is.', ...body }),
  }
}
