import type { APIRequestContext } from '@playwright/test'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { membershipAnswers } from '@wewb/domain/services/definitions/wewb-membership/example'
import { enrolMember, register } from './registration.ts'
import { freshMobile } from './fixtures.ts'

const person = {
  name: 'ABDUL KARIM',
  nameBn: 'আব্দুল করিম',
  passportNo: 'EK7654321',
  dateOfBirth: '1988-03-09',
}
export type CardMember = typeof person & { login: string; membershipId: string }

const answers: Answers = {
  nameEn: person.name,
  nameBn: person.nameBn,
  dateOfBirth: person.dateOfBirth,
  nidOrBrn: '5544332211',
  mobileAbroad: '+971501234567',
  email: 'karim@example.com',
  passport: { ...(membershipAnswers['passport'] as Answers), passportNo: person.passportNo },
  insuranceYn: 'Y',
}

/** A member with a card, whose details the card journeys use. */
export async function createCardMember(request: APIRequestContext, baseURL?: string): Promise<CardMember> {
  const login = await register(request, { login: freshMobile(), ...person, locale: 'en' })
  return { ...person, login, membershipId: await enrolMember(baseURL, login, { ...answers, mobileBd: login }) }
}
