import type { State } from '#engine/definition/workflow.ts'
import { workflowMessages } from './messages.ts'

/** The states (docs/domain/workflows.md) and their texts for the applicant. */
export const reviewStates = {
  draft: {
    status: 'DRAFT',
    approval: 0,
    colour: 'grey',
    editable: true,
    label: { bn: 'খসড়া', en: 'Draft' },
    reads: { bn: 'খসড়া – দাখিল করা হয়নি', en: 'Draft – not submitted' },
    next: { bn: 'বাকি ধাপগুলো পূরণ করে দাখিল করুন।', en: 'Complete the remaining steps and submit.' },
  },
  pending: {
    status: 'SUBMITTED',
    approval: 0,
    colour: 'amber',
    label: { bn: 'অপেক্ষমাণ', en: 'Pending' },
    reads: {
      bn: 'অপেক্ষমাণ – আপনার আবেদন যাচাইয়ের অপেক্ষায় আছে',
      en: 'Pending – your application is waiting for verification',
    },
    next: {
      bn: 'আপনার কিছু করার প্রয়োজন নেই। একজন কর্মকর্তা আবেদনটি যাচাই করবেন।',
      en: 'You need not do anything. An officer will verify the application.',
    },
  },
  forwarded: {
    status: 'UNDER_REVIEW',
    approval: 1,
    colour: 'blue',
    label: { bn: 'অগ্রগামী', en: 'Forwarded' },
    reads: { bn: 'অগ্রগামী – {office}-এ প্রক্রিয়াধীন', en: 'Forwarded – under process at {office}' },
    next: {
      bn: 'আপনার কিছু করার প্রয়োজন নেই। সিদ্ধান্ত হলে এসএমএসে জানানো হবে।',
      en: 'You need not do anything. You will get an SMS when it is decided.',
    },
  },
  'back-at-desk': {
    status: 'UNDER_REVIEW',
    approval: -1,
    colour: 'blue',
    label: { bn: 'ডেস্কে ফেরত', en: 'Sent back to a desk' },
    reads: { bn: 'প্রক্রিয়াধীন', en: 'Under process' },
    next: {
      bn: 'আপনার কিছু করার প্রয়োজন নেই। সিদ্ধান্ত হলে এসএমএসে জানানো হবে।',
      en: 'You need not do anything. You will get an SMS when it is decided.',
    },
  },
  returned: {
    status: 'RETURNED',
    approval: -1,
    colour: 'orange',
    editable: true,
    label: { bn: 'সংশোধনের জন্য ফেরত', en: 'Sent back for correction' },
    reads: {
      bn: 'সংশোধনের জন্য ফেরত – {date} তারিখের মধ্যে সংশোধন করুন: {note}',
      en: 'Sent back – please correct by {date}: {note}',
    },
    next: { bn: 'চিহ্নিত তথ্যগুলো সংশোধন করে আবার দাখিল করুন।', en: 'Correct the marked answers and submit again.' },
  },
  approved: {
    status: 'APPROVED',
    approval: 2,
    colour: 'green',
    ends: true,
    label: { bn: 'অনুমোদিত', en: 'Approved' },
    reads: { bn: 'অনুমোদিত – {amount} টাকা', en: 'Approved – BDT {amount}' },
    next: { bn: 'অর্থ প্রেরণের প্রস্তুতি চলছে।', en: 'The payment will be prepared.' },
  },
  rejected: {
    status: 'REJECTED',
    approval: -2,
    colour: 'red',
    ends: true,
    label: { bn: 'নামঞ্জুর', en: 'Not granted' },
    reads: { bn: 'নামঞ্জুর – কারণ: {reason}', en: 'Not granted – reason: {reason}' },
    next: {
      bn: 'সিদ্ধান্তে সন্তুষ্ট না হলে নির্ধারিত সময়ের মধ্যে একবার আপিল করতে পারবেন।',
      en: 'If you disagree you may appeal once, within the days allowed.',
    },
  },
  appealed: {
    status: 'REJECTED',
    approval: -2,
    colour: 'amber',
    label: { bn: 'আপিল বিবেচনাধীন', en: 'Under appeal' },
    reads: { bn: 'আপিল বিবেচনাধীন', en: 'Your appeal is being considered' },
    next: { bn: 'আপিলের সিদ্ধান্ত এসএমএসে জানানো হবে।', en: 'You will get an SMS when the appeal is decided.' },
  },
  withdrawn: {
    status: 'WITHDRAWN',
    colour: 'grey',
    ends: true,
    label: { bn: 'প্রত্যাহৃত', en: 'Withdrawn' },
    reads: { bn: 'আপনি আবেদনটি প্রত্যাহার করেছেন', en: 'Withdrawn by you' },
  },
} satisfies Record<string, State>

export const paymentStates = {
  'payment-queued': {
    status: 'PAYMENT_QUEUED',
    approval: 2,
    colour: 'green',
    label: { bn: 'অর্থ প্রেরণ প্রক্রিয়াধীন', en: 'Payment in preparation' },
    reads: { bn: 'অনুমোদিত – অর্থ প্রেরণ প্রক্রিয়াধীন', en: 'Approved – payment in preparation' },
  },
  'payment-sent': {
    status: 'PAYMENT_SENT',
    approval: 2,
    colour: 'green',
    label: { bn: 'ব্যাংকে প্রেরিত', en: 'Sent to the bank' },
    reads: { bn: '{date} তারিখে ব্যাংকে অর্থ প্রেরণ করা হয়েছে', en: 'Payment sent to the bank on {date}' },
  },
  paid: {
    status: 'PAID',
    approval: 2,
    colour: 'green',
    ends: true,
    label: workflowMessages.paid,
    reads: { bn: 'পরিশোধিত – {date} তারিখে {amount} টাকা', en: 'Paid – BDT {amount} on {date}' },
  },
  'payment-failed': {
    status: 'PAYMENT_FAILED',
    approval: 2,
    colour: 'orange',
    editable: true,
    label: { bn: 'অর্থ ফেরত এসেছে', en: 'Payment returned' },
    reads: { bn: 'অর্থ ফেরত এসেছে – ব্যাংক তথ্য সংশোধন করুন', en: 'Payment returned – correct bank details' },
    next: { bn: 'ব্যাংক হিসাবের তথ্য সংশোধন করে পাঠান।', en: 'Correct your bank details and send them.' },
  },
  'bank-corrected': {
    status: 'PAYMENT_FAILED',
    approval: 2,
    colour: 'blue',
    label: { bn: 'ব্যাংক তথ্য যাচাইয়ের অপেক্ষায়', en: 'Bank details to be verified' },
    reads: { bn: 'সংশোধিত ব্যাংক তথ্য যাচাই করা হচ্ছে', en: 'Your corrected bank details are being verified' },
  },
  closed: {
    status: 'CLOSED',
    approval: 2,
    colour: 'grey',
    ends: true,
    label: workflowMessages.closed,
    reads: { bn: 'নিষ্পন্ন – আর কোনো অর্থ পাওনা নেই', en: 'Closed – nothing more is due' },
  },
} satisfies Record<string, State>

/** States of a case that ends with an action instead of a payment. */
export const caseStates = {
  'case-closed': {
    status: 'CLOSED',
    approval: 2,
    colour: 'grey',
    ends: true,
    label: workflowMessages.closed,
    reads: { bn: 'নিষ্পন্ন – {stage}', en: 'Closed – {stage}' },
  },
} satisfies Record<string, State>

/** States in which a desk holds the application. */
export const reviewStateIds = ['pending', 'forwarded', 'back-at-desk']
