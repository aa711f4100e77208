import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { deskTemplateNames } from '@wewb/domain/services/programmes/programme-options'
import { deskTemplates } from '@wewb/domain/services/workflows/desk-templates'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Select } from '#components/inputs/select.tsx'
import { IconButton } from '#services/programmes/form/icon-button.tsx'
import { OptionalNumberInput } from '#services/programmes/form/optional-number-input.tsx'
import { programmeSettingsMessages } from './settings-messages.ts'
import { useSettingState } from './use-setting-state.ts'

/** Orders the desks of the workflow, from the first to the approving one. No desk occurs twice. */
export function DeskSettings() {
  const text = useText()
  const [desks, setDesks] = useSettingState('desks')
  const free = deskTemplateNames.filter((seat) => !desks.some((desk) => desk.seat === seat))
  const move = (index: number, step: -1 | 1) => {
    const desk = desks[index]
    if (desk) setDesks(desks.toSpliced(index, 1).toSpliced(index + step, 0, desk), 'order')
  }
  return (
    <div id="desks" tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <p className="text-sm text-muted">{text(programmeSettingsMessages.desksHint)}</p>
      <ol className="flex flex-col gap-3">
        {desks.map((desk, index) => (
          <li
            key={desk.seat}
            className="flex flex-wrap items-end gap-3 rounded-control border border-line bg-paper p-3"
          >
            <div className="min-w-48 flex-1">
              <Select
                id={`desks.${index}.seat`}
                label={text(programmeSettingsMessages.desk, { n: index + 1 })}
                isOptional="unmarked"
                value={desk.seat}
                onChange={(value) => {
                  const seat = deskTemplateNames.find((one) => one === value)
                  if (seat) setDesks(desks.with(index, { ...desk, seat }), 'seat')
                }}
                options={deskTemplateNames
                  .filter((seat) => seat === desk.seat || free.includes(seat))
                  .map((seat) => ({ value: seat, label: text(deskTemplates[seat].label) }))}
              />
            </div>
            <OptionalNumberInput
              id={`desks.${index}.workingDays`}
              label={text(programmeSettingsMessages.workingDays)}
              value={desk.workingDays}
              onChange={(days) =>
                setDesks(
                  desks.with(index, { ...desk, workingDays: Math.min(Math.max(days ?? 1, 1), 90) }),
                  `days ${index}`,
                )
              }
            />
            <span className="flex">
              <IconButton
                label={text(programmeSettingsMessages.deskUp, { n: index + 1 })}
                icon={ArrowUp}
                isDisabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                label={text(programmeSettingsMessages.deskDown, { n: index + 1 })}
                icon={ArrowDown}
                isDisabled={index === desks.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                label={text(programmeSettingsMessages.dropDesk, { n: index + 1 })}
                icon={Trash2}
                onClick={() => setDesks(desks.toSpliced(index, 1), 'drop')}
              />
            </span>
          </li>
        ))}
      </ol>
      {free[0] && desks.length < 6 && (
        <Button
          variant="secondary"
          isSmall
          className="self-start"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => free[0] && setDesks([...desks, { seat: free[0], workingDays: 5 }], 'add')}
        >
          {text(programmeSettingsMessages.addDesk)}
        </Button>
      )}
    </div>
  )
}
