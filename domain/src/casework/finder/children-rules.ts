import type { PrefillRule, FinderService } from './finder-rule.ts'
import { prefillIdentitySource, needsRegistration } from './shared-rules.ts'
import { choseAnyOf } from './conditions.ts'

const workerAlive: PrefillRule[] = [
  { when: choseAnyOf('who', 'bereaved'), path: 'workerAliveYn', value: 'N' },
  { when: choseAnyOf('who', 'abroad', 'returned'), path: 'workerAliveYn', value: 'Y' },
  // A family that reports a death may mean this worker or another.
  {
    when: { all: [choseAnyOf('who', 'family'), { not: choseAnyOf('needs', 'death') }] },
    path: 'workerAliveYn',
    value: 'Y',
  },
]

/** The education stipend (docs/domain/benefits.md). The form checks exam result and year against the circular. */
export const educationStipend: FinderService = {
  service: 'edu-allowance',
  rules: [
    {
      when: { not: choseAnyOf('needs', 'study') },
      eligibility: 'no',
      reason: {
        bn: 'এই বৃত্তি কর্মীর সন্তানের পড়াশোনার জন্য।',
        en: 'This stipend is for the studies of a child of the worker.',
      },
    },
    {
      when: choseAnyOf('study', 'school'),
      eligibility: 'no',
      reason: {
        bn: 'এই বৃত্তি এসএসসি বা সমমান পাসের পর দেওয়া হয়। সন্তান পাস করলে আবার দেখুন।',
        en: 'The stipend begins after SSC or an equal examination. Look again when the child has passed.',
      },
    },
    {
      when: choseAnyOf('study', 'later'),
      eligibility: 'perhaps',
      reason: {
        bn: 'নতুন আবেদন শুধু প্রথম বর্ষে করা যায়। সন্তান আগে থেকে বৃত্তি পেলে প্রতি বছর নবায়ন করা যায়।',
        en: 'A new application is only for the first year. A child who has the stipend already can renew it each year.',
      },
    },
    ...needsRegistration({
      bn: 'প্রথম বর্ষে পড়া সন্তানের জন্য এ বৃত্তি চাওয়া যায়।',
      en: 'This stipend can be asked for a child in the first year.',
    }),
    {
      when: { not: choseAnyOf('study', 'after-ssc', 'after-hsc') },
      eligibility: 'perhaps',
      reason: {
        bn: 'এসএসসি, এইচএসসি বা ডিপ্লোমা পাস করে সন্তান এখন প্রথম বর্ষে পড়লে আবেদন করা যায়।',
        en: 'You can apply if the child has passed SSC, HSC or a diploma and is now in the first year.',
      },
    },
    {
      when: choseAnyOf('who', 'bereaved'),
      eligibility: 'yes',
      reason: {
        bn: 'মৃত কর্মীর সন্তান এ বৃত্তির আবেদন করতে পারে। আগে আর্থিক অনুদানের আবেদন করুন, এখানে তার নম্বর লাগবে। ফল বিজ্ঞপ্তির শর্তের মতো হতে হবে।',
        en: 'A child of a worker who has died can apply. Apply for financial assistance first: its number is asked here. The result must be as good as the circular asks.',
      },
    },
  ],
  otherwise: {
    eligibility: 'yes',
    reason: {
      bn: 'কর্মী নিবন্ধিত, আর সন্তান প্রথম বর্ষে পড়ছে। পরীক্ষার ফল বিজ্ঞপ্তির শর্তের মতো হতে হবে, আর বিজ্ঞপ্তির সময়ের মধ্যে আবেদন করতে হবে।',
      en: 'The worker is registered and the child is in the first year. The result must be as good as the circular asks, and you apply while the circular is open.',
    },
  },
  carries: [...workerAlive, prefillIdentitySource],
}

/** The disability allowance (docs/domain/benefits.md). */
export const disabilityAllowance: FinderService = {
  service: 'dis-allowance',
  rules: [
    {
      when: { not: choseAnyOf('needs', 'disability') },
      eligibility: 'no',
      reason: {
        bn: 'এই ভাতা কর্মীর প্রতিবন্ধী সন্তানের জন্য।',
        en: 'This allowance is for a child of the worker who has a disability.',
      },
    },
    ...needsRegistration({
      bn: 'প্রতিবন্ধী সন্তানের জন্য এ ভাতা চাওয়া যায়।',
      en: 'This allowance can be asked for a child with a disability.',
    }),
    {
      when: choseAnyOf('who', 'bereaved'),
      eligibility: 'perhaps',
      reason: {
        bn: 'কর্মী মারা গেলে পরিবার আর্থিক অনুদান পাওয়ার পর এ ভাতার আবেদন করতে পারে।',
        en: 'When the worker has died, the family can apply after it has received the financial assistance.',
      },
    },
  ],
  otherwise: {
    eligibility: 'yes',
    reason: {
      bn: 'নিবন্ধিত কর্মীর প্রতিবন্ধী সন্তান এ ভাতা পেতে পারে। সন্তানের সুবর্ণ নাগরিক কার্ড লাগবে, আর বিজ্ঞপ্তির সময়ের মধ্যে আবেদন করতে হবে।',
      en: 'A child with a disability of a registered worker may get this. The child’s disability (Suborno Nagorik) card is needed, and you apply while the circular is open.',
    },
  },
  carries: [...workerAlive, prefillIdentitySource],
}
