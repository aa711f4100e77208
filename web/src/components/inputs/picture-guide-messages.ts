import type { Bilingual } from '@wewb/domain/language/bilingual'

export const pictureGuideMessages = {
  good: { bn: 'ঠিক', en: 'Right' },
  bad: { bn: 'ভুল', en: 'Wrong' },
  documentTip: {
    bn: 'কাগজটি টেবিলে সমান করে রাখুন, জানালার আলোয় ওপর থেকে সোজা ছবি তুলুন। ফ্ল্যাশ বন্ধ রাখুন।',
    en: 'Lay the document flat on a table near a window and take the picture from straight above, without flash.',
  },
  documentGood: { bn: 'পুরো কাগজ, সমান, সব জায়গায় আলো', en: 'The whole sheet, flat, in even light' },
  documentCut: { bn: 'এক পাশ বাদ পড়েছে', en: 'One side is cut off' },
  documentBlurred: { bn: 'ঝাপসা, লেখা পড়া যায় না', en: 'Blurred, the text cannot be read' },
  documentDark: { bn: 'ছায়া বা আলোর ঝলক পড়েছে', en: 'A shadow, or glare of a light' },
  portraitTip: {
    bn: 'সাদা দেয়ালের সামনে দাঁড়ান, মুখে আলো রাখুন। রোদচশমা ও মাস্ক খুলে নিন।',
    en: 'Stand before a white wall with the light on your face, without sunglasses and mask.',
  },
  portraitGood: { bn: 'মুখ ও কাঁধ মাঝখানে, মুখে আলো', en: 'Face and shoulders in the middle, light on the face' },
  portraitCut: { bn: 'মুখের এক পাশ বাদ পড়েছে', en: 'One side of the face is cut off' },
  portraitBlurred: { bn: 'ঝাপসা', en: 'Blurred' },
  portraitDark: { bn: 'মুখ অন্ধকার, আলো পেছনে', en: 'The face is dark, the light is behind' },
} satisfies Record<string, Bilingual>
