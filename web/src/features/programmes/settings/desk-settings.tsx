import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { seatNames } from '../../../../../domain/src/programmes/choices.ts'
import { seats } from '../../../../../domain/src/workflows/desks.ts'
import { useText } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { IconButton } from '../form/icon-button.tsx'
import { NumberBox } from '../form/number-box.tsx'
import { words } from './settings-words.ts'
import { useSettingWriter } from './use-setting-writer.ts'

/** The way of a file, from the first desk to the one that approves. No desk comes twice. */
export function DeskSettings() {
  const text = useText()
  const [desks, setDesks] = useSettingWriter('desks')
  const free = seatNames.filter((seat) => !desks.some((desk) => desk.seat === seat))
  const move = (index: number, step: -1 | 1) => {
    const desk = desks[index]
    if (desk) setDesks(desks.toSpliced(index, 1).toSpliced(index + step, 0, desk), 'order')
  }
  return (
    <div id="desks" tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <p className="text-sm text-muted">{text(words.desksHint)}</p>
      <ol className="flex flex-col gap-3">
        {desks.map((desk, index) => (
          <li key={desk.seat} className="flex flex-wrap items-end gap-3 rounded-control border border-line bg-paper p-3">
            <div className="min-w-48 flex-1">
              <Select
                id={`desks.${index}.seat`}
                label={text(words.desk, { n: index + 1 })}
                isOptional="unmarked"
                value={desk.seat}
                onChange={(value) => {
                  const seat = seatNames.find((one) => one === value)
                  if (seat) setDesks(desks.with(index, { ...desk, seat }), 'seat')
                }}
                options={seatNames
                  .filter((seat) => seat === desk.seat || free.includes(seat))
                  .map((seat) => ({ value: seat, label: text(seats[seat].label) }))}
              />
            </div>
            <NumberBox
              id={`desks.${index}.workingDays`}
              label={text(words.workingDays)}
              value={desk.workingDays}
              onChange={(days) =>
                setDesks(desks.with(index, { ...desk, workingDays: Math.min(Math.max(days ?? 1, 1), 90) }), `days ${index}`)
              }
            />
            <span className="flex">
              <IconButton
                label={text(words.deskUp, { n: index + 1 })}
                icon={ArrowUp}
                isDisabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                label={text(words.deskDown, { n: index + 1 })}
                icon={ArrowDown}
                isDisabled={index === desks.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                label={text(words.dropDesk, { n: index + 1 })}
                icon={Trash2}
                onClick={() => setDesks(desks.toSpliced(index, 1), 'drop')}
              />
            </span>
          </li>
        ))}
      </ol>
      {free[0] && desks.length < 6 && (
        <Button
          look="secondary"
          isSmall
          className="self-start"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => free[0] && setDesks([...desks, { seat: free[0], workingDays: 5 }], 'add')}
        >
          {text(words.addDesk)}
        </Button>
      )}
    </div>
  )
}
