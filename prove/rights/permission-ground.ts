import { demoPassword } from '../../api/src/demo/people.ts'
import type { Reached } from '../../api/src/testing/portal-under-test.ts'
import { canaries } from './canary-values.ts'
import { fixedOtp } from '../ground/calls.ts'
import { takeGround, type Ground } from '../ground/ground.ts'
import { reach } from '../ground/reach.ts'
import { seedThings, type Things } from './permission-things.ts'

export type Seeded = { ground: Ground; reached: Reached; things: Things }

/** A portal with something real of every kind in it. */
export async function takeSeededGround(): Promise<Seeded> {
  // As talkative as it can be: what it might write down is looked for.
  const ground = await takeGround({ LOG_LEVEL: 'debug' })
  try {
    const reached = reach(ground)
    const owner = await registerOwner(ground)
    // A second session, which somebody may try to end.
    await ground.tokenOf(owner)
    return { ground, reached, things: await seedThings(reached, owner) }
  } catch (error) {
    await ground.leave()
    throw error
  }
}

/** Somebody whose account has a number and a birth date that nothing else has. */
async function registerOwner(ground: Ground): Promise<string> {
  const { captchaId } = (await ground.insist('GET', '/pub/captcha')).body.data
  const body = {
    fullNameEn: 'Rafiqul Islam',
    fullNameBn: 'রফিকুল ইসলাম',
    loginType: 'MOBILE',
    mobile: canaries.loginPhone.value,
    nid: canaries.accountNid.value,
    dateOfBirth: canaries.accountBirth.value,
    password: demoPassword,
    confirmPassword: demoPassword,
    termsAccepted: 'Y',
    captchaId,
    captcha: '123456',
  }
  const { otpToken } = (await ground.insist('POST', '/pub/registration', { body })).body.data
  await ground.insist('POST', '/pub/otp-verification', { body: { otpToken, otp: fixedOtp, purpose: 'REGISTRATION' } })
  return canaries.loginPhone.value
}
