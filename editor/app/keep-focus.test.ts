// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus'

test.each([
  ['goes', (control: HTMLElement) => control.remove()],
  ['goes with what is around it', ({ parentElement }: HTMLElement) => parentElement?.remove()],
  ['is hidden', ({ parentElement }: HTMLElement) => parentElement?.setAttribute('hidden', '')],
])('a control that %s leaves the focus to the nearest button', async (_, go) => {
  document.body.innerHTML =
    '<button>Far</button><section><p>Sure?</p><div><button>Yes</button></div><button>Discard</button></section>'
  keepFocus()
  const [, yes, discard] = [...document.querySelectorAll('button')]
  if (!yes) throw new Error('There is no button.')
  yes.focus()
  go(yes)
  await vi.waitFor(() => expect(document.activeElement).toBe(discard))
})
