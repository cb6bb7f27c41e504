import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DownloadButton } from './download-button.tsx'

/** Files that the page gave the browser to save. */
let saved: { name: string; file: Blob }[] = []

beforeEach(() => {
  saved = []
  let latest: Blob
  URL.createObjectURL = (file) => {
    latest = file as Blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: latest })
  })
})
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL')
  Reflect.deleteProperty(URL, 'revokeObjectURL')
})

describe('DownloadButton', () => {
  it('offers the text under the name given, and says so', async () => {
    render(<DownloadButton content={'7QH2-M9KD\nX4TR-08WB\n'} fileName="recovery_codes.txt" />)
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(saved).toHaveLength(1)
    expect(saved[0]!.name).toBe('recovery_codes.txt')
    expect(await saved[0]!.file.text()).toBe('7QH2-M9KD\nX4TR-08WB\n')
    expect(screen.getByRole('status')).toHaveTextContent('Saving recovery_codes.txt')
  })

  it('shows and reports that the content could not be had', async () => {
    const reason = new Error('gone')
    const onDownloadError = vi.fn<(error: unknown) => void>()
    render(
      <DownloadButton
        content={() => Promise.reject(reason)}
        fileName="report.csv"
        onDownloadError={onDownloadError}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(screen.getByRole('button', { name: 'Download failed' })).toBeVisible()
    expect(onDownloadError).toHaveBeenCalledWith(reason)
    expect(saved).toEqual([])
  })
})
