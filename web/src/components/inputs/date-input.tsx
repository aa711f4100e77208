import { parseDate } from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput as Segments,
  DatePicker,
  DateSegment,
  type DateSegmentRenderProps,
  Dialog,
  Group,
  Heading,
  Popover,
} from 'react-aria-components'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { isIsoDate } from '@wewb/domain/language/dates'
import { useText } from '#lib/i18n/language.tsx'
import { AriaLocaleProvider } from '#lib/i18n/aria-locale-provider.tsx'
import { FieldGroup, getDescribedBy, type FieldFrame } from './field.tsx'
import { inputFrameClasses, classes, focusRing, iconButtonClasses } from '#components/styles/class-names.ts'
import { choiceMessages } from './choice-messages.ts'
import { dateMessages } from './date-messages.ts'
import { useParentDialog } from '#components/overlays/use-parent-dialog.ts'

type Props = FieldFrame & { value: string; onChange(value: string): void; min?: string; max?: string }

/** React Aria's own placeholders mix Latin and Bangla letters. */
const placeholders: { [Type in DateSegmentRenderProps['type']]?: Bilingual } = {
  day: dateMessages.dayBox,
  month: dateMessages.monthBox,
  year: dateMessages.yearBox,
}

const dayOf = (text: string | undefined) => (text && isIsoDate(text) ? parseDate(text) : undefined)
const squareButton = classes(iconButtonClasses, 'touch-manipulation text-brand hover:bg-brand-soft', focusRing)

/** A date near today, typed in either script or chosen in a calendar. The value is yyyy-MM-dd. */
export function DateInput({ value, onChange, min, max, ...frame }: Props) {
  const text = useText()
  const minValue = dayOf(min)
  const maxValue = dayOf(max)
  const { ref, dialog } = useParentDialog()
  return (
    <AriaLocaleProvider>
      <FieldGroup {...frame}>
        <DatePicker
          ref={ref}
          aria-label={typeof frame.label === 'string' ? frame.label : text(dateMessages.day)}
          aria-describedby={getDescribedBy(frame) ?? ''}
          value={dayOf(value) ?? null}
          onChange={(day) => onChange(day?.toString() ?? '')}
          isInvalid={frame.error !== undefined}
          {...(minValue && { minValue })}
          {...(maxValue && { maxValue })}
        >
          <Group
            className={classes(
              inputFrameClasses,
              'inline-flex w-full sm:max-w-72 items-center pl-3',
              'focus-within:outline-3 focus-within:outline-brand data-invalid:border-2 data-invalid:border-danger',
            )}
          >
            <Segments className="flex flex-1 tabular-nums">
              {(segment) => (
                <DateSegment
                  segment={segment}
                  className={classes(
                    'min-w-6 rounded-sm px-0.5 py-1.5 text-center outline-none data-[type=literal]:min-w-0',
                    'data-focused:bg-brand data-focused:text-card',
                    'data-placeholder:text-muted data-focused:data-placeholder:text-card',
                  )}
                >
                  {({ text: shown, type, isPlaceholder }) =>
                    isPlaceholder ? text(placeholders[type] ?? dateMessages.day) : shown
                  }
                </DateSegment>
              )}
            </Segments>
            <AriaButton aria-label={text(choiceMessages.openCalendar)} className={classes(squareButton, '-my-px')}>
              <CalendarDays aria-hidden size={20} />
            </AriaButton>
          </Group>
          <Popover
            {...(dialog && { UNSTABLE_portalContainer: dialog })}
            className="rounded-card border border-line bg-card p-3 text-ink shadow-card"
          >
            <Dialog className="outline-none">
              <Month />
            </Dialog>
          </Popover>
        </DatePicker>
      </FieldGroup>
    </AriaLocaleProvider>
  )
}

function Month() {
  const text = useText()
  return (
    // The week starts on Sunday in Bangladesh, in both languages.
    <Calendar firstDayOfWeek="sun">
      <header className="flex items-center justify-between gap-2">
        <AriaButton slot="previous" aria-label={text(choiceMessages.previousMonth)} className={squareButton}>
          <ChevronLeft aria-hidden size={20} />
        </AriaButton>
        <Heading className="font-semibold" />
        <AriaButton slot="next" aria-label={text(choiceMessages.nextMonth)} className={squareButton}>
          <ChevronRight aria-hidden size={20} />
        </AriaButton>
      </header>
      <CalendarGrid weekdayStyle="short" className="tabular-nums">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className="pb-1 text-sm font-semibold text-muted">{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={classes(
                'grid size-10 cursor-pointer place-items-center rounded-control hover:bg-brand-soft',
                'data-focus-visible:outline-3 data-focus-visible:outline-brand data-outside-month:invisible',
                'data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:line-through',
                'data-selected:bg-brand data-selected:font-semibold data-selected:text-card',
                'data-today:border data-today:border-brand data-today:font-semibold',
              )}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
