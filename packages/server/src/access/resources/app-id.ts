/** The id of an app: the address that the import file gives it, without slashes at the ends. */
export function appIdOf(url: string): string {
  return url.trim().replace(/^\/+|\/+$/g, '')
}

/**
 * The ids that an app's row in `resources` may have: an import stores the app's address with or without slashes at the
 * ends, as the import file has it.
 */
export function appKeys(app: string): string[] {
  const id = appIdOf(app)
  return [id, `/${id}`, `${id}/`, `/${id}/`].map((url) => `AppResource:${url}`)
}
