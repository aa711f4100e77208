import { randomBytes } from 'node:crypto'
import type { TestPortal } from '#testing/test-portal.ts'

/** For tests of removals: applications that ended long ago. */
export function oldApplications(portal: TestPortal) {
  const idOf = async (no: string) =>
    (await portal.db.selectFrom('application').select('id').where('no', '=', no).executeTakeFirstOrThrow()).id
  const documentsOf = async (no: string) =>
    (
      await portal.db
        .selectFrom('document')
        .select('id')
        .where('application_id', '=', await idOf(no))
        .execute()
    ).length

  /** An application that was refused ten years ago, with a document. */
  async function insertRefused(no: string, changes: object = {}) {
    const { id } = await portal.db
      .insertInto('application')
      .values({
        no,
        service: 'edu-allowance',
        version: 1,
        state: 'rejected',
        status: 'REJECTED',
        approval_status: -2,
        since: '2015-06-01',
        name: 'RAHIMA KHATUN',
        answers: JSON.stringify({ gender: 'FEMALE', studentNameEn: 'RAHIMA KHATUN' }),
        ...changes,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const file = { sha256: randomBytes(32), media_type: 'image/jpeg', size: 1, file_name: 'photo.jpg', path: 'photo' }
    await portal.db
      .insertInto('document')
      .values({ ...file, application_id: id })
      .execute()
    return id
  }
  return { idOf, documentsOf, insertRefused }
}
