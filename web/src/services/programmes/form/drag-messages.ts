import { interpolate } from '@wewb/domain/language/bilingual'
import { currentLocale } from '#lib/i18n/language.tsx'
import { ariaStrings } from '#lib/i18n/aria-strings.ts'

type Values = Record<string, unknown>

const say =
  (bn: string, en: string) =>
  (values: Values = {}) =>
    interpolate({ bn, en }, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])))[
      currentLocale()
    ]

/** Drag-and-drop messages of React Aria, for this screen only; its other strings are in `lib/i18n/aria-strings.ts`. */
export const dragMessages = {
  '@react-aria/dnd': {
    dragItem: say('{itemText} সরান', 'Move {itemText}'),
    dragSelectedItems: say('বাছাই করা সারি সরান', 'Move the selected rows'),
    dragDescriptionKeyboard: say('সরাতে এন্টার চাপুন।', 'Press Enter to start moving.'),
    dragDescriptionKeyboardAlt: say('সরাতে অল্ট ও এন্টার চাপুন।', 'Press Alt and Enter to start moving.'),
    dragDescriptionTouch: say('সরাতে দুবার চাপুন।', 'Double tap to start moving.'),
    dragDescriptionVirtual: say('সরাতে চাপুন।', 'Click to start moving.'),
    dragDescriptionLongPress: say('সরাতে চেপে ধরে রাখুন।', 'Press and hold to start moving.'),
    dragSelectedKeyboard: say('সরাতে এন্টার চাপুন।', 'Press Enter to move.'),
    dragSelectedKeyboardAlt: say('সরাতে অল্ট ও এন্টার চাপুন।', 'Press Alt and Enter to move.'),
    dragSelectedLongPress: say('সরাতে চেপে ধরে রাখুন।', 'Press and hold to move.'),
    dragStartedKeyboard: say(
      'সরানো শুরু হয়েছে। তীর দিয়ে জায়গা বাছুন, এন্টার চেপে রাখুন, বাদ দিতে এস্কেপ চাপুন।',
      'Moving. Choose a place with the arrow keys, press Enter to put it there, Escape to leave it.',
    ),
    dragStartedTouch: say('সরানো শুরু হয়েছে। জায়গায় গিয়ে দুবার চাপুন।', 'Moving. Go to a place, then double tap.'),
    dragStartedVirtual: say('সরানো শুরু হয়েছে। জায়গায় গিয়ে এন্টার চাপুন।', 'Moving. Go to a place, then press Enter.'),
    endDragKeyboard: say('সরানো চলছে। বাদ দিতে এন্টার চাপুন।', 'Moving. Press Enter to leave it.'),
    endDragTouch: say('সরানো চলছে। বাদ দিতে দুবার চাপুন।', 'Moving. Double tap to leave it.'),
    endDragVirtual: say('সরানো চলছে। বাদ দিতে চাপুন।', 'Moving. Click to leave it.'),
    dropDescriptionKeyboard: say(
      'এখানে রাখতে এন্টার, বাদ দিতে এস্কেপ চাপুন।',
      'Press Enter to put it here, Escape to leave it.',
    ),
    dropDescriptionTouch: say('এখানে রাখতে দুবার চাপুন।', 'Double tap to put it here.'),
    dropDescriptionVirtual: say('এখানে রাখতে চাপুন।', 'Click to put it here.'),
    dropCanceled: say('সরানো হয়নি।', 'Not moved.'),
    dropComplete: say('সরানো হয়েছে।', 'Moved.'),
    dropIndicator: say('রাখার জায়গা', 'place to put it'),
    dropOnRoot: say('শেষে রাখুন', 'Put it at the end'),
    dropOnItem: say('{itemText}-এর ভেতরে রাখুন', 'Put it into {itemText}'),
    insertBefore: say('{itemText}-এর আগে রাখুন', 'Put it before {itemText}'),
    insertBetween: say(
      '{beforeItemText} ও {afterItemText}-এর মাঝে রাখুন',
      'Put it between {beforeItemText} and {afterItemText}',
    ),
    insertAfter: say('{itemText}-এর পরে রাখুন', 'Put it after {itemText}'),
  },
  '@react-aria/grid': {
    deselectedItem: say('{item} বাদ গেল।', '{item} not selected.'),
    select: say('বাছুন', 'Select'),
    selectedCount: say('{count}টি বাছাই করা।', '{count} selected.'),
    selectedAll: say('সব বাছাই করা।', 'All selected.'),
    selectedItem: say('{item} বাছাই করা।', '{item} selected.'),
    longPressToSelect: say('বাছতে চেপে ধরে রাখুন।', 'Press and hold to select.'),
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: say('খুলতে চাপুন', 'Press to open'),
    hasLinkAnnouncement: say('লিংক', 'Link'),
  },
}

/** Must run before the first row renders. */
export const registerDragMessages = () => void Object.assign(ariaStrings, dragMessages)
