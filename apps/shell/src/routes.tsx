import { fetchPart } from '@vestibule/api-client'
import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Frame } from './frame/frame.tsx'
import { HomePage } from './home/home-page.tsx'

const AppPage = lazy(() => fetchPart(() => import('./app-page/app-page.tsx')))
const SupportPage = lazy(() => fetchPart(() => import('./support/support-page.tsx')))
const DevicePage = lazy(() => fetchPart(() => import('./device/device-page.tsx')))
const VirtualCohortsPage = lazy(() =>
  fetchPart(() => import('./virtual-cohorts/virtual-cohorts-page.tsx')),
)

/** All pages of the shell, each within any dataset too. What is none of the shell's own is an app. */
const pages = (
  <>
    <Route index element={<HomePage />} />
    <Route path="support" element={<SupportPage />} />
    <Route path="device" element={<DevicePage />} />
    <Route path="virtual-cohorts" element={<VirtualCohortsPage />} />
    <Route path="*" element={<AppPage />} />
  </>
)

export function ShellRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Frame />}>
        {pages}
      </Route>
      <Route path="/dv/:datasetId" element={<Frame />}>
        {pages}
      </Route>
    </Routes>
  )
}
