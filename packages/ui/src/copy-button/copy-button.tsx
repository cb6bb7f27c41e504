import { forwardRef, type MouseEvent, type RefObject } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { CheckIcon, CopyIcon, ErrorCircleIcon } from '../icons/icons.tsx'
import { SteadyLabel } from '../internal/steady-label.tsx'
import { usePassingState } from '../internal/use-passing-state.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'startIcon' | 'onCopy'> & {
  /** What is copied, or how to get it at the press. */
  text: string | (() => string | Promise<string>)
  /** Milliseconds 'Copied' stays. */
  copiedForMs?: number
  /**
   * What shows the same text: its words are selected when the clipboard refuses, so that the
   * reader can copy them by hand.
   */
  source?: RefObject<HTMLElement | null>
  /** The text was copied. */
  onCopy?: () => void
  /** The clipboard refused, or `text` failed. */
  onCopyError?: (error: unknown) => void
  /** Replaces the built-in English texts, each by itself. */
  texts?: { copy?: string; copied?: string; failed?: string }
}

type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a text, and says so in its label and aloud. It is as wide in every state. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(
  (
    {
      text,
      copiedForMs = 1000,
      source,
      onCopy,
      onCopyError,
      texts,
      variant = 'quiet',
      size = 'sm',
      onClick,
      ...rest
    },
    ref,
  ) => {
    const [state, enter] = usePassingState<CopyState>('idle', copiedForMs)
    const words = {
      idle: texts?.copy ?? 'Copy',
      copied: texts?.copied ?? 'Copied',
      failed: texts?.failed ?? 'Copy failed',
    }

    const copy = async (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event)
      if (event.defaultPrevented) return
      try {
        await navigator.clipboard.writeText(typeof text === 'function' ? await text() : text)
        enter('copied')
        onCopy?.()
      } catch (error) {
        if (source?.current) getSelection()?.selectAllChildren(source.current)
        enter('failed')
        onCopyError?.(error)
      }
    }
    return (
      <>
        {/* Before the button: after one as wide as the page it would stand outside. */}
        <VisuallyHidden role="status">{state !== 'idle' && words[state]}</VisuallyHidden>
        <Button ref={ref} variant={variant} size={size} onClick={copy} {...rest}>
          <SteadyLabel
            shown={state}
            labels={{
              idle: (
                <>
                  <CopyIcon size={16} />
                  {words.idle}
                </>
              ),
              copied: (
                <>
                  <CheckIcon size={16} />
                  {words.copied}
                </>
              ),
              failed: (
                <>
                  <ErrorCircleIcon size={16} />
                  {words.failed}
                </>
              ),
            }}
          />
        </Button>
      </>
    )
  },
)
CopyButton.displayName = 'CopyButton'
