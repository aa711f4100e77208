import type { ResultKind } from './result-kind.ts'
import { ResultsPage } from './results-page.tsx'
import { resultMessages } from './messages.ts'

const kind: ResultKind = {
  type: 'EDUCATION',
  screen: 'education-results',
  ways: [
    { way: 'ROLL', label: resultMessages.byRoll },
    { way: 'REGISTRATION', label: resultMessages.byRegistration },
    { way: 'APPLICATION_NO', label: resultMessages.byApplicationNo },
    { way: 'DISTRICT', label: resultMessages.byDistrict },
  ],
  words: resultMessages,
}

export const EducationResultsPage = () => <ResultsPage kind={kind} />
