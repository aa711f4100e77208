/**
 * Removes redundant zero-width joiners from Bangla text. Some words need them: the joiner in র‍্যাব, the non-joiner
 * after the hasanta of উদ্‌যাপন. Keyboards insert them elsewhere too, and names that look alike then differ. Applied
 * to stored text and search terms, not while typing: the joiner of র‍্য is typed before the letter it joins.
 */
export const normalizeJoiners = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    // Both are used before the same letter, with the same meaning.
    .replace(/র\u200c(?=্য)/g, 'র\u200d')
    .replace(
      /র\u200d(?=্য)|([\u0980-\u09cc\u09ce-\u09ff])[\u200c\u200d]/g,
      (stored, letter?: string) => letter ?? stored,
    )
    // Legacy spelling of ৎ, from before it had its own code point.
    .replace(/ত্\u200d/g, 'ৎ')
    .replace(/্[\u200c\u200d](?![\u0995-\u09b9])/g, '্')
    .replace(/(^|\s)[\u200c\u200d](?=[\u0980-\u09ff])/g, '$1')
    .normalize('NFC')
