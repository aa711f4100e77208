import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { formatDigits } from '@wewb/domain/language/digits'
import { currentLocale } from './language.tsx'

/**
 * Bangla and English strings of the React Aria components in use. React Aria ships no Bangla, and the build removes its
 * own locales.
 */
type Values = Record<string, unknown>
type Sentence = (values?: Values) => string

const say =
  (bn: string, en: string): Sentence =>
  (values = {}) =>
    interpolate({ bn, en } satisfies Bilingual, inDigits(values))[currentLocale()]

const inDigits = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatDigits(value, currentLocale()) : String(value),
    ]),
  )

export const ariaStrings: Record<string, Record<string, Sentence>> = {
  '@react-aria/overlays': { dismiss: say('বন্ধ করুন', 'Dismiss') },
  '@react-aria/menu': {
    longPressMessage: say(
      'মেনু খুলতে চেপে ধরে রাখুন, অথবা Alt ও নিচের তীর চাপুন',
      'Long press or press Alt + ArrowDown to open menu',
    ),
  },
  '@react-aria/toast': {
    close: say('বন্ধ করুন', 'Close'),
    notifications: say('{count}টি বার্তা।', 'Notifications: {count}.'),
  },
  '@react-aria/combobox': {
    focusAnnouncement: ({ optionText, isSelected } = {}) =>
      say(
        '{option}{chosen}',
        '{option}{chosen}',
      )({ option: optionText, chosen: isSelected ? say(', নির্বাচিত', ', selected')({}) : '' }),
    countAnnouncement: say('{optionCount}টি বিকল্প আছে।', 'Options available: {optionCount}.'),
    selectedAnnouncement: say('{optionText}, নির্বাচিত', '{optionText}, selected'),
    buttonLabel: say('তালিকা দেখুন', 'Show suggestions'),
    listboxLabel: say('তালিকা', 'Suggestions'),
  },
  '@react-aria/autocomplete': { collectionLabel: say('তালিকা', 'Suggestions') },
  '@react-aria/spinbutton': { Empty: say('খালি', 'Empty') },
  '@react-aria/breadcrumbs': { breadcrumbs: say('আপনি এখন যেখানে আছেন', 'You are here') },
  '@react-aria/datepicker': {
    era: say('সন', 'era'),
    year: say('বছর', 'year'),
    month: say('মাস', 'month'),
    day: say('দিন', 'day'),
    hour: say('ঘণ্টা', 'hour'),
    minute: say('মিনিট', 'minute'),
    second: say('সেকেন্ড', 'second'),
    dayPeriod: say('দিনের ভাগ', 'AM/PM'),
    calendar: say('ক্যালেন্ডার', 'Calendar'),
    startDate: say('শুরুর তারিখ', 'Start date'),
    endDate: say('শেষ তারিখ', 'End date'),
    weekday: say('বার', 'day of the week'),
    timeZoneName: say('সময় অঞ্চল', 'time zone'),
    selectedDateDescription: say('নির্বাচিত তারিখ: {date}', 'Selected date: {date}'),
    selectedRangeDescription: say(
      'নির্বাচিত সময়: {startDate} থেকে {endDate}',
      'Selected range: {startDate} to {endDate}',
    ),
    selectedTimeDescription: say('নির্বাচিত সময়: {time}', 'Selected time: {time}'),
  },
  '@react-aria/calendar': {
    previous: say('আগের মাস', 'Previous'),
    next: say('পরের মাস', 'Next'),
    selectedDateDescription: say('নির্বাচিত তারিখ: {date}', 'Selected date: {date}'),
    selectedRangeDescription: say('নির্বাচিত সময়: {dateRange}', 'Selected range: {dateRange}'),
    todayDate: say('আজ, {date}', 'Today, {date}'),
    todayDateSelected: say('আজ, {date}, নির্বাচিত', 'Today, {date} selected'),
    dateSelected: say('{date}, নির্বাচিত', '{date} selected'),
    startRangeSelectionPrompt: say('শুরুর তারিখ বাছতে চাপুন', 'Click to start selecting date range'),
    finishRangeSelectionPrompt: say('শেষ তারিখ বাছতে চাপুন', 'Click to finish selecting date range'),
    minimumDate: say('সবচেয়ে আগের তারিখ', 'First available date'),
    maximumDate: say('সবচেয়ে পরের তারিখ', 'Last available date'),
    dateRange: say('{startDate} থেকে {endDate}', '{startDate} to {endDate}'),
  },
  '@react-stately/datepicker': {
    rangeUnderflow: say('তারিখটি {minValue} বা তার পরের হতে হবে।', 'The date must be {minValue} or later.'),
    rangeOverflow: say('তারিখটি {maxValue} বা তার আগের হতে হবে।', 'The date must be {maxValue} or earlier.'),
    rangeReversed: say('শুরুর তারিখ শেষ তারিখের আগে হতে হবে।', 'The start must be before the end.'),
    unavailableDate: say('এই তারিখটি নেওয়া যাবে না।', 'This date is not available.'),
  },
  'react-aria-components': {
    selectPlaceholder: say('একটি নির্বাচন করুন', 'Please select one'),
    tableResizer: say('আকার বদলান', 'Resizer'),
    dropzoneLabel: say('ফাইল রাখার জায়গা', 'Drop zone'),
    colorSwatchPicker: say('রং', 'Color swatches'),
  },
}
