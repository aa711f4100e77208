import { disabilityWords as words } from './disability-words.ts'
import type { Kind } from './kind.ts'
import { ResultsPage } from './results-page.tsx'

/** Of a child with a disability nothing is told but number and initials: no name, no district, nothing to search by but the number. */
const kind: Kind = {
  type: 'DISABILITY',
  screen: 'disability-results',
  ways: [{ way: 'RECORD_NO', label: words.byRecordNo, hint: words.recordNoHint }],
  // The number of an application is the record's.
  words: { ...words, byApplicationNo: words.byRecordNo },
  wholeList: words.wholeList,
}

export const DisabilityResultsPage = () => <ResultsPage kind={kind} />
