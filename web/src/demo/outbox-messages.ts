import type { Bilingual } from '@wewb/domain/language/bilingual'

export const demoOutboxMessages = {
  title: { bn: 'প্রেরিত বার্তা (ডেমো)', en: 'Messages sent (demo)' },
  intro: {
    bn: 'পোর্টাল যে এসএমএস ও ই-মেইল পাঠাত, সেগুলো এখানে দেখা যায়। সত্যি কিছু পাঠানো হয় না।',
    en: 'The SMS and e-mails the portal would have sent. Nothing really leaves.',
  },
  refresh: { bn: 'নতুন করে দেখুন', en: 'Refresh' },
  to: { bn: 'প্রাপক', en: 'Recipient' },
  toHint: { bn: 'মোবাইল নম্বর বা ই-মেইল', en: 'Mobile number or e-mail' },
  empty: { bn: 'কোনো বার্তা নেই', en: 'No messages' },
  emptyText: {
    bn: 'নিবন্ধন করলে বা পাসওয়ার্ড ভুলে গেলে যে কোড যায়, তা এখানে আসবে।',
    en: 'The codes of a registration or a forgotten password will appear here.',
  },
  sms: { bn: 'এসএমএস', en: 'SMS' },
  email: { bn: 'ই-মেইল', en: 'E-mail' },
  copy: { bn: 'কোড কপি করুন', en: 'Copy the code' },
  sent: { bn: 'পাঠানো হয়েছে', en: 'sent' },
  copied: { bn: 'কপি হয়েছে', en: 'Copied' },
} satisfies Record<string, Bilingual>

/** Names of message states; a state without a name shows its code. */
export const outboxStateNames: Record<string, Bilingual> = {
  queued: { bn: 'অপেক্ষায়', en: 'waiting' },
  sending: { bn: 'পাঠানো হচ্ছে', en: 'being sent' },
  retry: { bn: 'আবার পাঠানো হবে', en: 'to be tried again' },
  sent: demoOutboxMessages.sent,
  failed: { bn: 'পাঠানো যায়নি', en: 'not sent' },
}
