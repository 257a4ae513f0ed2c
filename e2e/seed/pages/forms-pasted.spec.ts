import { expect, test } from '../../forms/mail'
import { nightly } from '../../site/nightly'
import { formOn, rightValues } from '../forms'

/** Invisible characters that come with pasted or autofilled text, as when phones copy contacts. */
const pasted = {
  Name: '\ufeff\u00a0Asha\tDevi\u200e\u00a0 Rao\u200b\u3000\u200f',
  Phone: '\u202a\u200b+911234567890\u202c\ufeff\t',
}
for (const kind of ['contact', 'footer', 'application'] as const)
  test(
    `the ${kind} form takes characters that nobody sees, and sends what one sees`,
    nightly(kind !== 'contact'),
    async ({ page, mail }) => {
      const one = formOn(page, kind)
      const { Phone, ...right } = rightValues(kind, mail.sender)
      const odd = { ...pasted, Email: `\u00a0${mail.sender}\u200b` }
      await one.open()
      await one.fill({ ...right, Name: odd.Name, Email: odd.Email, ...(Phone ? { Phone: odd.Phone } : {}) })
      await one.button.click()
      const success = kind === 'footer' ? 'Your message has been sent!' : 'Message sent successfully!'
      await expect(one.status).toHaveText(success)
      await one.expectValues({ Name: '', Email: '' })
      const { fields } = await mail.only()
      expect(fields).toMatchObject({ name: 'Asha Devi Rao', email: mail.sender })
      if (Phone) expect(fields[kind === 'contact' ? 'phone' : 'subject']).toBe(Phone)
      // It must not be restored as a draft.
      await one.open()
      await one.expectValues({ Name: '', Email: '' })
    },
  )
