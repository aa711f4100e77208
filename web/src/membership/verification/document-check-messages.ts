import type { Bilingual } from '@wewb/domain/language/bilingual'

export const documentCheckMessages = {
  intro: {
    bn: 'সদস্য কার্ড, রসিদ বা চিঠিটি বোর্ডের দেওয়া কি না, তার কিউআর কোড দিয়ে দেখে নিন।',
    en: 'Check by its QR code whether a membership card, a slip or a letter was issued by the Board.',
  },
  needsScript: {
    bn: 'এই পাতায় যাচাই করতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু থাকতে হবে। চালু করতে না পারলে {phone} নম্বরে ফোন করুন।',
    en: 'To check a paper here the browser needs JavaScript. If you cannot turn it on, call {phone}.',
  },
  scan: { bn: 'ক্যামেরা দিয়ে স্ক্যান করুন', en: 'Scan with the camera' },
  scanHint: { bn: 'সবচেয়ে সহজ। কোনো ছবি পাঠানো হয় না।', en: 'The easiest way. No picture is sent.' },
  picture: { bn: 'ছবি বা ফটো বেছে নিন', en: 'Choose a picture or photo' },
  pictureHint: { bn: 'কিউআর কোডের ছবি আগে থেকে তোলা থাকলে।', en: 'If you already have a photo of the QR code.' },
  code: { bn: 'কোড বা লিংক', en: 'Code or link' },
  codeHint: {
    bn: 'কিউআর কোড থেকে পাওয়া লিংক বা কোডটি এখানে লিখুন বা পেস্ট করুন।',
    en: 'Type or paste the link or code that the QR code holds.',
  },
  check: { bn: 'যাচাই করুন', en: 'Check the code' },
  checking: { bn: 'যাচাই হচ্ছে…', en: 'Checking…' },
  checkAnother: { bn: 'আরেকটি যাচাই করুন', en: 'Check another' },

  camera: { bn: 'ক্যামেরার ছবি', en: 'Camera view' },
  cameraStarting: {
    bn: 'ক্যামেরা চালু হচ্ছে। অনুমতি চাইলে “অনুমতি দিন” চাপুন।',
    en: 'Starting the camera. If asked, choose “Allow”.',
  },
  cameraOn: {
    bn: 'কিউআর কোডটি চৌকো ঘরের ভেতরে ধরুন। পড়া হলে নিজে থেকেই ফল দেখাবে।',
    en: 'Hold the QR code inside the square. The answer comes by itself.',
  },
  stopCamera: { bn: 'ক্যামেরা বন্ধ করুন', en: 'Stop the camera' },
} satisfies Record<string, Bilingual>

/** Reasons why nothing could be checked, with help. */
export const scanNotices = {
  foreign: {
    title: { bn: 'এটি বোর্ডের কোড নয়', en: 'This is not a code of the Board' },
    help: {
      bn: 'কিউআর কোডটি পড়া গেছে, তবে এটি অন্য কিছুর। কার্ড বা কাগজে ছাপা বোর্ডের কিউআর কোডটি দেখান।',
      en: 'The QR code was read, but it belongs to something else. Show the Board’s QR code printed on the card or paper.',
    },
  },
  'no-code': {
    title: { bn: 'এই ছবিতে কিউআর কোড পাওয়া যায়নি', en: 'There is no QR code in this picture' },
    help: {
      bn: 'আলোতে রেখে, সোজা করে, কাছ থেকে পুরো কোডটির ছবি তুলে আবার দিন।',
      en: 'Take the photo again: in good light, straight from above, near enough that the whole code fills it.',
    },
  },
  'no-picture': {
    title: { bn: 'ফাইলটি ছবি হিসেবে খোলা গেল না', en: 'This file cannot be opened as a picture' },
    help: {
      bn: 'জেপিজি বা পিএনজি ছবি দিন, অথবা ক্যামেরা দিয়ে স্ক্যান করুন।',
      en: 'Choose a JPG or PNG picture, or scan with the camera.',
    },
  },
  'no-camera': {
    title: { bn: 'এই যন্ত্রে ক্যামেরা পাওয়া যায়নি', en: 'No camera was found on this device' },
    help: { bn: 'কিউআর কোডের ছবি বেছে নিন, অথবা কোডটি লিখুন।', en: 'Choose a picture of the QR code, or type the code.' },
  },
  'not-allowed': {
    title: { bn: 'ক্যামেরা ব্যবহারের অনুমতি দেওয়া হয়নি', en: 'The camera was not allowed' },
    help: {
      bn: 'ব্রাউজারের ঠিকানার পাশের চিহ্ন থেকে ক্যামেরার অনুমতি দিয়ে আবার চাপুন। অথবা ছবি বেছে নিন বা কোড লিখুন।',
      en: 'Allow the camera at the sign beside the address, then press again. Or choose a picture, or type the code.',
    },
  },
  'camera-busy': {
    title: { bn: 'ক্যামেরা চালু করা গেল না', en: 'The camera could not be started' },
    help: {
      bn: 'অন্য অ্যাপ ক্যামেরা ব্যবহার করলে সেটি বন্ধ করে আবার চাপুন। অথবা ছবি বেছে নিন বা কোড লিখুন।',
      en: 'Close other apps that use the camera, then press again. Or choose a picture, or type the code.',
    },
  },
  'not-secure': {
    title: { bn: 'এই ঠিকানায় ক্যামেরা চালানো যায় না', en: 'The camera does not work at this address' },
    help: {
      bn: 'সংযোগটি সুরক্ষিত নয়। বোর্ডের সুরক্ষিত ঠিকানা থেকে পাতাটি খুলুন। অথবা ছবি বেছে নিন বা কোড লিখুন।',
      en: 'The connection is not secure. Open the page at the Board’s secure address. Or choose a picture, or type the code.',
    },
  },
  'no-reader': {
    title: { bn: 'কিউআর পড়ার অংশটি আসেনি', en: 'The QR reader did not load' },
    help: {
      bn: 'ইন্টারনেট সংযোগ দেখে আবার চাপুন, অথবা কোডটি লিখুন।',
      en: 'Check the connection and press again, or type the code.',
    },
  },
} satisfies Record<string, { title: Bilingual; help: Bilingual }>

export type ScanNotice = keyof typeof scanNotices
