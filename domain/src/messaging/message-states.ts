import type { Bilingual } from '#language/bilingual.ts'

/** States of a message. `void` was never meant to be sent and is not displayed. */
export const messageStates = [
  'queued',
  'sending',
  'retry',
  'sent',
  'delivered',
  'failed',
  'unknown',
  'expired',
  'stopped',
  'void',
] as const
export type MessageState = (typeof messageStates)[number]

export type VisibleMessageState = Exclude<MessageState, 'void'>
export const visibleMessageStates = messageStates.filter((state): state is VisibleMessageState => state !== 'void')

/** Names of the states in plain language, for the list of messages. */
export const messageStateNames: Record<VisibleMessageState, Bilingual> = {
  queued: { bn: 'পাঠানোর অপেক্ষায়', en: 'Waiting to be sent' },
  sending: { bn: 'পাঠানো হচ্ছে', en: 'Being sent' },
  retry: { bn: 'আবার চেষ্টা হবে', en: 'Will be tried again' },
  sent: { bn: 'পাঠানো হয়েছে', en: 'Sent' },
  delivered: { bn: 'পৌঁছেছে', en: 'Delivered' },
  failed: { bn: 'পৌঁছায়নি', en: 'Failed' },
  unknown: { bn: 'পৌঁছেছে কি না জানা নেই', en: 'Nobody knows whether it arrived' },
  expired: { bn: 'মেয়াদ শেষ, পাঠানো হয়নি', en: 'Expired, not sent' },
  stopped: { bn: 'পাঠানোর আগে থামানো', en: 'Stopped before it left' },
}

/** Attempts and delivery reports of a message. */
export const messageEventKinds = [
  'sent',
  'refused',
  'unknown',
  'expired',
  'waits',
  'delivered',
  'undelivered',
  'resent',
  'stopped',
] as const
export type MessageEventKind = (typeof messageEventKinds)[number]

export const messageEventNames: Record<MessageEventKind, Bilingual> = {
  sent: { bn: 'গেটওয়ে গ্রহণ করেছে', en: 'The gateway took it' },
  refused: { bn: 'গেটওয়ে নেয়নি', en: 'The gateway did not take it' },
  unknown: { bn: 'গেটওয়ের উত্তর পাওয়া যায়নি', en: 'No answer from the gateway' },
  expired: { bn: 'পাঠানোর আগেই মেয়াদ শেষ', en: 'Expired before it left' },
  waits: { bn: 'রাত বলে সকাল পর্যন্ত অপেক্ষা', en: 'It is night: waits for the morning' },
  delivered: { bn: 'ফোনে পৌঁছেছে', en: 'Reached the telephone' },
  undelivered: { bn: 'ফোনে পৌঁছায়নি', en: 'Did not reach the telephone' },
  resent: { bn: 'আবার পাঠাতে বলা হয়েছে', en: 'Asked to be sent again' },
  stopped: { bn: 'থামানো হয়েছে', en: 'Stopped' },
}

/**
 * True if a message may be resent: it failed or may have failed. Codes are never resent, because they expire and a new
 * one is easy to request.
 */
export const isResendable = ({ state, secret }: { state: MessageState; secret: boolean }): boolean =>
  !secret && (state === 'failed' || state === 'unknown')
