import { FullScreenLoader } from '@vestibule/ui/full-screen-loader'
import { Suspense, type ComponentType } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { StartRoute } from './flows/start/start-route.tsx'
import { flows } from './lazy-flows.ts'
import { ArrivalScope } from './parts/screen/arrival.tsx'
import { paths } from './paths.ts'
import { useTexts } from './texts/use-texts.ts'

const routes: readonly (readonly [path: string, Flow: ComponentType])[] = [
  [paths.home, flows.Home],
  [paths.start, StartRoute],
  [paths.deviceCode, flows.DeviceCode],
  [paths.password, flows.Password],
  [paths.twoFactor, flows.TwoFactor],
  [paths.setupNewDevice, flows.SetupNewDevice],
  [paths.passwordOtp, flows.PasswordOtp],
  [paths.resetPasswordOtp, flows.ResetPasswordOtp],
  [paths.forgotPassword, flows.ForgotPassword],
  [paths.resetPassword, flows.ResetPassword],
  [paths.registration, flows.Registration],
  [paths.eula, flows.Eula],
  [paths.selectCustomer, flows.SelectCustomer],
  ['*', flows.NotFound],
]

/** Every route on one screen. Flows are loaded when they are needed and never import each other. */
export function AppRoutes() {
  const texts = useTexts()
  const { pathname } = useLocation()
  // Below the router, which hears of no new address while it is suspended itself. Between two routes the first one
  // stays until the code of the second is there.
  return (
    <Suspense fallback={<FullScreenLoader labels={{ loading: texts.app.loading }} />}>
      <ArrivalScope key={pathname}>
        <Routes>
          {routes.map(([path, Flow]) => (
            <Route key={path} path={path} element={<Flow />} />
          ))}
        </Routes>
      </ArrivalScope>
    </Suspense>
  )
}
