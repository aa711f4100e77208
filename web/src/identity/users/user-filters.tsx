import { staffTypes, userTypeNames } from '@wewb/domain/identity/accounts/user-types'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { FilterSelect } from '#components/tables/filters.tsx'
import { SearchBox } from '#components/tables/search-box.tsx'
import { useFilter } from '#components/tables/use-filter.ts'
import { useUserFilters, useUserChoices } from './use-users.ts'
import { userMessages } from './messages.ts'

/** Filters by search, and for staff by type, role, office and state. */
export function UserFilters() {
  const text = useText()
  const { who, search, userType, roleId, officeId, active } = useUserFilters()
  const [, setQuery] = useSearchParams()
  const filter = useFilter()
  const { data: choices } = useUserChoices()
  const isStaff = who === 'staff'
  const named = (rows: { id: number; name: string; nameBng: string }[] = []) =>
    rows.map(({ id, name, nameBng }) => ({ value: String(id), label: text({ bn: nameBng, en: name }) }))
  const roles = choices?.roles.filter(
    (role) => role.userType !== 'APPLICANT' && (!userType || role.userType === userType),
  )
  const width = 'min-w-0 sm:w-52'
  return (
    <div className="flex flex-col gap-3">
      <SearchBox
        search={search}
        labels={{
          label: text(userMessages.search),
          hint: text(isStaff ? userMessages.staffHint : userMessages.applicantHint),
          find: text(userMessages.search),
          clear: text(userMessages.showAll),
        }}
        onSearch={(typed) => filter('search', typed)}
        onClear={() => setQuery({ who })}
        isFiltered={[userType, roleId, officeId, active].some(Boolean)}
      />
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        {isStaff && (
          <>
            <FilterSelect
              id="type"
              label={text(userMessages.userType)}
              allLabel={text(userMessages.allTypes)}
              value={userType}
              options={staffTypes.map((type) => ({ value: type, label: text(userTypeNames[type]) }))}
              width={width}
            />
            <FilterSelect
              id="role"
              label={text(userMessages.role)}
              allLabel={text(userMessages.allRoles)}
              value={roleId?.toString()}
              options={named(roles)}
              width={width}
            />
            <FilterSelect
              id="office"
              label={text(userMessages.office)}
              allLabel={text(userMessages.allOffices)}
              value={officeId?.toString()}
              options={named(choices?.offices)}
              width={width}
            />
          </>
        )}
        <FilterSelect
          id="state"
          label={text(userMessages.state)}
          allLabel={text(userMessages.allStates)}
          value={active}
          options={[
            { value: 'Y', label: text(userMessages.active) },
            { value: 'N', label: text(userMessages.inactive) },
          ]}
          width={width}
        />
      </div>
    </div>
  )
}
