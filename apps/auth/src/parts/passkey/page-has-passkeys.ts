/**
 * Whether the browser supports passkeys. This is the check of `app-kit/passkeys`, repeated here so that the first
 * screen need not load the rest of that file.
 */
export function pageHasPasskeys(page: Window & typeof globalThis): boolean {
  return 'parseRequestOptionsFromJSON' in ((page.PublicKeyCredential as object | undefined) ?? {})
}
