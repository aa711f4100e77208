import { useText } from '../../i18n/language.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { ChooseCircular, NoResult } from './results/choose-circular.tsx'
import { DecidedList } from './results/decided-list.tsx'
import { MakeList } from './results/make-list.tsx'
import { words } from './results/merit-words.ts'
import { useCircular } from './results/use-circular.ts'
import { useActions } from './use-actions.ts'

/** From the merit list to the published result, one circular at a time. */
export function ScholarshipResultPage() {
  const text = useText()
  const actions = useActions('/scholarship-result')
  const circular = useCircular('edu-allowance', 'EDUCATION')
  const { setup, result, isPending, reload } = circular
  // The director has this permission for single files; a list is made at the desk before his.
  const mayMake = actions.has('reject') && !actions.has('approve')
  return (
    <>
      <PageTitle intro={text(words.intro)}>{text(words.title)}</PageTitle>
      <ChooseCircular {...circular} />
      {result && <DecidedList key={result.setupId} setupId={result.setupId} actions={actions} onChanged={reload} />}
      {!isPending && setup && !result && mayMake && <MakeList key={setup.setupId} setup={setup} onProposed={reload} />}
      {!isPending && setup && !result && !mayMake && <NoResult title={text(words.noList)} more={text(words.noListText)} />}
    </>
  )
}
