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
import { useDocsContext } from './docs-context.ts'
import { HtmlMarkup } from './html-markup.tsx'
import type { NoteTriggerProps } from './note-trigger.tsx'

export interface NoteTooltipProps extends Omit<NoteTriggerProps, 'children'> {
  /** The icon of the note. */
  children: ReactElement<{ ref?: Ref<HTMLButtonElement> }>
  /** The icon that this one stands in for had the focus. */
  takesFocus: boolean
  /** The pointer was over it. */
  takesPointer: boolean
}

/** The short note beside its icon. */
export function NoteTooltip(props: NoteTooltipProps) {
  const { document, label, settings, onOpen, children } = props
  const texts = useDocsContext().noteTexts
  const icon = useTakeOver(props)

  const { interactive } = settings
  const hasMore = document.has_main_content
  const { title } = document.additional_meta
  return (
    <Tooltip
      className="vb-doc-note-tooltip"
      placement={settings.placement}
      width={settings.width === 'No Wrap' ? 'nowrap' : settings.width}
      interactive={interactive}
      openOnPress={interactive || !hasMore}
      label={texts.about(label)}
      defaultOpen
      content={
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
            <Button variant="link" size="sm" onClick={onOpen}>
              {texts.readMore}
            </Button>
          )}
          {hasMore && !interactive && <p className="vb-doc-note-hint">{texts.pressForMore}</p>}
        </>
      }
    >
      {cloneElement(children, { ref: icon })}
    </Tooltip>
  )
}

/** The icon stands in for one without a tooltip: what that one had goes over to it. */
function useTakeOver({ takesFocus, takesPointer }: NoteTooltipProps) {
  const icon = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) icon.current?.focus({ preventScroll: true })
  }, [takesFocus])

  useEffect(() => {
    // A pointer that has left before the browser saw the new icon under it never leaves that icon.
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
