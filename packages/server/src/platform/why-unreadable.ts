/** Says in plain words why a file could not be opened or read. For other errors, returns their message. */
export function whyUnreadable(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  switch (code) {
    case 'ENOENT':
      return 'there is no such file'
    case 'EACCES':
    case 'EPERM':
      return 'this user may not read it'
    case 'EISDIR':
      return 'it is a folder'
    default:
      return message
  }
}
