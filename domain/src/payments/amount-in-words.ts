import type { Locale } from '#language/bilingual.ts'

// Spelling as in bank documents; Bangla has a separate word for every number below a hundred.
const bangla = [
  'শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়',
  'দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ',
  'বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ',
  'ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ',
  'চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ',
  'পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট',
  'ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর',
  'সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি',
  'আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই',
  'নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই',
].flatMap((ten) => ten.split(' '))
const small = (
  'zero one two three four five six seven eight nine ten eleven twelve ' +
  'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
).split(' ')
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const english = (n: number) =>
  n < 20 ? (small[n] ?? '') : [tens[Math.floor(n / 10)], n % 10 ? small[n % 10] : ''].filter(Boolean).join('-')

const words = {
  bn: {
    under: (n: number) => bangla[n] ?? '',
    crore: 'কোটি',
    lakh: 'লক্ষ',
    thousand: 'হাজার',
    hundred: 'শত',
    taka: 'টাকা',
    poisha: 'পয়সা',
    only: 'মাত্র',
  },
  en: {
    under: english,
    crore: 'crore',
    lakh: 'lakh',
    thousand: 'thousand',
    hundred: 'hundred',
    taka: 'taka',
    poisha: 'poisha',
    only: 'only',
  },
}

function whole(n: number, locale: Locale): string {
  const { under, crore, lakh, thousand, hundred } = words[locale]
  if (n === 0) return under(0)
  const part = (count: number, name: string) => (count > 0 ? [`${whole(count, locale)} ${name}`] : [])
  return [
    ...part(Math.floor(n / 1e7), crore),
    ...part(Math.floor(n / 1e5) % 100, lakh),
    ...part(Math.floor(n / 1000) % 100, thousand),
    ...part(Math.floor(n / 100) % 10, hundred),
    ...(n % 100 > 0 ? [under(n % 100)] : []),
  ].join(' ')
}

/** এক লক্ষ পঁয়ত্রিশ হাজার টাকা মাত্র / One lakh thirty-five thousand taka only. */
export function amountInWords(amount: string, locale: Locale): string {
  const [taka = '0', fraction = ''] = amount.split('.')
  const poisha = Number(fraction.padEnd(2, '0'))
  const { taka: takaWord, poisha: poishaWord, only } = words[locale]
  const poishaPart = poisha > 0 ? ` ${whole(poisha, locale)} ${poishaWord}` : ''
  const inWords = `${whole(Number(taka), locale)} ${takaWord}${poishaPart} ${only}`
  return locale === 'en' ? inWords.charAt(0).toUpperCase() + inWords.slice(1) : inWords
}
