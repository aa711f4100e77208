import { demoPassword } from '@wewb/api/demo/people.ts'
import type { PortalClient } from '@wewb/api/testing/test-portal.ts'
import { canaries } from './canary-values.ts'
import { fixedOtp } from '#resilience/test-environment/api-client.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { portalClientOf } from '#resilience/test-environment/portal-client.ts'
import { seedResources, type SeededResources } from './seed-resources.ts'

export type SeededEnvironment = { environment: TestEnvironment; client: PortalClient; resources: SeededResources }

/** A portal with a resource of every type. */
export async function startSeededEnvironment(): Promise<SeededEnvironment> {
  // The most verbose log level, because the log is searched for canaries.
  const environment = await startTestEnvironment({ LOG_LEVEL: 'debug' })
  try {
    const client = portalClientOf(environment)
    const owner = await registerOwner(environment)
    // A second session, which others may try to end.
    await environment.tokenOf(owner)
    return { environment, client, resources: await seedResources(client, owner) }
  } catch (error) {
    await environment.stop()
    throw error
  }
}

/** Registers an account with a unique NID and birth date. */
async function registerOwner(environment: TestEnvironment): Promise<string> {
  const { captchaId } = (await environment.requestWithRetry('GET', '/pub/captcha')).body.data
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
  const { otpToken } = (await environment.requestWithRetry('POST', '/pub/registration', { body })).body.data
  await environment.requestWithRetry('POST', '/pub/otp-verification', {
    body: { otpToken, otp: fixedOtp, purpose: 'REGISTRATION' },
  })
  return canaries.loginPhone.value
}
