import type { Page } from '@playwright/test'

export type Method = 'GET' | 'POST' | 'PUT'

/**
 * Answers a call of the authentication service in place of the server. `call`: method and path,
 * such as `POST login/`.
 */
export async function answer(page: Page, call: string, data: unknown): Promise<void> {
  await fulfill(page, call, 200, { success: true, result: { data } })
}

/** Refuses a call of the authentication service with this message, in place of the server. */
export async function refuse(
  page: Page,
  call: string,
  message: string,
  { status = 400, code, ...info }: { status?: number; code?: string; retry_after?: number } = {},
): Promise<void> {
  const error_info = { message, ...(code !== undefined && { code }), ...info }
  await fulfill(page, call, status, { success: false, message, error_info })
}

async function fulfill(page: Page, call: string, status: number, json: unknown): Promise<void> {
  const [method, path] = call.split(' ') as [Method, string]
  await page.route(`**/auth_api/v1/${path}`, (route) =>
    route.request().method() === method ? route.fulfill({ status, json }) : route.fallback(),
  )
}

/** Makes the page believe that a user is signed in. */
export async function actSignedIn(page: Page, eulas: readonly string[] = []): Promise<void> {
  await answer(page, 'GET users/authenticated/', { authenticated: true })
  await answer(page, 'GET users/me/', {
    id: 'u1',
    email: 'ines@vestibule.example',
    first_name: 'Inès',
    last_name: 'Okafor',
    organization_info: { id: 'vestibule', name: 'Vestibule', is_internal: true },
    is_external_user: false,
    eulas_not_accepted: eulas,
    impersonating: null,
  })
}

/** Makes the page believe that the sign-in link is valid. */
export async function actLinked(page: Page, last_name = 'Hale'): Promise<void> {
  const owner = { email: 'robin@vestibule.example', first_name: 'Robin', last_name }
  await answer(page, 'POST accounts/login/apitoken/owner/', owner)
}

/** Makes the page believe that the mailed link with `uidb64=a` and `token=b` is valid. */
export async function actMailed(page: Page): Promise<void> {
  await answer(page, 'GET accounts/reset_password/set_password/a/b/', null)
}
