import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import {
  CheckCircleFilledIcon,
  CloseIcon,
  ErrorCircleIcon,
  InfoCircleIcon,
  WarningIcon,
} from '../icons/icons.tsx'
import type { ToastRecord, ToastTone } from './toast-queue.ts'

const icons = {
  success: CheckCircleFilledIcon,
  error: ErrorCircleIcon,
  info: InfoCircleIcon,
  warning: WarningIcon,
} satisfies Record<ToastTone, unknown>

type ToastCardProps = {
  toast: ToastRecord
  paused: boolean
  closeLabel: string
  onDismiss: () => void
}

/** A toast that closes by itself when its time is over. It is no live region: `ToastProvider` announces its text. */
export function ToastCard({ toast, paused, closeLabel, onDismiss }: ToastCardProps) {
  usePausableTimeout(onDismiss, toast.durationMs, paused)
  const Icon = icons[toast.tone]
  const { action } = toast
  return (
    <div className="vb-toast" data-tone={toast.tone}>
      <Icon size={18} />
      <span className="vb-toast-message">{toast.message}</span>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            action.onSelect()
            onDismiss()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="md" label={closeLabel} icon={<CloseIcon size={16} />} onClick={onDismiss} />
    </div>
  )
}

/** Calls `callback` once after `duration` milliseconds, not counting the time in which `paused` is true. */
function usePausableTimeout(callback: () => void, duration: number, paused: boolean) {
  const remaining = useRef(duration)
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    remaining.current = duration
  }, [duration])
  useEffect(() => {
    if (paused || duration === Infinity) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(() => latest.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - startedAt
    }
  }, [paused, duration])
}
