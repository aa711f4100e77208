import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { handleError } from './error-handler.ts'

const app = Fastify()
app.setErrorHandler(handleError)
app.get('/:code', ({ params }) => {
  throw Object.assign(new Error('/secret/place'), { code: (params as { code: string }).code })
})
afterAll(() => app.close())

it.each(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'ENOTDIR'])(
  'a disk that says %s is worth another try',
  async (code) => {
    const { statusCode, headers, body } = await app.inject(`/${code}`)
    expect([statusCode, headers['retry-after'], body.includes('secret')]).toEqual([503, '2', false])
  },
)
it('does not call our own mistakes a fault of the disk', async () => {
  expect((await app.inject('/ERR_ASSERTION')).statusCode).toBe(500)
})
