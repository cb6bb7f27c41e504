import type { DocsDocument } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { Tooltip } from '@vestibule/ui/tooltip'
import {
  cloneElement,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type Ref,
} from 'react'
import type { NoteIcon, NotePlacement, NoteWidth } from '../core/document-draft.ts'
import type { NoteTexts } from '../core/note-texts.ts'
import { useDocsContext } from './docs-context.ts'
import { HtmlMarkup } from './html-markup.tsx'

export interface NoteSettings {
  readonly icon: NoteIcon
  readonly placement: NotePlacement
  readonly width: NoteWidth
  readonly interactive: boolean
}

/** A note, and how its admin wants it shown. */
export interface NoteTooltipContent {
  document: DocsDocument
  label: string
  settings: NoteSettings
  onOpen: () => void
}

export interface NoteTooltipProps extends NoteTooltipContent {
  /** The icon of the note. */
  children: ReactElement<{ ref?: Ref<HTMLButtonElement> }>
  /** The icon that this one stands in for had the focus. */
  takesFocus: boolean
  /** The pointer was over it. */
  takesPointer: boolean
  /** A finger rests on it. */
  takesFinger: boolean
}

/** The short note beside its icon. */
export function NoteTooltip(props: NoteTooltipProps) {
  const { document, label, settings, children } = props
  const texts = useDocsContext().noteTexts
  const icon = useTakeOver(props)

  const { interactive } = settings
  const hasMore = document.has_main_content
  return (
    <Tooltip
      className="vb-doc-note-tooltip"
      placement={settings.placement}
      width={settings.width === 'No Wrap' ? 'nowrap' : settings.width}
      interactive={interactive}
      openOnPress={interactive || !hasMore}
      label={texts.about(label)}
      defaultOpen={props.takesFinger ? 'held' : true}
      content={contentOf(props, texts)}
    >
      {cloneElement(children, { ref: icon })}
    </Tooltip>
  )
}

/** The words of the tooltip, given what closes it. */
function contentOf({ document, settings, onOpen }: NoteTooltipProps, texts: NoteTexts) {
  const { interactive } = settings
  const hasMore = document.has_main_content
  const { title } = document.additional_meta
  return ({ close }: { close: () => void }) => (
    <>
      {title && <strong className="vb-doc-note-title">{title}</strong>}
      <div className="vb-doc-note-text">
        {document.mini_html === undefined ? (
          document.mini_content
        ) : (
          <HtmlMarkup html={document.mini_html} withLinks={interactive} />
        )}
      </div>
      {hasMore && interactive && (
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            // Closed first: it would cover the panel and take the first Escape.
            close()
            onOpen()
          }}
        >
          {texts.readMore}
        </Button>
      )}
      {hasMore && !interactive && <p className="vb-doc-note-hint">{texts.pressForMore}</p>}
    </>
  )
}

/** This icon replaces one without a tooltip. It takes over the focus, pointer or finger that the other one had. */
function useTakeOver({ takesFocus, takesPointer }: NoteTooltipProps) {
  const icon = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) icon.current?.focus({ preventScroll: true })
  }, [takesFocus])

  useEffect(() => {
    // If the pointer left before the browser noticed the new icon, that icon never gets a leave event.
    const leave = (event: globalThis.PointerEvent) => {
      const { target, clientX, clientY } = event
      if (target instanceof Node && icon.current?.contains(target)) return
      icon.current?.dispatchEvent(
        new MouseEvent('mouseleave', { relatedTarget: target, clientX, clientY }),
      )
    }
    if (!takesPointer) return undefined
    window.addEventListener('pointermove', leave, { once: true })
    return () => window.removeEventListener('pointermove', leave)
  }, [takesPointer])
  return icon
}
