import { expect, it } from 'vitest'
import { extractSignedCode } from './signed-code.ts'

const code = 'AQABAQABAAEKUlVIMDAwMDAwMQ-_AQABAQABAAEKUlVIMDAwMDAwMQ'

it('accepts the code alone, or the URL of the QR code on any host', () => {
  expect(extractSignedCode(code)).toBe(code)
  expect(extractSignedCode(`https://portal.example/service-verification?code=${code}`)).toBe(code)
  expect(extractSignedCode(`http://localhost:8080/verify?lang=en&code=${code}&from=qr#top`)).toBe(code)
  expect(extractSignedCode(`portal.example/verify?code=${code}`)).toBe(code)
})

it('ignores spaces and line breaks', () => {
  expect(extractSignedCode(`  ${code}\n`)).toBe(code)
  expect(extractSignedCode(`${code.slice(0, 20)}\n ${code.slice(20)}`)).toBe(code)
})

it('returns nothing for an invalid code', () => {
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
