import { expect, it } from 'vitest'
import { extractSignedCode } from './signed-code.ts'

const code = 'AQABAQABAAEKUlVIMDAwMDAwMQ-_AQABAQABAAEKUlVIMDAwMDAwMQ'

it('takes the code alone, or the address of the QR on whatever host', () => {
  expect(extractSignedCode(code)).toBe(code)
  expect(extractSignedCode(`https://portal.example/service-verification?code=${code}`)).toBe(code)
  expect(extractSignedCode(`http://localhost:8080/verify?lang=en&code=${code}&from=qr#top`)).toBe(code)
  expect(extractSignedCode(`portal.example/verify?code=${code}`)).toBe(code)
})

it('does not mind spaces and broken lines', () => {
  expect(extractSignedCode(`  ${code}\n`)).toBe(code)
  expect(extractSignedCode(`${code.slice(0, 20)}\n ${code.slice(20)}`)).toBe(code)
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
  expect([...foreign, ...nearly].filter((text) => extractSignedCode(text) !== undefined)).toEqual([])
})
