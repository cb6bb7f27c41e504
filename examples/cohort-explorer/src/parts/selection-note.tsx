import { Button } from '@vestibule/ui/button'
import { TextField } from '@vestibule/ui/text-field'
import { useEffect, useState, type FormEvent } from 'react'
import { usePlace } from '../place/use-place.ts'
import { useTexts } from '../use-texts.ts'

/** A note of the user on the dataset. While it is unsaved, leaving the app asks first. */
export function SelectionNote() {
  const { texts } = useTexts()
  const { state, setUnsavedWork } = usePlace()
  const key = `cohort-explorer.note:${state.dataset?.id ?? ''}`
  const [saved, setSaved] = useState(() => read(key))
  const [text, setText] = useState(saved)
  const [isSaved, setIsSaved] = useState(false)
  const isDirty = text !== saved
  useEffect(() => setUnsavedWork(isDirty), [setUnsavedWork, isDirty])
  const save = (event: FormEvent) => {
    event.preventDefault()
    write(key, text)
    setSaved(text)
    setIsSaved(true)
  }
  return (
    <form className="ce-note" onSubmit={save}>
      <TextField
        size="sm"
        variant="outlined"
        label={texts.note}
        maxLength={200}
        value={text}
        success={isSaved && !isDirty ? texts.saved : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="sm" variant="secondary" disabled={!isDirty}>
        {texts.save}
      </Button>
    </form>
  )
}

/** Reads the saved note. Empty if storage is blocked: then a note lasts only until the user leaves the page. */
function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Ignore: storage is blocked or full. The text stays in the field.
  }
}
