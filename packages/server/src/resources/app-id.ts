/** The name of an app everywhere but in the import file: its address without surrounding slashes. */
export function appIdOf(url: string): string {
  return url.trim().replace(/^\/+|\/+$/g, '')
}

/** The keys under which an app may be stored: the import keeps the slashes that its file has. */
export function appKeys(app: string): string[] {
  const id = appIdOf(app)
  return [id, `/${id}`, `${id}/`, `/${id}/`].map((url) => `AppResource:${url}`)
}
