import { bodyOf, type createTestApplicant } from './test-applicant.ts'

type Officer = ReturnType<typeof createTestApplicant>

/** Reviews an application as an officer does on its page: opens it and every required document, and
 * gives a reason for every difference. */
export async function reviewApplication(officer: Officer, no: string, checkList?: object, givesReasons = true) {
  const { review, revision, crossChecks } = await officer.get(no)
  for (const id of (review as { required: string[] }).required)
    await officer.send('GET', `/applications/${no}/documents/${id}`)
  for (const { code, level, missing } of crossChecks as { code: string; level: string; missing: number }[])
    if (givesReasons && level !== 'green' && missing > 0)
      await officer.send('POST', `/applications/${no}/cross-checks/${code}/reason`, {
        reason: 'Compared by hand, and in order.',
        revision,
      })
  if (!checkList) return
  const saved = await officer.send('PUT', `/applications/${no}/check-list`, { answers: checkList, revision })
  if (saved.code !== 200) throw new Error(`check-list not saved: ${JSON.stringify(bodyOf(saved))}`)
}
