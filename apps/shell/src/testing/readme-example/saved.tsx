import { Button } from '@vestibule/ui/button'

export const Saved = () => (
  <>
    <Button className="rounded-full">Save</Button>
    <p className="text-muted">Saved a minute ago</p>
  </>
)
