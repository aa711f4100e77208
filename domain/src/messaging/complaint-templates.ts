import type { Template } from './templates.ts'

/** Messages about a complaint, from its ticket to its settlement. */
export const complaintTemplates = {
  GCR_TICKET: {
    subject: { bn: 'অভিযোগ গৃহীত হয়েছে', en: 'Complaint received' },
    text: {
      bn: 'আপনার অভিযোগ গৃহীত হয়েছে। টিকেট নম্বর {ticket}। টিকেট ও মোবাইল নম্বর দিয়ে অবস্থা জানুন। -WEWB',
      en: 'Complaint received. Ticket {ticket}. Check with ticket and mobile number. -WEWB',
    },
  },
  // Sent as a message, because complainants do not check the page every day.
  GCR_INFO: {
    subject: { bn: 'অভিযোগের বিষয়ে তথ্য প্রয়োজন', en: 'Information needed on your complaint' },
    text: {
      bn: 'আপনার অভিযোগ {ticket}-এর জন্য আরও তথ্য প্রয়োজন। {date} তারিখের মধ্যে পোর্টালে উত্তর দিন। -WEWB',
      en: 'More information is needed on complaint {ticket}. Answer on the portal by {date}. -WEWB',
    },
  },
  GCR_HEARING: {
    subject: { bn: 'অভিযোগের শুনানি', en: 'Hearing of your complaint' },
    text: {
      bn: 'আপনার অভিযোগ {ticket}-এর শুনানি {date}, {time}। স্থান পোর্টালে দেখুন। -WEWB',
      en: 'Complaint {ticket} is heard on {date}, {time}. See the portal for the place. -WEWB',
    },
  },
  GCR_CLOSED: {
    subject: { bn: 'অভিযোগ নিষ্পত্তি হয়েছে', en: 'Complaint settled' },
    text: {
      bn: 'আপনার অভিযোগ {ticket} নিষ্পত্তি হয়েছে। বিস্তারিত পোর্টালে দেখুন। -WEWB',
      en: 'Complaint {ticket} is settled. See the portal. -WEWB',
    },
  },
} satisfies Record<string, Template>
