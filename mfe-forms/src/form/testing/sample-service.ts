import { vi } from 'vitest'

/** In place of the e-mail library: `vi.mock('@emailjs/browser', …)`. */
export const service = { init: vi.fn(), sendForm: vi.fn() }
