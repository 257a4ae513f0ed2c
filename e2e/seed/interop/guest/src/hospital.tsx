import { Counter } from './counter'

function Hospital() {
  return (
    <>
      <h1>Guest hospital</h1>
      <Counter />
    </>
  )
}

export const page = {
  head: {
    title: 'Guest hospital',
    description: 'A page of a remote that was made with nothing but the defaults of the federation plugin.',
    lead: 'Of another make.',
  },
  Component: Hospital,
}
