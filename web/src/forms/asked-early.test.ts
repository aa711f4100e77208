import { expect, it } from 'vitest'
import { takeEarly } from './asked-early.ts'

const pageOf = (applicationNo: string) => ({ askedEarly: { applicationNo, answer: Promise.resolve('answers') } })

it('what was asked for early is taken once, and only for its own application', async () => {
  const page = pageOf('EDU-1')
  expect([await takeEarly('EDU-1', page), await takeEarly('EDU-1', page)]).toEqual(['answers', undefined])
  const other = pageOf('EDU-2')
  expect([await takeEarly('EDU-1', other), await takeEarly('EDU-2', other)]).toEqual([undefined, undefined])
})
