/**
 * Two signs that nobody sees stand in some Bangla words: the joiner in র‍্যাব, the non-joiner after the hasanta of উদ্‌যাপন. Keyboards
 * leave them elsewhere too, and then two names that look alike are not the same. What is stored and what is searched for keeps
 * them only where they are read. A box must not do this while somebody types: the joiner of র‍্য comes before what it joins.
 */
export const settleJoiners = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    // Both are in use before the same sign, and read alike.
    .replace(/র\u200c(?=্য)/g, 'র\u200d')
    .replace(/র\u200d(?=্য)|([\u0980-\u09cc\u09ce-\u09ff])[\u200c\u200d]/g, (kept, letter?: string) => letter ?? kept)
    // How ৎ was written before it had a place of its own.
    .replace(/ত্\u200d/g, 'ৎ')
    .replace(/্[\u200c\u200d](?![\u0995-\u09b9])/g, '্')
    .replace(/(^|\s)[\u200c\u200d](?=[\u0980-\u09ff])/g, '$1')
    .normalize('NFC')
