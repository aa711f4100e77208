import { shownStates, stateNames } from '../../../../domain/src/messages/states.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { FilterChoice } from '../../ui/filters.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useFilter } from '../../ui/use-filter.ts'
import { dayChoices, useAsked, type Messages } from './use-messages.ts'
import { words } from './words.ts'

/** By whom it went to or which file, and by way, occasion, state and days. */
export function MessageFilters({ templates }: { templates: Messages['templates'] }) {
  const text = useText()
  const { search, channel, template, state, days, broadcastId } = useAsked()
  const [, setQuery] = useSearchParams()
  const filter = useFilter()
  const width = 'min-w-0 sm:w-52'
  return (
    <div className="flex flex-col gap-3">
      <SearchBox
        key={search}
        search={search}
        words={{ label: text(words.search), hint: text(words.searchHint), find: text(words.find), clear: text(words.clear) }}
        onFind={(typed) => filter('search', typed)}
        onClear={() => setQuery({})}
        isNarrowed={[channel, template, state, days, broadcastId].some(Boolean)}
      />
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <FilterChoice
          id="state"
          label={text(words.state)}
          none={text(words.anyState)}
          value={state}
          options={shownStates.map((one) => ({ value: one, label: text(stateNames[one]) }))}
          width={width}
        />
        <FilterChoice
          id="template"
          label={text(words.template)}
          none={text(words.anyTemplate)}
          value={template}
          options={templates.map(({ code, name, nameBng }) => ({ value: code, label: text({ bn: nameBng, en: name }) }))}
          width={width}
        />
        <FilterChoice
          id="channel"
          label={text(words.channel)}
          none={text(words.anyChannel)}
          value={channel}
          options={[
            { value: 'SMS', label: text(words.sms) },
            { value: 'EMAIL', label: text(words.email) },
          ]}
          width={width}
        />
        <FilterChoice
          id="days"
          label={text(words.days)}
          none={text(words.anyDays)}
          value={days}
          options={dayChoices.map((one) => ({ value: one, label: text(words[one]) }))}
          width={width}
        />
      </div>
    </div>
  )
}
