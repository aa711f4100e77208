import { visibleMessageStates, messageStateNames } from '@wewb/domain/messaging/message-states'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { FilterSelect } from '#components/tables/filters.tsx'
import { SearchBox } from '#components/tables/search-box.tsx'
import { useFilter } from '#components/tables/use-filter.ts'
import { periodFilters, useMessageLogFilters, type MessageListResponse } from './use-message-log.ts'
import { messageLogMessages } from './message-log-messages.ts'

/** Filters by recipient or application, channel, occasion, state and days. */
export function MessageFilters({ templates }: { templates: MessageListResponse['templates'] }) {
  const text = useText()
  const { search, channel, template, state, days, broadcastId } = useMessageLogFilters()
  const [, setQuery] = useSearchParams()
  const filter = useFilter()
  const width = 'min-w-0 sm:w-52'
  return (
    <div className="flex flex-col gap-3">
      <SearchBox
        key={search}
        search={search}
        labels={{
          label: text(messageLogMessages.search),
          hint: text(messageLogMessages.searchHint),
          find: text(messageLogMessages.find),
          clear: text(messageLogMessages.clear),
        }}
        onSearch={(typed) => filter('search', typed)}
        onClear={() => setQuery({})}
        isFiltered={[channel, template, state, days, broadcastId].some(Boolean)}
      />
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <FilterSelect
          id="state"
          label={text(messageLogMessages.state)}
          allLabel={text(messageLogMessages.anyState)}
          value={state}
          options={visibleMessageStates.map((one) => ({ value: one, label: text(messageStateNames[one]) }))}
          width={width}
        />
        <FilterSelect
          id="template"
          label={text(messageLogMessages.template)}
          allLabel={text(messageLogMessages.anyTemplate)}
          value={template}
          options={templates.map(({ code, name, nameBng }) => ({
            value: code,
            label: text({ bn: nameBng, en: name }),
          }))}
          width={width}
        />
        <FilterSelect
          id="channel"
          label={text(messageLogMessages.channel)}
          allLabel={text(messageLogMessages.anyChannel)}
          value={channel}
          options={[
            { value: 'SMS', label: text(messageLogMessages.sms) },
            { value: 'EMAIL', label: text(messageLogMessages.email) },
          ]}
          width={width}
        />
        <FilterSelect
          id="days"
          label={text(messageLogMessages.days)}
          allLabel={text(messageLogMessages.anyDays)}
          value={days}
          options={periodFilters.map((one) => ({ value: one, label: text(messageLogMessages[one]) }))}
          width={width}
        />
      </div>
    </div>
  )
}
