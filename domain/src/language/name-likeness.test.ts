import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameLikeness, SAME_NAME_PERCENT } from './name-likeness.ts'

const same: [string, string][] = [
  ['Abdul Karim', 'Abdul Karim'],
  ['ABDUL KARIM', 'Md. Abdul Karim'],
  ['Mohammad Abdul Karim', 'MD ABDUL KARIM'],
  ['Abdul Karim', 'Abdul Kareem'],
  ['Abdulkarim', 'Abdul Karim'],
  ['Karim Abdul', 'Abdul Karim'],
  ['Mst. Rahima Begum', 'Rahima Begum'],
  ['Rahima Begum', 'Rohima'],
  ['Mosammat Fatema Khatun', 'Fatima Khatoon'],
  ['Md. Zahirul Islam', 'Jahirul Islam'],
  ['Md. Faruk Hossain', 'Farooq Hosen'],
  ['Md. Shahidul Islam', 'Shohidul Islam'],
  ['Nusrat Jahan', 'Nushrat Jahan'],
  ["Anthony D'Costa", 'Anthony DCosta'],
  ['মোঃ আব্দুল করিম', 'Md. Abdul Karim'],
  ['মো: আবদুল করিম', 'Abdul Karim'],
  ['রহিমা বেগম', 'Rahima Begum'],
  ['রহিমা খাতুন', 'RAHIMA KHATUN'],
  ['মোছাঃ ফাতেমা আক্তার', 'Fatema Akter'],
  ['তানভীর আলম', 'Tanvir Alam'],
  ['জাহাঙ্গীর হোসেন', 'Jahangir Hossain'],
  ['নুসরাত জাহান', 'Nusrat Jahan'],
  ['শেফালী রানী দাস', 'Shefali Rani Das'],
  ['সুব্রত কুমার সাহা', 'Subrata Kumar Saha'],
  ['আমেনা বেগম', 'AMENA BEGUM'],
  ['আনন্দ চন্দ্র দাস', 'Ananda Chandra Das'],
  ['মোঃ আব্দুল করিম', 'মোহাম্মদ আবদুল করিম'],
]

const different: [string, string][] = [
  ['Abdul Karim', 'Abdul Rahim'],
  ['Abdul Karim', 'Abdul Kabir'],
  ['Abdulkarim', 'Abdul Rahim'],
  ['Md. Jamal Uddin', 'Md. Kamal Uddin'],
  ['Rahima Begum', 'Rahela Begum'],
  ['Rahima Khatun', 'Rahim Khan'],
  ['Amina Begum', 'Md. Amin'],
  ['Salma Akter', 'Salam Akter'],
  ['Mina Begum', 'Rina Begum'],
  ['Nusrat Jahan', 'Ishrat Jahan'],
  ['Md. Abdul Karim', 'Md. Shahidul Islam'],
  ['রহিমা বেগম', 'Salma Begum'],
  ['মোঃ আব্দুল করিম', 'Md. Abdul Halim'],
  ['Rahima Khatun', 'Abdul Karim'],
  ['XX 12345 67', 'Rahima Khatun'],
  ['Md.', 'Abdul Karim'],
  ['', 'Abdul Karim'],
]

describe('the likeness of two names', () => {
  it.each(same)('of one person is high: %s – %s', (one, other) => {
    expect(nameLikeness(one, other)).toBeGreaterThanOrEqual(SAME_NAME_PERCENT)
  })

  it.each(different)('of two people is low: %s – %s', (one, other) => {
    expect(nameLikeness(one, other)).toBeLessThan(SAME_NAME_PERCENT)
  })

  it('is the same from both sides, between 0 and 100, and 100 with itself', () => {
    const names = [...same, ...different].flat()
    const word = fc.constantFrom(...names.flatMap((name) => name.split(' ')).filter((part) => /\p{L}{3}/u.test(part)))
    const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(name, name, (one, other) => {
        const likeness = nameLikeness(one, other)
        expect(likeness).toBeGreaterThanOrEqual(0)
        expect(likeness).toBeLessThanOrEqual(100)
        expect(nameLikeness(one, one)).toBe(100)
        expect(nameLikeness(other, one)).toBe(likeness)
      }),
    )
  })

  it('is quick, however long the texts are', () => {
    const long = 'Abdul Karim '.repeat(200)
    const began = performance.now()
    nameLikeness(long, `${long} Rahim`)
    expect(performance.now() - began).toBeLessThan(2000)
  })
})
