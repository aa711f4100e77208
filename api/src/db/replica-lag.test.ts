import { expect, it } from 'vitest'
import { trackReplicationLag } from './replica-lag.ts'

it('a fully replicated replica has no lag, however long nothing is written', () => {
  const followed = trackReplicationLag()
  for (const at of [0, 500, 60_000]) followed.recordPosition({ at, walPosition: 100 })
  expect(followed.lag(60_100, 100)).toBe(0)
})

it('the lag is at most the age of the last fully replicated moment', () => {
  const followed = trackReplicationLag()
  followed.recordPosition({ at: 0, walPosition: 100 })
  followed.recordPosition({ at: 500, walPosition: 200 })
  followed.recordPosition({ at: 1000, walPosition: 300 })
  expect(followed.lag(1100, 150)).toBe(1100)
  expect(followed.lag(1100, 200)).toBe(600)
  expect(followed.lag(1100, 300)).toBe(0)
})

it('the lag of an unknown replica is unknown, whether new or an hour behind', () => {
  const followed = trackReplicationLag()
  expect(followed.lag(10, 99)).toBeUndefined()
  for (let at = 0; at <= 3_600_000; at += 500) followed.recordPosition({ at, walPosition: at })
  expect(followed.lag(3_600_100, 0)).toBeUndefined()
  expect(followed.lag(3_600_100, 3_599_500)).toBe(600)
})

it('after a publication the replica must prove its position again', () => {
  const followed = trackReplicationLag()
  followed.recordPosition({ at: 0, walPosition: 100 })
  followed.reset(50)
  followed.recordPosition({ at: 40, walPosition: 100 })
  expect(followed.lag(60, 100)).toBeUndefined()
  followed.recordPosition({ at: 70, walPosition: 120 })
  expect(followed.lag(80, 100)).toBeUndefined()
  expect(followed.lag(90, 120)).toBe(0)
})
