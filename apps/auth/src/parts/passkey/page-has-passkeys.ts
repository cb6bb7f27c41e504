/** Whether the browser has passkeys: the check of `app-kit/passkeys`, without the rest of its code on the first screen. */
export function pageHasPasskeys(page: Window & typeof globalThis): boolean {
  return 'parseRequestOptionsFromJSON' in ((page.PublicKeyCredential as object | undefined) ?? {})
}
