import type { DocsDocument } from '@vestibule/api-client/contract'
import { Button } from '@vestibule/ui/button'
import { Tooltip, type TooltipProps } from '@vestibule/ui/tooltip'
import {
  cloneElement,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type Ref,
} from 'react'
import type { NoteIcon, NotePlacement } from '../core/document-draft.ts'
import { noteName, type NoteTexts } from '../core/note-texts.ts'
import { useDocsContext } from './docs-context.ts'
import { HtmlMarkup } from './html-markup.tsx'
import { tooltipWidths } from './tooltip-widths.ts'

export interface NoteSettings {
  readonly icon: NoteIcon
  readonly placement: NotePlacement
  /** The width of the tooltip. Undefined: the one that the document chooses. */
  readonly width: TooltipProps['width']
  readonly interactive: boolean
}

/** A note with its tooltip settings. */
export interface NoteTooltipContent {
  document: DocsDocument
  label: string
  settings: NoteSettings
  onOpen: () => void
}

export interface NoteTooltipProps extends NoteTooltipContent {
  /** The icon of the note. */
  children: ReactElement<{ ref?: Ref<HTMLButtonElement> }>
  /**
   * Whether the icon without a tooltip, which the icon of this tooltip replaces, had the focus. The new icon then takes
   * it.
   */
  takesFocus: boolean
  /**
   * Whether the pointer was over the icon without a tooltip, which the icon of this tooltip replaces. If the pointer
   * has left since, the tooltip closes.
   */
  takesPointer: boolean
  /** Whether a finger is pressing the icon without a tooltip, which the icon of this tooltip replaces. */
  takesFinger: boolean
}

/** Shows the short note in a tooltip of its icon. */
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
      width={settings.width ?? tooltipWidths[document.additional_meta.tooltip_width ?? 'default']}
      interactive={interactive}
      openOnPress={interactive || !hasMore}
      label={noteName(texts, label)}
      defaultOpen={props.takesFinger ? 'held' : true}
      content={contentOf(props, texts)}
    >
      {cloneElement(children, { ref: icon })}
    </Tooltip>
  )
}

/** Returns the content of the tooltip: a function that gets `close`, which closes the tooltip. */
function contentOf({ document, settings, onOpen }: NoteTooltipProps, texts: NoteTexts) {
  const { interactive } = settings
  const hasMore = document.has_main_content
  const { title } = document.additional_meta
  return ({ close }: { close: () => void }) => (
    <>
      {/* A note is in its author's language, whose text direction may differ from that of the page. */}
      {title && (
        <strong className="vb-doc-note-title" dir="auto">
          {title}
        </strong>
      )}
      <div className="vb-doc-note-text" dir="auto">
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
            // Close the tooltip first: it would cover the panel and catch the first Escape.
            close()
            onOpen()
          }}
        >
          {texts['note.readMore']}
        </Button>
      )}
      {hasMore && !interactive && <p className="vb-doc-note-hint">{texts['note.pressForMore']}</p>}
    </>
  )
}

/**
 * Returns the ref for the icon of the tooltip, and lets this icon take over the focus and the pointer from the icon
 * without a tooltip that it replaces.
 */
function useTakeOver({ takesFocus, takesPointer }: NoteTooltipProps) {
  const icon = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) icon.current?.focus({ preventScroll: true })
  }, [takesFocus])

  useEffect(() => {
    // If the pointer left before the browser noticed the new icon, the browser sends the icon no leave event: send one,
    // so that the tooltip closes.
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
