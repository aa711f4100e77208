import { staffTypes, userTypeNames } from '../../../../domain/src/accounts/user-types.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { FilterChoice } from '../../ui/filters.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useFilter } from '../../ui/use-filter.ts'
import { useAsked, useChoices } from './use-users.ts'
import { words } from './words.ts'

/** By words, and for colleagues by kind, role, office and state. */
export function UserFilters() {
  const text = useText()
  const { who, search, userType, roleId, officeId, active } = useAsked()
  const [, setQuery] = useSearchParams()
  const filter = useFilter()
  const { data: choices } = useChoices()
  const isStaff = who === 'staff'
  const named = (rows: { id: number; name: string; nameBng: string }[] = []) =>
    rows.map(({ id, name, nameBng }) => ({ value: String(id), label: text({ bn: nameBng, en: name }) }))
  const roles = choices?.roles.filter((role) => role.userType !== 'APPLICANT' && (!userType || role.userType === userType))
  const width = 'min-w-0 sm:w-52'
  return (
    <div className="flex flex-col gap-3">
      <SearchBox
        search={search}
        words={{
          label: text(words.search),
          hint: text(isStaff ? words.staffHint : words.applicantHint),
          find: text(words.search),
          clear: text(words.showAll),
        }}
        onFind={(typed) => filter('search', typed)}
        onClear={() => setQuery({ who })}
        isNarrowed={[userType, roleId, officeId, active].some(Boolean)}
      />
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        {isStaff && (
          <>
            <FilterChoice
              id="type"
              label={text(words.userType)}
              none={text(words.allTypes)}
              value={userType}
              options={staffTypes.map((type) => ({ value: type, label: text(userTypeNames[type]) }))}
              width={width}
            />
            <FilterChoice id="role" label={text(words.role)} none={text(words.allRoles)} value={roleId?.toString()} options={named(roles)} width={width} />
            <FilterChoice id="office" label={text(words.office)} none={text(words.allOffices)} value={officeId?.toString()} options={named(choices?.offices)} width={width} />
          </>
        )}
        <FilterChoice
          id="state"
          label={text(words.state)}
          none={text(words.allStates)}
          value={active}
          options={[
            { value: 'Y', label: text(words.active) },
            { value: 'N', label: text(words.inactive) },
          ]}
          width={width}
        />
      </div>
    </div>
  )
} // prettier-ignore
