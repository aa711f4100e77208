import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { handleError } from './error-handler.ts'

const app = Fastify()
app.setErrorHandler(handleError)
app.get('/:code', ({ params }) => {
  throw Object.assign(new Error('/secret/place'), { code: (params as { code: string }).code })
})
afterAll(() => app.close())

it.each(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'ENOTDIR'])('the disk error %s is retryable', async (code) => {
  const { statusCode, headers, body } = await app.inject(`/${code}`)
  expect([statusCode, headers['retry-after'], body.includes('secret')]).toEqual([503, '2', false])
})
it.each(['40P01', '40001'])('a transaction that lost to another one (%s) is retryable', async (code) => {
  const { statusCode, headers } = await app.inject(`/${code}`)
  expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
})
it('does not report programming errors as disk errors', async () => {
  expect((await app.inject('/ERR_ASSERTION')).statusCode).toBe(500)
})
