import type { EarlierPerson } from '@wewb/domain/casework/earlier-answers'
import type { Secrets } from '#security/secrets.ts'
import type { EarlierApplication } from './queries.ts'

type Numbers = Pick<EarlierPerson, 'nid' | 'passport' | 'mobile' | 'claimed'>

export const sealPerson = (secrets: Secrets, numbers: Numbers): Buffer => secrets.encrypt(JSON.stringify(numbers))

/** The person of a record, with the numbers that it stores encrypted. */
export const personOf = (
  secrets: Secrets,
  { name, district, person_sealed }: Pick<EarlierApplication, 'name' | 'district' | 'person_sealed'>,
): EarlierPerson => ({ name, district, ...(JSON.parse(secrets.decrypt(person_sealed)) as Numbers) })
