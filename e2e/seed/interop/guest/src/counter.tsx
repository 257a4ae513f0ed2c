import { useUi } from '@college/runtime'
import { useState } from 'react'

/** Shows that the host's React and its store work. */
export function Counter() {
  const [count, setCount] = useState(0)
  const overlayOpen = useUi((state) => state.overlayOpen)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Counted {count}, {overlayOpen ? 'covered' : 'uncovered'}
    </button>
  )
}
