import { describe, expect, it } from 'vitest'
import { smsParts } from './sms-parts.ts'

const emoji = '😀'

describe('parts of an SMS', () => {
  it.each([
    ['nothing', '', 0],
    ['English that fills one', 'a'.repeat(160), 1],
    ['one letter more', 'a'.repeat(161), 2],
    ['English that fills two', 'a'.repeat(306), 2],
    ['one letter more than two', 'a'.repeat(307), 3],
    ['Bangla that fills one', 'ক'.repeat(70), 1],
    ['one letter of Bangla more', 'ক'.repeat(71), 2],
    ['Bangla that fills two', 'ক'.repeat(134), 2],
    ['one letter of Bangla more than two', 'ক'.repeat(135), 3],
    ['English with one letter of Bangla', `${'a'.repeat(69)}ক`, 1],
    ['English with one letter of Bangla, seventy-one long', `${'a'.repeat(70)}ক`, 2],
  ])('%s', (_, text, parts) => expect(smsParts(text).parts).toBe(parts))

  it('count characters of the GSM extension table twice, such as the euro sign', () => {
    expect(smsParts('[5 €]')).toEqual({ encoding: 'GSM-7', length: 8, parts: 1, outside: [] })
    expect([smsParts('€'.repeat(80)).parts, smsParts('€'.repeat(81)).parts]).toEqual([1, 2])
  })
  it('do not split an extension character at the end of a part', () => {
    // One unit is left after 152 letters: the euro sign needs two and begins the next part, so 306 units are three
    // parts, not two.
    expect(smsParts(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ length: 306, parts: 3 })
    expect(smsParts(`${'ক'.repeat(66)}${emoji}${'ক'.repeat(66)}`)).toMatchObject({ length: 134, parts: 3 })
    expect(smsParts(`${'ক'.repeat(65)}${emoji}${'ক'.repeat(67)}`)).toMatchObject({ length: 134, parts: 2 })
  })
  it('count a Bangla conjunct by its code units, as the network does', () => {
    expect(smsParts('ক্ষ')).toMatchObject({ encoding: 'UCS-2', length: 3 })
    expect(smsParts('সংশ্লিষ্ট')).toMatchObject({ length: 9 })
    expect(smsParts('ক্ষ'.repeat(23)).parts).toBe(1)
    expect(smsParts(`${'ক্ষ'.repeat(23)}ক্ষ`).parts).toBe(2)
  })
  it('count an emoji as two, and an emoji family by its parts', () => {
    expect(smsParts(emoji)).toMatchObject({ encoding: 'UCS-2', length: 2, parts: 1 })
    expect([smsParts(emoji.repeat(35)).parts, smsParts(emoji.repeat(36)).parts]).toEqual([1, 2])
  })
  it('list the characters that force Unicode encoding, each once', () => {
    expect(smsParts('the board’s – the member’s').outside).toEqual(['’', '–'])
    expect(smsParts("the board's").outside).toEqual([])
  })
})
