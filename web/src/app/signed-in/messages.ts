import type { Bilingual } from '@wewb/domain/language/bilingual'

export const signedInLayoutMessages = {
  skip: { bn: 'মূল অংশে যান', en: 'Skip to main content' },
  home: { bn: 'প্রচ্ছদ', en: 'Home' },
  menu: { bn: 'মেনু', en: 'Menu' },
  openMenu: { bn: 'মেনু খুলুন', en: 'Open the menu' },
  closeMenu: { bn: 'মেনু বন্ধ করুন', en: 'Close the menu' },
  keepMenuOpen: { bn: 'মেনু খোলা রাখুন', en: 'Keep the menu open' },
  shrinkMenu: { bn: 'মেনু ছোট করুন', en: 'Shrink the menu' },
  yourAccount: { bn: 'আপনার অ্যাকাউন্ট', en: 'Your account' },
  profile: { bn: 'প্রোফাইল', en: 'Profile' },
  family: { bn: 'পরিবার ও কাগজপত্র', en: 'Family and documents' },
  earlier: { bn: 'আগের আবেদন', en: 'Earlier applications' },
  changePassword: { bn: 'পাসওয়ার্ড পরিবর্তন', en: 'Change password' },
  leave: { bn: 'বেরিয়ে যান', en: 'Leave' },
  name: { bn: 'নাম', en: 'Name' },
  loginId: { bn: 'মোবাইল নম্বর বা ই-মেইল', en: 'Mobile number or e-mail' },
  logOut: { bn: 'লগআউট', en: 'Log out' },
  menusChanged: {
    bn: 'আপনার মেনু বদলানো হয়েছে। অনুগ্রহ করে আবার লগইন করুন।',
    en: 'Your menus have been changed. Please log in again.',
  },
  lastSeen: {
    bn: 'ইন্টারনেট সংযোগ নেই। {date}, {time} (বাংলাদেশ সময়) যা দেখেছিলেন, তা-ই দেখাচ্ছে। সংযোগ এলে নতুন তথ্য আসবে।',
    en: 'There is no connection. You see what you saw on {date}, {time} (Bangladesh time). It is renewed when the connection is back.',
  },
  help: { bn: 'সাহায্য লাগলে ফোন করুন', en: 'For help call' },
  abroad: { bn: 'বিদেশ থেকে', en: 'From abroad' },
  versions: { bn: 'সংস্করণ', en: 'Version' },
} satisfies Record<string, Bilingual>
