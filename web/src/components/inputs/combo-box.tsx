import { ChevronDown } from 'lucide-react'
import {
  Button as AriaButton,
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components'
import { useText } from '#lib/i18n/language.tsx'
import { AriaLocaleProvider } from '#lib/i18n/aria-locale-provider.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { inputClasses, inputWidths, classes, focusRing, type InputWidth } from '#components/styles/class-names.ts'
import type { Option } from './select.tsx'
import { choiceMessages } from './choice-messages.ts'
import { useParentDialog } from '#components/overlays/use-parent-dialog.ts'

const trailingButtonClasses =
  'absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink'

type Props = FieldFrame & {
  value: string
  onChange(value: string): void
  options: readonly Option[]
  width?: InputWidth
  placeholder?: string
}

/** For long lists: districts, banks, countries. Typing filters the options; only a chosen option counts. */
export function ComboBox({ value, onChange, options, width = 'full', placeholder, ...frame }: Props) {
  const text = useText()
  const { ref, dialog } = useParentDialog()
  return (
    <AriaLocaleProvider>
      <Field {...frame}>
        {(control) => (
          <AriaComboBox
            ref={ref}
            aria-label={typeof frame.label === 'string' ? frame.label : text(choiceMessages.selectOne)}
            selectedKey={value || null}
            onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
            defaultItems={options}
            menuTrigger="focus"
            allowsEmptyCollection
            isInvalid={frame.error !== undefined}
            className={classes('relative', inputWidths[width])}
          >
            <Input
              id={control.id}
              aria-describedby={control['aria-describedby']}
              placeholder={placeholder ?? text(choiceMessages.selectOne)}
              className={classes(inputClasses, 'w-full pr-11')}
            />
            <AriaButton
              aria-label={text(choiceMessages.showOptions)}
              className={classes(trailingButtonClasses, 'touch-manipulation', focusRing)}
            >
              <ChevronDown aria-hidden size={20} />
            </AriaButton>
            <Popover
              {...(dialog && { UNSTABLE_portalContainer: dialog })}
              className="w-(--trigger-width) rounded-card border border-line bg-card p-1.5 text-ink shadow-card"
            >
              <ListBox<Option>
                className="max-h-72 overflow-y-auto outline-none"
                renderEmptyState={() => <p className="px-3 py-2 text-muted">{text(choiceMessages.nothingFound)}</p>}
              >
                {(option) => (
                  <ListBoxItem
                    id={option.value}
                    textValue={option.label}
                    className={classes(
                      'flex min-h-11 cursor-pointer items-center rounded-control px-3 outline-none',
                      'data-focused:bg-brand-soft data-selected:font-semibold data-selected:text-brand',
                    )}
                  >
                    {option.label}
                  </ListBoxItem>
                )}
              </ListBox>
            </Popover>
          </AriaComboBox>
        )}
      </Field>
    </AriaLocaleProvider>
  )
}
