import { demo, demoPassword, login, paths, provePassword } from './sign-in-steps.ts'
import { testBrowser, type TestAnswer, type TestBrowser } from './test-browser.ts'

/** A single-use code by which somebody has signed in, so that the server must refuse it from then on. */
export interface SpentCode {
  readonly name: CodeKind
  /** The browser that the code has signed in. */
  readonly browser: TestBrowser
  /** Sends the code again with the cookies from before the sign-in, like a browser that never got the answer to it. */
  again(): Promise<TestAnswer>
}

const deviceCodes = '/auth_api/v1/accounts/login/code'

const kinds = { 'mailed code': spendMailedCode, 'device code': spendDeviceCode }
export type CodeKind = keyof typeof kinds

/** Signs in by one code of each kind, at a demo server, which shows its mails at `/_outbox/`. */
export async function spendCodes(
  server: { readonly origin: string },
  names: readonly CodeKind[] = ['mailed code', 'device code'],
): Promise<SpentCode[]> {
  const spent: SpentCode[] = []
  for (const name of names) spent.push({ name, ...(await kinds[name](server)) })
  return spent
}

async function spendMailedCode(server: {
  readonly origin: string
}): Promise<Omit<SpentCode, 'name'>> {
  const email = demo.passwordAndCode
  const browser = await testBrowser(server)
  await browser.post(paths.start, { user_email: email })
  await provePassword(browser, email)
  await browser.post(paths.sendCode, { email })
  const outbox = await browser.get(`/_outbox/?format=json&to=${email}`)
  const [mail] = JSON.parse(outbox.text) as { text: string }[]
  const otp = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
  const before = browser.clone()
  expectOk(await browser.post(paths.verifyCode, { email, otp }))
  return {
    browser,
    again: () => before.clone().post(paths.verifyCode, { email, otp }),
  }
}

async function spendDeviceCode(server: {
  readonly origin: string
}): Promise<Omit<SpentCode, 'name'>> {
  const code = 'K7Q2MX'
  const browser = await testBrowser(server)
  const desktop = await testBrowser(server)
  expectOk(await login(desktop, demo.password, demoPassword))
  expectOk(await browser.post(`${deviceCodes}/register/`, { code }))
  expectOk(await desktop.post(`${deviceCodes}/approve/`, { code, decision: 'approve' }))
  const before = browser.clone()
  expectOk(await browser.post(`${deviceCodes}/authenticate/`, { code }))
  return {
    browser,
    again: () => before.clone().post(`${deviceCodes}/authenticate/`, { code }),
  }
}

function expectOk({ status, text }: TestAnswer) {
  if (status !== 200) throw new Error(`${status} ${text}`)
}
