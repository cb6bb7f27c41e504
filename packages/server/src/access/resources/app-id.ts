/** The id of an app: the address that the import file gives it, without slashes at the ends. */
export function appIdOf(url: string): string {
  return url.trim().replace(/^\/+|\/+$/g, '')
}

/**
 * The keys under which the database may have an app: an import stores the address with or without slashes, as its file
 * has it.
 */
export function appKeys(app: string): string[] {
  const id = appIdOf(app)
  return [id, `/${id}`, `${id}/`, `/${id}/`].map((url) => `AppResource:${url}`)
}
