import { InfoIcon } from '@vestibule/ui/info-icon'
import type { ReactNode } from 'react'
import { noteName } from '../core/note-texts.ts'
import { iconTexts, useDocsContext } from './docs-context.ts'
import type { NoteTooltipContent } from './note-tooltip.tsx'
import { useTooltipCode } from './use-tooltip-code.ts'

export interface NoteTriggerProps extends NoteTooltipContent {
  children?: ReactNode
}

/** The icon of a note. Loads the code of its tooltip when the user first needs it. */
export function NoteTrigger({ document, label, settings, onOpen, children }: NoteTriggerProps) {
  const { clock, noteTexts: texts } = useDocsContext()
  const { arrived, show, forget, handlers } = useTooltipCode(clock)
  const isWords = settings.icon === 'no_icon'
  const opensPanel = document.has_main_content && !settings.interactive
  const open = () => {
    forget()
    onOpen()
  }
  const press = opensPanel ? open : show

  const icon = (
    <InfoIcon
      variant={settings.icon}
      label={noteName(texts, label)}
      texts={iconTexts(texts)}
      data-doc-note={document.element_id}
      {...(arrived ? { onClick: opensPanel ? open : undefined } : { ...handlers, onClick: press })}
    >
      {isWords ? (children ?? label) : null}
    </InfoIcon>
  )
  return (
    <>
      {isWords ? null : children}
      {arrived ? (
        <arrived.NoteTooltip
          document={document}
          label={label}
          settings={settings}
          onOpen={open}
          takesFocus={arrived.hadFocus}
          takesPointer={arrived.hadPointer}
          takesFinger={arrived.hadFinger}
        >
          {icon}
        </arrived.NoteTooltip>
      ) : (
        icon
      )}
    </>
  )
}
