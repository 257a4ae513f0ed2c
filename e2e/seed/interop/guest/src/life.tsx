import { Counter } from './counter'

function Life() {
  return (
    <>
      <h1>Guest life</h1>
      <Counter />
    </>
  )
}

export const page = {
  head: {
    title: 'Guest life',
    description: 'A page of a remote that was made with nothing but the defaults of the federation plugin.',
    lead: 'Of another make.',
  },
  Component: Life,
}
