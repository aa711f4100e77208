import type { ResultKind } from './result-kind.ts'
import { ResultsPage } from './results-page.tsx'
import { resultMessages } from './messages.ts'

const kind: ResultKind = {
  type: 'EDUCATION',
  screen: 'education-results',
  searchOptions: [
    { searchBy: 'ROLL', label: resultMessages.byRoll },
    { searchBy: 'REGISTRATION', label: resultMessages.byRegistration },
    { searchBy: 'APPLICATION_NO', label: resultMessages.byApplicationNo },
    { searchBy: 'DISTRICT', label: resultMessages.byDistrict },
  ],
  messages: resultMessages,
}

export const EducationResultsPage = () => <ResultsPage kind={kind} />
