import { forwardRef, type MouseEvent, type RefObject } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { CheckIcon, CopyIcon, ErrorCircleIcon } from '../icons/icons.tsx'
import { SteadyLabel } from '../internal/steady-label.tsx'
import { usePassingState } from '../internal/use-passing-state.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useTexts } from '../internal/use-texts.ts'
import { copyButtonTexts, type CopyButtonTexts } from './copy-button-texts.ts'

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'content' | 'startIcon' | 'onCopy'> & {
  /** The text to copy, or a function that returns it when the button is pressed. */
  content: string | (() => string | Promise<string>)
  /** How long the label says that the text was copied, or that copying failed, in milliseconds. */
  copiedForMs?: number
  /**
   * The element that shows the text to copy. If copying fails, the text of this element is selected, so that the user
   * can copy it by hand.
   */
  source?: RefObject<HTMLElement | null>
  /** Called when the text was copied. */
  onCopy?: () => void
  /** Called with the error when the clipboard refused or `content` threw. */
  onCopyError?: (error: unknown) => void
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<CopyButtonTexts>
}

type CopyState = 'idle' | 'copied' | 'failed'

/**
 * A button that copies a text, and says in its label and to screen readers whether that worked. The button's width does
 * not change with its label.
 */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(
  (
    {
      content,
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
    const words = useTexts('copyButton', copyButtonTexts)
    const labels = {
      idle: texts?.copy ?? words.copy,
      copied: texts?.copied ?? words.copied,
      failed: texts?.failed ?? words.failed,
    }

    const copy = async (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event)
      if (event.defaultPrevented) return
      try {
        await navigator.clipboard.writeText(
          typeof content === 'function' ? await content() : content,
        )
      } catch (error) {
        if (source?.current) getSelection()?.selectAllChildren(source.current)
        enter('failed')
        onCopyError?.(error)
        return
      }
      // Outside of the `try`: an error of the caller's own function is no failed copy.
      enter('copied')
      onCopy?.()
    }
    return (
      <>
        {/* The hidden text stands before a full-width button: after it, the text would overflow the page. */}
        <VisuallyHidden role="status">{state !== 'idle' && labels[state]}</VisuallyHidden>
        <Button ref={ref} variant={variant} size={size} onClick={copy} {...rest}>
          <SteadyLabel
            shown={state}
            labels={{
              idle: (
                <>
                  <CopyIcon size={16} />
                  {labels.idle}
                </>
              ),
              copied: (
                <>
                  <CheckIcon size={16} />
                  {labels.copied}
                </>
              ),
              failed: (
                <>
                  <ErrorCircleIcon size={16} />
                  {labels.failed}
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
