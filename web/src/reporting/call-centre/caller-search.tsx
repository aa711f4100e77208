import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { classes } from '#components/styles/class-names.ts'
import type { Caller } from './use-caller.ts'
import { callCentreMessages } from './messages.ts'

/** One input for every kind of number. It keeps the focus for the next search. */
export function CallerSearch({ caller, onNext }: { caller: Caller; onNext(): void }) {
  const { text } = useLanguage()
  const { typed, changeSearchText, problems, isBusy, find, search } = caller
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find()
  }
  const [before = '', after = ''] = text(callCentreMessages.slash).split('{key}')
  return (
    <search>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-[min(20rem,100%)] flex-1">
            <TextInput
              id="search"
              type="search"
              label={text(callCentreMessages.search)}
              hint={text(callCentreMessages.searchHint)}
              autoComplete="off"
              value={typed}
              onChange={changeSearchText}
              error={problems.errorOf('search')}
            />
          </div>
          <Button type="submit" isBusy={isBusy} icon={<Search aria-hidden size={20} />}>
            {text(callCentreMessages.find)}
          </Button>
          {search !== undefined && (
            <Button variant="quiet" onClick={onNext}>
              {text(callCentreMessages.nextCaller)}
            </Button>
          )}
        </div>
        {problems.alert && <Alert key={problems.attempt} kind="danger" title={problems.alert} />}
      </form>
      <p className="mt-1.5 hidden text-sm text-muted lg:block">
        {before}
        <kbd
          className={classes(
            'inline-block min-w-7 px-1.5 text-center font-sans',
            'rounded-control border border-edge bg-draft-soft',
          )}
        >
          /
        </kbd>
        {after}
      </p>
    </search>
  )
}
