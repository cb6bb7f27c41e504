import { useEffect } from 'react'
import type { Conformant } from '../internal/testing/conformance.tsx'
import { ToastProvider, useToast, type ToastProviderProps } from './toast.tsx'

function Saved() {
  const toast = useToast()
  useEffect(() => {
    toast.success('Document saved successfully', { id: 'saved' })
  }, [toast])
  return null
}

function ToastExample(props: Pick<ToastProviderProps, 'labels'>) {
  return (
    <ToastProvider {...props}>
      <Saved />
    </ToastProvider>
  )
}

export const conformants: Conformant[] = [
  { component: ToastExample, props: {}, bare: true, labels: { close: {}, region: {} } },
]
