import { fetchPart } from '@vestibule/api-client'
import { lazyPart } from '@vestibule/app-kit/lazy-part'
import type { ComponentType } from 'react'
import { paths } from './paths.ts'

const load = {
  home: () => import('./flows/home/home-flow.tsx'),
  notFound: () => import('./flows/not-found/not-found-screen.tsx'),
  password: () => import('./flows/password/password-flow.tsx'),
  forgotPassword: () => import('./flows/forgot-password/forgot-password-flow.tsx'),
  resetPassword: () => import('./flows/reset-password/reset-password-flow.tsx'),
  resetPasswordOtp: () => import('./flows/reset-password-otp/reset-password-otp-flow.tsx'),
  deviceCode: () => import('./flows/device-code/device-code-flow.tsx'),
  registration: () => import('./flows/registration/registration-flow.tsx'),
  eula: () => import('./flows/eula/eula-flow.tsx'),
  selectCustomer: () => import('./flows/select-customer/select-customer-flow.tsx'),
  setupNewDevice: () => import('./flows/setup-new-device/setup-new-device-flow.tsx'),
  twoFactor: () => import('./flows/two-factor/two-factor-flow.tsx'),
  passwordOtp: () => import('./flows/password-otp/password-otp-flow.tsx'),
}

function flow<Module>(importModule: () => Promise<Module>, name: keyof Module) {
  return lazyPart(async () => ({ default: (await importModule())[name] as ComponentType }))
}

/** The flows, each in a chunk of its own. */
export const flows = {
  Home: flow(load.home, 'HomeFlow'),
  NotFound: flow(load.notFound, 'NotFoundScreen'),
  Password: flow(load.password, 'PasswordFlow'),
  ForgotPassword: flow(load.forgotPassword, 'ForgotPasswordFlow'),
  ResetPassword: flow(load.resetPassword, 'ResetPasswordFlow'),
  ResetPasswordOtp: flow(load.resetPasswordOtp, 'ResetPasswordOtpFlow'),
  DeviceCode: flow(load.deviceCode, 'DeviceCodeFlow'),
  Registration: flow(load.registration, 'RegistrationFlow'),
  Eula: flow(load.eula, 'EulaFlow'),
  SelectCustomer: flow(load.selectCustomer, 'SelectCustomerFlow'),
  SetupNewDevice: flow(load.setupNewDevice, 'SetupNewDeviceFlow'),
  TwoFactor: flow(load.twoFactor, 'TwoFactorFlow'),
  PasswordOtp: flow(load.passwordOtp, 'PasswordOtpFlow'),
}

const loadByPath: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.home]: load.home,
  [paths.password]: load.password,
  [paths.forgotPassword]: load.forgotPassword,
  [paths.resetPassword]: load.resetPassword,
  [paths.resetPasswordOtp]: load.resetPasswordOtp,
  [paths.deviceCode]: load.deviceCode,
  [paths.registration]: load.registration,
  [paths.eula]: load.eula,
  [paths.selectCustomer]: load.selectCustomer,
  [paths.setupNewDevice]: load.setupNewDevice,
  [paths.twoFactor]: load.twoFactor,
  [paths.passwordOtp]: load.passwordOtp,
}

/** Fetches the code of the flow at one of the app's routes, if it has a chunk of its own. */
export async function preloadFlow(path: string): Promise<void> {
  const load = loadByPath[path.replace(/[?#].*$/s, '')]
  if (load) await fetchPart(load)
}
