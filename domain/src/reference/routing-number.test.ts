import { assert, constantFrom, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { districtOfRoutingNumber, districtOfBbsCode, mayRoutingNumberBeIn } from './district-codes.ts'
import { bankOfRoutingNumber, isRoutingNumber, routingCheckDigit } from './routing-number.ts'

const eightDigits = integer({ min: 0, max: 99_999_999 }).map((number) => String(number).padStart(8, '0'))
const whole = (eight: string) => eight + routingCheckDigit(eight)
const withDigit = (number: string, place: number, digit: number) =>
  number.slice(0, place) + String(digit) + number.slice(place + 1)

describe('routing number', () => {
  it('has nine digits with a check digit', () => {
    assert(property(eightDigits, (eight) => isRoutingNumber(whole(eight))))
    expect(['200939913', '20093991', '2009399133', '20093991x', '২০০৯৩৯৯১৩', ''].map(isRoutingNumber)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
  it('detects every single-digit error at the second, third, fifth, sixth, eighth and ninth position', () => {
    const slip = tuple(eightDigits, constantFrom(1, 2, 4, 5, 7, 8), integer({ min: 1, max: 9 }))
    assert(
      property(slip, ([eight, place, off]) => {
        const number = whole(eight)
        expect(isRoutingNumber(withDigit(number, place, (Number(number[place]) + off) % 10))).toBe(false)
      }),
    )
  })
  it('detects an error at the first, fourth and seventh position only if it is odd', () => {
    const slip = tuple(eightDigits, constantFrom(0, 3, 6), integer({ min: 0, max: 9 }))
    assert(
      property(slip, ([eight, place, digit]) => {
        const number = whole(eight)
        const isOdd = Math.abs(digit - Number(number[place])) % 2 === 1
        expect(isRoutingNumber(withDigit(number, place, digit))).toBe(!isOdd)
      }),
    )
  })
  it('identifies its bank and its district', () => {
    expect([bankOfRoutingNumber('200939913'), districtOfRoutingNumber('200939913')]).toEqual(['200', '44'])
    expect(['010261234', '010271234', '010281234', '010001234'].map(districtOfRoutingNumber)).toEqual([
      '47',
      '47',
      '54',
      undefined,
    ])
  })
})

describe('bank branch', () => {
  it('must match the district of its number, unless the number or the district is unknown', () => {
    expect([
      mayRoutingNumberBeIn('200939913', '44'),
      mayRoutingNumberBeIn('200939913', '47'),
      mayRoutingNumberBeIn('200009913', '47'),
      mayRoutingNumberBeIn('200939913', '9001'),
    ]).toEqual([true, false, true, true])
  })
})

describe('district code', () => {
  it('follows the Bureau of Statistics, with the division first', () => {
    expect(['3093', '5527', '3026', '4001', '3000', '44', '93', '6091'].map(districtOfBbsCode)).toEqual([
      '44',
      '54',
      '47',
      '28',
      undefined,
      undefined,
      undefined,
      '36',
    ])
  })
})
