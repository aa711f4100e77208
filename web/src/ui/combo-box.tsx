import { ChevronDown } from 'lucide-react'
import { Button as AriaButton, ComboBox as AriaComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { useText } from '../i18n/language.tsx'
import { AriaLanguage } from './aria-language.tsx'
import { Field, type FieldFrame } from './field.tsx'
import { boxLook, boxWidths, classes, focusRing, type BoxWidth } from './look.ts'
import type { Option } from './select.tsx'
import { choiceWords } from './choice-words.ts'
import { useDialogAround } from './use-dialog-around.ts'

type Props = FieldFrame & {
  value: string
  onChange(value: string): void
  options: readonly Option[]
  width?: BoxWidth
  placeholder?: string
}

/** For lists too long to scroll: districts, banks, countries. What is typed filters; what is chosen counts. */
export function ComboBox({ value, onChange, options, width = 'full', placeholder, ...frame }: Props) {
  const text = useText()
  const { ref, dialog } = useDialogAround()
  return (
    <AriaLanguage>
      <Field {...frame}>
        {(control) => (
          <AriaComboBox
            ref={ref}
            aria-label={typeof frame.label === 'string' ? frame.label : text(choiceWords.selectOne)}
            selectedKey={value || null}
            onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
            defaultItems={options}
            menuTrigger="focus"
            allowsEmptyCollection
            isInvalid={frame.error !== undefined}
            className={classes('relative', boxWidths[width])}
          >
            <Input
              id={control.id}
              aria-describedby={control['aria-describedby']}
              placeholder={placeholder ?? text(choiceWords.selectOne)}
              className={classes(boxLook, 'w-full pr-11')}
            />
            <AriaButton
              aria-label={text(choiceWords.showOptions)}
              className={classes(
                'absolute inset-y-0 right-0 grid w-11 cursor-pointer touch-manipulation place-items-center rounded-control text-muted hover:text-ink',
                focusRing,
              )}
            >
              <ChevronDown aria-hidden size={20} />
            </AriaButton>
            <Popover
              {...(dialog && { UNSTABLE_portalContainer: dialog })}
              className="w-(--trigger-width) rounded-card border border-line bg-card p-1.5 text-ink shadow-card"
            >
              <ListBox<Option>
                className="max-h-72 overflow-y-auto outline-none"
                renderEmptyState={() => <p className="px-3 py-2 text-muted">{text(choiceWords.nothingFound)}</p>}
              >
                {(option) => (
                  <ListBoxItem
                    id={option.value}
                    textValue={option.label}
                    className="flex min-h-11 cursor-pointer items-center rounded-control px-3 outline-none data-focused:bg-brand-soft data-selected:font-semibold data-selected:text-brand"
                  >
                    {option.label}
                  </ListBoxItem>
                )}
              </ListBox>
            </Popover>
          </AriaComboBox>
        )}
      </Field>
    </AriaLanguage>
  )
}
