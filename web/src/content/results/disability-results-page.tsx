import { disabilityResultMessages } from './disability-result-messages.ts'
import type { ResultKind } from './result-kind.ts'
import { ResultsPage } from './results-page.tsx'

/** Results of children with a disability show only number and initials, and can be searched only by number. */
const kind: ResultKind = {
  type: 'DISABILITY',
  screen: 'disability-results',
  searchOptions: [
    { searchBy: 'RECORD_NO', label: disabilityResultMessages.byRecordNo, hint: disabilityResultMessages.recordNoHint },
  ],
  // The application number is the record number.
  messages: { ...disabilityResultMessages, byApplicationNo: disabilityResultMessages.byRecordNo },
  fullListLabel: disabilityResultMessages.wholeList,
}

export const DisabilityResultsPage = () => <ResultsPage kind={kind} />
