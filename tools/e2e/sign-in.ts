import type { Page } from '@playwright/test'

/** Signs a page's browser in, by a call, with an account whose method is the password alone. Throws what the server said. */
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
