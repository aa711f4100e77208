import { describe, expect, it } from 'vitest'
import { recipientsOf } from './recipients.ts'

const mobile = { type: 'MOBILE' as const, value: '01712345678' }
const mail = { type: 'EMAIL' as const, value: 'karim@example.com' }
const at = (person: Partial<Parameters<typeof recipientsOf>[0]>) =>
  recipientsOf({ login: mobile, email: mail.value, phones: [], livesAbroad: false, channel: 'USUAL', ...person }).map(
    ({ to }) => to,
  )

describe('channels of a notification', () => {
  it('are SMS only within the country, even with an e-mail address', () => {
    expect(at({ phones: ['01812345678'] })).toEqual([mobile])
  })
  it('include e-mail abroad: by the office of the application, or by a foreign number in the form', () => {
    expect(at({ livesAbroad: true })).toEqual([mobile, mail])
    expect(at({ phones: ['+971501234567'] })).toEqual([mobile, mail])
    expect(at({ livesAbroad: true, email: null })).toEqual([mobile])
  })
  it('include SMS for e-mail registrations: the number in the country before the one abroad', () => {
    expect(at({ login: mail, phones: ['+971501234567', '+8801812345678'] })).toEqual([
      mail,
      { type: 'MOBILE', value: '01812345678' },
    ])
    expect(at({ login: mail, phones: ['00971 50-1234567'] })).toEqual([
      mail,
      { type: 'MOBILE', value: '+971501234567' },
    ])
    expect(at({ login: mail })).toEqual([mail])
  })
  it('are those that the person has chosen, as far as they exist', () => {
    const atHome = { type: 'MOBILE' as const, value: '01812345678' }
    expect(at({ channel: 'SMS', livesAbroad: true })).toEqual([mobile])
    expect(at({ channel: 'EMAIL' })).toEqual([mail])
    expect(at({ channel: 'BOTH' })).toEqual([mobile, mail])
    expect(at({ channel: 'EMAIL', email: null })).toEqual([mobile])
    expect(at({ login: mail, channel: 'SMS', phones: [atHome.value] })).toEqual([atHome])
    expect(at({ login: mail, channel: 'SMS', phones: ['+971501234567'] })[0]).toEqual(mail)
  })
})
