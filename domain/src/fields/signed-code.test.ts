import { expect, it } from 'vitest'
import { codeOf } from './signed-code.ts'

const code = 'AQABAQABAAEKUlVIMDAwMDAwMQ-_AQABAQABAAEKUlVIMDAwMDAwMQ'

it('takes the code alone, or the address of the QR on whatever host', () => {
  expect(codeOf(code)).toBe(code)
  expect(codeOf(`https://portal.example/service-verification?code=${code}`)).toBe(code)
  expect(codeOf(`http://localhost:8080/verify?lang=en&code=${code}&from=qr#top`)).toBe(code)
  expect(codeOf(`portal.example/verify?code=${code}`)).toBe(code)
})

it('does not mind spaces and broken lines', () => {
  expect(codeOf(`  ${code}\n`)).toBe(code)
  expect(codeOf(`${code.slice(0, 20)}\n ${code.slice(20)}`)).toBe(code)
})

it('gives nothing for what cannot be a code of the board', () => {
  const foreign = [
    '',
    '   ',
    'RUH0000001',
    'কোড',
    'https://example.com',
    'https://example.com/?code=',
    `https://example.com/?qrcode=${code}`,
  ]
  const nearly = [`${code}=`, `${code}.${code}`, 'A'.repeat(201)]
  expect([...foreign, ...nearly].filter((text) => codeOf(text) !== undefined)).toEqual([])
})
