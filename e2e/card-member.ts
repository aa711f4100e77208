import type { APIRequestContext } from '@playwright/test'
import type { Answers } from '../domain/src/conditions/holds.ts'
import { kamal } from '../domain/src/services/wewb-membership/example.ts'
import { enrol, register } from './newcomers.ts'
import { freshMobile } from './people.ts'

const person = {
  name: 'ABDUL KARIM',
  nameBn: 'আব্দুল করিম',
  passportNo: 'EK7654321',
  dateOfBirth: '1988-03-09',
}
export type Member = typeof person & { login: string; membershipId: string }

const answers: Answers = {
  nameEn: person.name,
  nameBn: person.nameBn,
  dateOfBirth: person.dateOfBirth,
  nidOrBrn: '5544332211',
  mobileAbroad: '+971501234567',
  email: 'karim@example.com',
  passport: { ...(kamal['passport'] as Answers), passportNo: person.passportNo },
  insuranceYn: 'Y',
}

/** A member with a card, whose three details the journeys of the card know. */
export async function memberAt(request: APIRequestContext, baseURL?: string): Promise<Member> {
  const login = await register(request, { login: freshMobile(), ...person, locale: 'en' })
  return { ...person, login, membershipId: await enrol(baseURL, login, { ...answers, mobileBd: login }) }
}
