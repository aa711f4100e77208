import { afterAll, describe, expect, it } from 'vitest'
import { compensation } from '@wewb/domain/services/definitions/compensation/definition'
import { example as compensationExample } from '@wewb/domain/services/definitions/compensation/example'
import { surokkha } from '@wewb/domain/services/definitions/surokkha/definition'
import { example as surokkhaExample } from '@wewb/domain/services/definitions/surokkha/example'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { claimAs, jobLossAnswers } from '#casework/claims/claims.test.support.ts'
import { logins, startImportPortal } from './earlier.test.support.ts'

const { karim, salma } = logins
const { portal, admin, director, upload, send, confirm, done, map } = await startImportPortal('246810')
afterAll(() => portal.stop())

describe('a granted record of a service that is claimed once', () => {
  const worker = surokkhaExample.answers['worker'] as Answers
  const head = 'পুরোনো নম্বর,Service,নাম,পাসপোর্ট,সন,Taka given,Status,Decision date,পলিসি/বীমা নম্বর,personStatus,claimType'
  const rowOf = (no: string, service: string, of: string, claimed: string) =>
    `${no},${service},ABDUL KARIM,${of},2019,50000,PAID,05-05-2019,${claimed}`
  const upload2019 = async (rows: string[]) => {
    const { data } = (await upload([head, ...rows].join('\n'))).body
    const mapping = Object.fromEntries(
      data.columns.map(({ id, heading: at }: { id: string; heading: number | null }) => [id, at]),
    )
    return (await map(data.id, { ...mapping, amount: 5 })).body.data
  }

  it('is refused with the columns that it lacks to hold its claim', async () => {
    const refused = await upload2019([
      rowOf('S-1', 'surokkha', 'A01234567', ',,'),
      rowOf('S-2', 'surokkha', 'A01234567', ',Has died,'),
      rowOf('S-3', 'compensation', 'A01234567', ',,বকেয়া বেতন'),
      rowOf('S-4', 'compensation', '', ',,DEATH_COMPENSATION'),
      rowOf('S-5', 'compensation', 'A01234567', ',,nonsense'),
    ])
    type Fault = { row: number; label: { en: string }; message: { en: string } }
    expect(refused).toMatchObject({ total: 5, refused: 5 })
    expect(refused.errors.map(({ row, label }: Fault) => [row, label.en])).toEqual([
      [2, 'Person status'],
      [3, 'Policy / insurance number'],
      [4, 'Date of death / incident'],
      [5, 'National ID'],
      [5, 'Passport number'],
      [6, 'Type of claim'],
    ])
    expect(refused.errors[1].message.en).toContain('Policy / insurance number')
  })

  it('is not claimed again, by the policy or by the worker', async () => {
    const passportNo = String(worker['workerPassportNo'])
    const { id } = await upload2019([
      rowOf('S-6', 'surokkha', 'B1212121', 'Policy no. 2026/0012345,RETURNED_JOBLESS,'),
      rowOf(
        'S-7',
        'compensation',
        String((compensationExample.answers['worker'] as Answers)['workerPassportNo']),
        ',,Compensation for death',
      ),
    ])
    await send(admin, id, 'submit')
    await confirm(director, id)
    expect(await done(id)).toMatchObject({ added: 2, refused: 0 })
    const stated = {
      ...jobLossAnswers,
      worker: {
        identitySource: '2',
        workerPassportNo: passportNo.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
        nocNumber: 'NOC-1',
        nocDate: '2026-01-01',
        nocMissionId: 'RUH',
        check: { outcome: 'manual' },
        workerNameEn: 'MONIR HOSSAIN',
        workerCountryId: 'AE',
      },
      statedPolicyNo: '2026-12345',
      statedPolicyStart: '2024-06-02',
      statedPolicyEnd: '2029-06-01',
    }
    const policy = await claimAs(portal, karim, surokkha, stated)
    expect([policy.code, policy.issues.map(({ path }) => path)]).toEqual([422, ['personStatus']])
    const death = await claimAs(portal, salma, compensation, compensationExample.answers)
    expect([death.code, death.issues.map(({ path }) => path)]).toEqual([422, ['worker.workerPassportNo']])
  })
})
