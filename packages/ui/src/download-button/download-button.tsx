import { forwardRef, type MouseEvent } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { DownloadIcon, ErrorCircleIcon } from '../icons/icons.tsx'
import { SteadyLabel } from '../internal/steady-label.tsx'
import { usePassingState } from '../internal/use-passing-state.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type DownloadButtonProps = Omit<ButtonProps, 'children' | 'startIcon' | 'content'> & {
  /** What is in the file, or how to get it at the press. A string is saved as UTF-8 text. */
  content: string | Blob | (() => string | Blob | Promise<string | Blob>)
  /** The name the file is offered under, such as `recovery_codes.txt`. */
  fileName: string
  /** The browser was handed the file. */
  onDownload?: () => void
  /** `content` failed, or the browser did not take the file. */
  onDownloadError?: (error: unknown) => void
  /** Replaces the built-in English texts, each by itself. */
  texts?: { download?: string; failed?: string; started?: string }
}

type DownloadState = 'idle' | 'started' | 'failed'

/** Milliseconds a failure stays in the label. */
const failureShownFor = 6000

/** Saves a file made in the page; nothing is sent anywhere. */
export const DownloadButton = forwardRef<HTMLButtonElement, DownloadButtonProps>(
  (
    {
      content,
      fileName,
      onDownload,
      onDownloadError,
      texts,
      variant = 'secondary',
      size = 'md',
      onClick,
      ...rest
    },
    ref,
  ) => {
    const [state, enter] = usePassingState<DownloadState>('idle', failureShownFor)
    const failed = state === 'failed'
    const words = {
      download: texts?.download ?? 'Download',
      failed: texts?.failed ?? 'Download failed',
    }
    const spoken = { ...words, started: texts?.started ?? `Saving ${fileName}` }

    const download = async (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event)
      if (event.defaultPrevented) return
      try {
        const data = typeof content === 'function' ? await content() : content
        save(typeof data === 'string' ? new Blob([data], { type: textType }) : data, fileName)
        enter('started')
        onDownload?.()
      } catch (error) {
        enter('failed')
        onDownloadError?.(error)
      }
    }
    return (
      <>
        {/* Before the button: after one as wide as the page it would stand outside. */}
        <VisuallyHidden role="status">{state !== 'idle' && spoken[state]}</VisuallyHidden>
        <Button ref={ref} variant={variant} size={size} onClick={download} {...rest}>
          <SteadyLabel
            shown={failed ? 'failed' : 'download'}
            labels={{
              download: (
                <>
                  <DownloadIcon size={16} />
                  {words.download}
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
DownloadButton.displayName = 'DownloadButton'

const textType = 'text/plain;charset=utf-8'

function save(file: Blob, fileName: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads the file after the click; a minute is ample for what a page makes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
