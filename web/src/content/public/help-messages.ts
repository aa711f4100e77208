import type { BuiltScreenId } from '@wewb/domain/access/screens'
import type { Bilingual } from '@wewb/domain/language/bilingual'

/** A frequent question; `screen` is the page where the person can do it. */
export type HelpTopic = { id: string; question: Bilingual; answer: Bilingual; screen?: BuiltScreenId }
export type HelpGroup = { id: string; title: Bilingual; topics: HelpTopic[] }

export const helpMessages = {
  intro: {
    bn: 'মানুষ যা বেশি জানতে চান, তার উত্তর এখানে। প্রশ্নে চাপ দিলে উত্তর খুলবে। উত্তর না পেলে ফোন করুন।',
    en: 'Answers to what people ask most. Press a question to open its answer. If yours is not here, call us.',
  },
  goThere: { bn: 'এখানে যান: {page}', en: 'Go there: {page}' },
  callTitle: { bn: 'উত্তর পাননি?', en: 'Your question is not here?' },
  call: {
    bn: 'দেশের ভেতর থেকে {local} নম্বরে বিনা খরচে, আর বিদেশ থেকে {abroad} নম্বরে ফোন করুন।',
    en: 'Call {local} toll-free inside Bangladesh, or {abroad} from abroad.',
  },
} satisfies Record<string, Bilingual>

export const helpGroups: HelpGroup[] = [
  {
    id: 'account',
    title: { bn: 'অ্যাকাউন্ট ও কোড', en: 'Account and codes' },
    topics: [
      {
        id: 'register',
        question: { bn: 'অ্যাকাউন্ট কীভাবে খুলব?', en: 'How do I open an account?' },
        answer: {
          bn: 'নাম আর মোবাইল নম্বর বা ই-মেইল দিয়ে নিবন্ধন করুন। আপনার কাছে একটি কোড আসবে; কোডটি লিখলেই অ্যাকাউন্ট চালু হবে।',
          en: 'Register with your name and a mobile number or e-mail. A code is sent to you; once you write it, the account is open.',
        },
        screen: 'register',
      },
      {
        id: 'no-code',
        question: { bn: 'কোড আসছে না, কী করব?', en: 'The code does not arrive. What can I do?' },
        answer: {
          bn: 'নম্বরটি ঠিক আছে কি না দেখুন, এক-দুই মিনিট অপেক্ষা করুন, তারপর আবার কোড চান। বিদেশের নম্বরে এসএমএস না গেলে ই-মেইল দিয়ে নিবন্ধন করুন।',
          en: 'Check the number, wait a minute or two, and ask for the code again. If messages do not reach a number abroad, register with an e-mail.',
        },
      },
      {
        id: 'password',
        question: { bn: 'পাসওয়ার্ড ভুলে গেছি।', en: 'I forgot my password.' },
        answer: {
          bn: 'মোবাইলে বা ই-মেইলে আসা কোড দিয়ে নতুন পাসওয়ার্ড ঠিক করতে পারবেন।',
          en: 'You can choose a new password with a code that is sent to your mobile or e-mail.',
        },
        screen: 'forgot-password',
      },
      {
        id: 'shared-phone',
        question: { bn: 'অন্যের ফোন থেকে ব্যবহার করা কি নিরাপদ?', en: 'Is it safe on somebody else’s phone?' },
        answer: {
          bn: 'হ্যাঁ। লগইনের সময় জানান যে ফোনটি অন্যের। তখন নাম ও নম্বর আড়ালে থাকে, আর কাজ শেষে ফোনে কিছু থাকে না। শেষে লগ আউট করতে ভুলবেন না।',
          en: 'Yes. Say at the log-in that the phone is shared. Names and numbers are then masked, and nothing stays on the phone. Do not forget to log out.',
        },
      },
    ],
  },
  {
    id: 'applying',
    title: { bn: 'আবেদন করা', en: 'Applying' },
    topics: [
      {
        id: 'which',
        question: { bn: 'আমি কোন সহায়তা পেতে পারি?', en: 'Which help can I get?' },
        answer: {
          bn: 'কয়েকটি ছোট প্রশ্নের উত্তর দিলে দেখা যাবে কোন কোন সেবা আপনার কাজে লাগতে পারে। লগইন লাগে না।',
          en: 'Answer a few short questions and see which services may help you. No log-in is needed.',
        },
        screen: 'benefit-finder',
      },
      {
        id: 'cost',
        question: { bn: 'আবেদন করতে কি টাকা লাগে?', en: 'Does an application cost anything?' },
        answer: {
          bn: 'আবেদন করতে কাউকে টাকা দেবেন না। সদস্য হতে বোর্ডের নির্ধারিত ফি লাগে, তার রসিদ পাবেন। কেউ টাকা চাইলে কল সেন্টারে জানান।',
          en: 'Do not pay anybody for an application. Membership has the fee of the Board, for which you get a receipt. If somebody asks for money, tell the call centre.',
        },
      },
      {
        id: 'papers',
        question: { bn: 'কী কী কাগজ লাগবে?', en: 'Which papers do I need?' },
        answer: {
          bn: 'প্রতিটি সেবার পাতায় কাগজের তালিকা আছে। মোবাইলে তোলা পরিষ্কার ছবি দিলেই হবে; ছবি কীভাবে তুলবেন, তা ফরমে ছবি এঁকে দেখানো আছে।',
          en: 'The page of each service lists them. Clear photos taken with a phone will do; the form shows with drawings how to take them.',
        },
      },
      {
        id: 'later',
        question: { bn: 'একবারে ফরম শেষ করতে না পারলে?', en: 'What if I cannot finish the form at once?' },
        answer: {
          bn: 'যা লিখেছেন, তা সঙ্গে সঙ্গে রাখা হয়। পরে একই ফোনে বা অন্য ফোনে লগইন করে বাকিটা পূরণ করতে পারবেন।',
          en: 'What you write is saved at once. Later you can log in on the same phone or another one and go on.',
        },
      },
      {
        id: 'offline',
        question: { bn: 'মাঝপথে ইন্টারনেট চলে গেলে?', en: 'What if the connection breaks?' },
        answer: {
          bn: 'লিখতে থাকুন। উত্তর ও ছবি ফোনে জমা থাকে, সংযোগ ফিরলে নিজে থেকে চলে যায়।',
          en: 'Go on writing. Answers and pictures wait on the phone and are sent by themselves when the connection is back.',
        },
      },
      {
        id: 'cannot-write',
        question: { bn: 'নিজে ফরম পূরণ করতে পারি না।', en: 'I cannot fill in the form myself.' },
        answer: {
          bn: 'জেলার কল্যাণ অফিস, কল্যাণ কেন্দ্র, বিমানবন্দর ডেস্ক বা মিশনের কর্মকর্তা আপনার হয়ে লিখে দিতে পারেন। আপনার মোবাইলে আসা কোড দিয়ে আপনি সম্মতি দেবেন।',
          en: 'An officer of the district office, a welfare centre, an airport desk or a mission can write it for you. You agree with a code that is sent to your mobile.',
        },
      },
    ],
  },
  {
    id: 'after',
    title: { bn: 'আবেদনের পরে', en: 'After you applied' },
    topics: [
      {
        id: 'status',
        question: { bn: 'আবেদন এখন কোথায় আছে?', en: 'Where is my application now?' },
        answer: {
          bn: 'লগইন করে আবেদনটি খুলুন, অথবা লগইন ছাড়াই আবেদন নম্বর দিয়ে অবস্থা দেখুন।',
          en: 'Log in and open it, or check its status with the number, without a log-in.',
        },
        screen: 'app-status-check',
      },
      {
        id: 'returned',
        question: { bn: 'সংশোধনের জন্য ফেরত এসেছে, কী করব?', en: 'It was sent back for correction. What now?' },
        answer: {
          bn: 'আবেদনটি খুলুন। কী ঠিক করতে হবে আর কত তারিখের মধ্যে, তা ওপরে লেখা থাকে। শুধু ওই ঘরগুলো ঠিক করে আবার জমা দিন।',
          en: 'Open the application. What to correct, and by when, stands at the top. Correct only those answers and send it again.',
        },
      },
      {
        id: 'rejected',
        question: { bn: 'মঞ্জুর না হলে কী করতে পারি?', en: 'What can I do if it is not granted?' },
        answer: {
          bn: 'কারণটি আবেদনে লেখা থাকে। সিদ্ধান্ত ঠিক মনে না হলে নির্ধারিত তারিখের মধ্যে একবার আপিল করতে পারবেন; অন্য কর্মকর্তা তা দেখবেন।',
          en: 'The reason stands in the application. If you do not agree, you may appeal once before the date given there; another officer decides it.',
        },
      },
      {
        id: 'money',
        question: { bn: 'টাকা কখন, কোথায় আসবে?', en: 'When and where does the money come?' },
        answer: {
          bn: 'মঞ্জুরের পরে টাকা আপনার দেওয়া ব্যাংক হিসাবে যায়, আর প্রতিটি ধাপে বার্তা পাবেন। ব্যাংক টাকা ফেরত দিলে হিসাবের তথ্য ঠিক করার লিংক পাবেন।',
          en: 'After the approval it goes to the bank account that you gave, and you get a message at each step. If the bank returns it, you get a link to correct the account.',
        },
      },
      {
        id: 'verify',
        question: { bn: 'কার্ড বা চিঠি আসল কি না, কীভাবে বুঝব?', en: 'How do I know that a card or letter is genuine?' },
        answer: {
          bn: 'কার্ড বা চিঠির কিউআর কোডটি ফোনের ক্যামেরায় ধরুন, অথবা কোডটি এখানে লিখুন।',
          en: 'Scan the QR code of the card or letter with the camera of a phone, or write the code here.',
        },
        screen: 'verify',
      },
      {
        id: 'complain',
        question: { bn: 'অভিযোগ কোথায় করব?', en: 'Where can I complain?' },
        answer: {
          bn: 'অ্যাকাউন্ট ছাড়াই অভিযোগ করতে পারেন। একটি টিকিট নম্বর পাবেন, সেটি দিয়ে কাজ কতদূর হলো দেখা যায়।',
          en: 'You can complain without an account. You get a ticket number with which you can follow what is done.',
        },
        screen: 'complaint-submission',
      },
    ],
  },
]
