import type { Page } from '@playwright/test'

/**
 * Signs in the page's browser by a request. The account must sign in by password only. Throws the
 * server's answer if it refuses.
 */
export async function signIn(
  page: Page,
  origin: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { request } = page.context()
  await request.get(`${origin}/auth_api/v1/config/`)
  const cookies = await page.context().cookies(origin)
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await request.post(`${origin}/auth_api/v1/accounts/login/`, {
    form: { username: email, password },
    headers: { 'x-csrftoken': token, origin },
  })
  if (answer.status() !== 200) throw new Error(`${email}: ${await answer.text()}`)
}
