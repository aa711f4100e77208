import { expect, it } from 'vitest'
import { serviceGroups } from './service-groups.ts'
import { serviceSentences } from './service-sentences.ts'

it('every service of the landing page stands in one situation', () => {
  expect(serviceGroups.flatMap(({ services }) => services).toSorted()).toEqual(Object.keys(serviceSentences).toSorted())
})
