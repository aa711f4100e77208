import { expect, it } from 'vitest'
import { serviceGroups } from './service-groups.ts'
import { serviceSummaryMessages } from './service-summary-messages.ts'

it('every service of the landing page belongs to one group', () => {
  expect(serviceGroups.flatMap(({ services }) => services).toSorted()).toEqual(
    Object.keys(serviceSummaryMessages).toSorted(),
  )
})
