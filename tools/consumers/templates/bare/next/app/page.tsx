export default function Page() {
  return <h1>Cohort explorer</h1>
}
