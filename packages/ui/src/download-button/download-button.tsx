import { forwardRef, type MouseEvent } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { DownloadIcon, ErrorCircleIcon } from '../icons/icons.tsx'
import { SteadyLabel } from '../internal/steady-label.tsx'
import { usePassingState } from '../internal/use-passing-state.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useTexts } from '../internal/use-texts.ts'
import { downloadButtonTexts, type DownloadButtonTexts } from './download-button-texts.ts'

export type DownloadButtonProps = Omit<ButtonProps, 'children' | 'startIcon' | 'content'> & {
  /** The content of the file, or a function that returns it when the button is pressed. A string is saved as UTF-8. */
  content: string | Blob | (() => string | Blob | Promise<string | Blob>)
  /** The suggested file name, such as `recovery_codes.txt`. */
  fileName: string
  /** Called after the file was handed to the browser. */
  onDownload?: () => void
  /** Called with the error when `content` threw or the browser did not take the file. */
  onDownloadError?: (error: unknown) => void
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<Record<keyof DownloadButtonTexts, string>>
}

type DownloadState = 'idle' | 'started' | 'failed'

/** How long the label of the button says that the download failed, in milliseconds. */
const failureShownFor = 6000

/** A button that saves a file whose content the page has or makes. The button itself requests nothing from a server. */
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
    const words = useTexts('downloadButton', downloadButtonTexts)
    const labels = {
      download: texts?.download ?? words.download,
      failed: texts?.failed ?? words.failed,
    }
    const spoken = { ...labels, started: texts?.started ?? words.started(fileName) }

    const download = async (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event)
      if (event.defaultPrevented) return
      try {
        const data = typeof content === 'function' ? await content() : content
        save(typeof data === 'string' ? new Blob([data], { type: textType }) : data, fileName)
      } catch (error) {
        enter('failed')
        onDownloadError?.(error)
        return
      }
      // Outside of the `try`: an error of the caller's own function is no failed download.
      enter('started')
      onDownload?.()
    }
    return (
      <>
        {/* The hidden text stands before a full-width button: after it, the text would overflow the page. */}
        <VisuallyHidden role="status">{state !== 'idle' && spoken[state]}</VisuallyHidden>
        <Button ref={ref} variant={variant} size={size} onClick={download} {...rest}>
          <SteadyLabel
            shown={failed ? 'failed' : 'download'}
            labels={{
              download: (
                <>
                  <DownloadIcon size={16} />
                  {labels.download}
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
DownloadButton.displayName = 'DownloadButton'

const textType = 'text/plain;charset=utf-8'

function save(file: Blob, fileName: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Revoke the URL late: the browser reads the file after the click; a minute is enough for a file made in the
  // page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
