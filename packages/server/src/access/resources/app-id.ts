/** The id of an app everywhere except in the import file: its address without slashes at the ends. */
export function appIdOf(url: string): string {
  return url.trim().replace(/^\/+|\/+$/g, '')
}

/** The keys under which an app may be stored: an import keeps the slashes of its file. */
export function appKeys(app: string): string[] {
  const id = appIdOf(app)
  return [id, `/${id}`, `${id}/`, `/${id}/`].map((url) => `AppResource:${url}`)
}
