import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Start() {
  const [email, setEmail] = useState('')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h1>Get Started</h1>
      <p>Step 1 - Email verification</p>
      <label>
        Email
        <input
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <button type="submit">Verify and Proceed</button>
      <button type="button">New User? Sign up</button>
    </form>
  )
}

createRoot(document.getElementById('root')).render(<Start />)
