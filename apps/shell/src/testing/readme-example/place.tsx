import { CodeInput } from '@vestibule/ui/code-input'
import { Select } from '@vestibule/ui/select'
import { useState } from 'react'

const places = [
  { value: 'jena', label: 'Jena' },
  { value: 'oslo', label: 'Oslo' },
]

export function Place({ onDone }: { onDone: (place: string, code: string) => void }) {
  const [place, setPlace] = useState('jena')
  const [code, setCode] = useState('')
  const done = (whole: string) => onDone(place, whole)
  return (
    <>
      <Select label="Place" options={places} value={place} onValueChange={setPlace} />
      <CodeInput label="Code" value={code} onValueChange={setCode} onComplete={done} />
    </>
  )
}
