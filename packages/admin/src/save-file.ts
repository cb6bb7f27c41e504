/** Offers a text to the user as a file download. */
export function saveFile(text: string, type: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoke the URL later, because the browser reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
