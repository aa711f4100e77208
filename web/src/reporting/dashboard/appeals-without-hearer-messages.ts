import type { Bilingual } from '@wewb/domain/language/bilingual'

export const appealsWithoutHearerMessages = {
  title: { bn: 'যেসব আপিল শোনার কেউ নেই', en: 'Appeals without a hearer' },
  whatToDo: {
    bn: 'যাঁদের এই দায়িত্ব, তাঁরা আবেদনটিতে আগে কাজ করেছেন অথবা এখন কর্মরত নেই। আবেদনটিতে কাজ করেননি, এমন একজনকে ব্যবহারকারী পাতায় নিচের রোলটি দিন; আপিলটি তখন তাঁর ডেস্কে আসবে।',
    en: 'Everybody with this duty has acted on the application or is not active. On the page of users, give the role below to somebody who has not acted on it; the appeal is then on their desk.',
  },
  role: { bn: 'প্রয়োজনীয় রোল: {role}', en: 'Role needed: {role}' },
  due: { bn: 'সিদ্ধান্তের শেষ দিন: {date}', en: 'Decision due: {date}' },
} satisfies Record<string, Bilingual>
