import type { ListEntry } from './list-entry.ts'

/** The ids are fixed: services refer to the technical board as 11. */
export const educationBoards: ListEntry[] = [
  { code: '1', name: { bn: 'বরিশাল', en: 'Barishal' } },
  { code: '2', name: { bn: 'চট্টগ্রাম', en: 'Chattogram' } },
  { code: '3', name: { bn: 'কুমিল্লা', en: 'Cumilla' } },
  { code: '4', name: { bn: 'ঢাকা', en: 'Dhaka' } },
  { code: '5', name: { bn: 'দিনাজপুর', en: 'Dinajpur' } },
  { code: '6', name: { bn: 'যশোর', en: 'Jashore' } },
  { code: '7', name: { bn: 'ময়মনসিংহ', en: 'Mymensingh' } },
  { code: '8', name: { bn: 'রাজশাহী', en: 'Rajshahi' } },
  { code: '9', name: { bn: 'সিলেট', en: 'Sylhet' } },
  { code: '10', name: { bn: 'মাদ্রাসা', en: 'Madrasah' } },
  { code: '11', name: { bn: 'কারিগরি', en: 'Technical' } },
]

/** Universities of most applicants. The form offers "not in the list", and staff add others. */
export const universities: ListEntry[] = [
  { code: 'DU', name: { bn: 'ঢাকা বিশ্ববিদ্যালয়', en: 'University of Dhaka' } },
  { code: 'RU', name: { bn: 'রাজশাহী বিশ্ববিদ্যালয়', en: 'University of Rajshahi' } },
  { code: 'CU', name: { bn: 'চট্টগ্রাম বিশ্ববিদ্যালয়', en: 'University of Chittagong' } },
  { code: 'JU', name: { bn: 'জাহাঙ্গীরনগর বিশ্ববিদ্যালয়', en: 'Jahangirnagar University' } },
  { code: 'JNU', name: { bn: 'জগন্নাথ বিশ্ববিদ্যালয়', en: 'Jagannath University' } },
  { code: 'KU', name: { bn: 'খুলনা বিশ্ববিদ্যালয়', en: 'Khulna University' } },
  { code: 'BU', name: { bn: 'বরিশাল বিশ্ববিদ্যালয়', en: 'University of Barishal' } },
  { code: 'COU', name: { bn: 'কুমিল্লা বিশ্ববিদ্যালয়', en: 'Comilla University' } },
  { code: 'IU', name: { bn: 'ইসলামী বিশ্ববিদ্যালয়', en: 'Islamic University, Bangladesh' } },
  { code: 'BUET', name: { bn: 'বাংলাদেশ প্রকৌশল বিশ্ববিদ্যালয়', en: 'Bangladesh University of Engineering and Technology' } },
  {
    code: 'CUET',
    name: { bn: 'চট্টগ্রাম প্রকৌশল ও প্রযুক্তি বিশ্ববিদ্যালয়', en: 'Chittagong University of Engineering and Technology' },
  },
  {
    code: 'RUET',
    name: { bn: 'রাজশাহী প্রকৌশল ও প্রযুক্তি বিশ্ববিদ্যালয়', en: 'Rajshahi University of Engineering and Technology' },
  },
  {
    code: 'KUET',
    name: { bn: 'খুলনা প্রকৌশল ও প্রযুক্তি বিশ্ববিদ্যালয়', en: 'Khulna University of Engineering and Technology' },
  },
  {
    code: 'DUET',
    name: { bn: 'ঢাকা প্রকৌশল ও প্রযুক্তি বিশ্ববিদ্যালয়, গাজীপুর', en: 'Dhaka University of Engineering and Technology, Gazipur' },
  },
  {
    code: 'SUST',
    name: { bn: 'শাহজালাল বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়', en: 'Shahjalal University of Science and Technology' },
  },
  {
    code: 'HSTU',
    name: {
      bn: 'হাজী মোহাম্মদ দানেশ বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়',
      en: 'Hajee Mohammad Danesh Science and Technology University',
    },
  },
  { code: 'NSTU', name: { bn: 'নোয়াখালী বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়', en: 'Noakhali Science and Technology University' } },
  { code: 'BAU', name: { bn: 'বাংলাদেশ কৃষি বিশ্ববিদ্যালয়', en: 'Bangladesh Agricultural University' } },
  { code: 'SAU', name: { bn: 'শেরেবাংলা কৃষি বিশ্ববিদ্যালয়', en: 'Sher-e-Bangla Agricultural University' } },
  { code: 'BUP', name: { bn: 'বাংলাদেশ ইউনিভার্সিটি অব প্রফেশনালস', en: 'Bangladesh University of Professionals' } },
  { code: 'NU', name: { bn: 'জাতীয় বিশ্ববিদ্যালয়', en: 'National University' } },
  { code: 'BOU', name: { bn: 'বাংলাদেশ উন্মুক্ত বিশ্ববিদ্যালয়', en: 'Bangladesh Open University' } },
  { code: 'IAU', name: { bn: 'ইসলামি আরবি বিশ্ববিদ্যালয়', en: 'Islamic Arabic University' } },
  { code: 'NSU', name: { bn: 'নর্থ সাউথ বিশ্ববিদ্যালয়', en: 'North South University' } },
  { code: 'BRACU', name: { bn: 'ব্র্যাক বিশ্ববিদ্যালয়', en: 'BRAC University' } },
  { code: 'EWU', name: { bn: 'ইস্ট ওয়েস্ট বিশ্ববিদ্যালয়', en: 'East West University' } },
  { code: 'IUB', name: { bn: 'ইন্ডিপেন্ডেন্ট ইউনিভার্সিটি, বাংলাদেশ', en: 'Independent University, Bangladesh' } },
  {
    code: 'AUST',
    name: { bn: 'আহছানউল্লা বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয়', en: 'Ahsanullah University of Science and Technology' },
  },
  { code: 'UIU', name: { bn: 'ইউনাইটেড ইন্টারন্যাশনাল ইউনিভার্সিটি', en: 'United International University' } },
  { code: 'DIU', name: { bn: 'ড্যাফোডিল ইন্টারন্যাশনাল ইউনিভার্সিটি', en: 'Daffodil International University' } },
  { code: 'IIUC', name: { bn: 'আন্তর্জাতিক ইসলামী বিশ্ববিদ্যালয় চট্টগ্রাম', en: 'International Islamic University Chittagong' } },
  { code: 'DMC', name: { bn: 'ঢাকা মেডিকেল কলেজ', en: 'Dhaka Medical College' } },
  { code: 'SSMC', name: { bn: 'স্যার সলিমুল্লাহ মেডিকেল কলেজ', en: 'Sir Salimullah Medical College' } },
  { code: 'SHSMC', name: { bn: 'শহীদ সোহরাওয়ার্দী মেডিকেল কলেজ', en: 'Shaheed Suhrawardy Medical College' } },
  { code: 'CMC', name: { bn: 'চট্টগ্রাম মেডিকেল কলেজ', en: 'Chittagong Medical College' } },
  { code: 'RMC', name: { bn: 'রাজশাহী মেডিকেল কলেজ', en: 'Rajshahi Medical College' } },
  { code: 'MMC', name: { bn: 'ময়মনসিংহ মেডিকেল কলেজ', en: 'Mymensingh Medical College' } },
  { code: 'SOMC', name: { bn: 'সিলেট এম এ জি ওসমানী মেডিকেল কলেজ', en: 'Sylhet MAG Osmani Medical College' } },
  { code: 'SBMC', name: { bn: 'শের-ই-বাংলা মেডিকেল কলেজ, বরিশাল', en: 'Sher-e-Bangla Medical College, Barishal' } },
  { code: 'CUMC', name: { bn: 'কুমিল্লা মেডিকেল কলেজ', en: 'Cumilla Medical College' } },
]
