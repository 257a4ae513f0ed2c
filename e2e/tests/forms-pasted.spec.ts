import { expect, formOn, rightValues, test } from '../forms/mail'

/** Characters that nobody sees, and that come along with what is pasted or filled in by a browser. */
const pasted: [string, Record<string, string>][] = [
  ['no-break spaces and tabs', { Name: '\u00a0Asha\tDevi\u00a0 Rao\u3000' }],
  [
    'zero-width characters and a byte order mark',
    { Name: '\ufeffAsha\u200b Devi Rao', Phone: '\u200b+911234567890\ufeff' },
  ],
  [
    'marks of direction, as phones copy contacts',
    { Phone: '\u202a+911234567890\u202c', Name: 'Asha Devi\u200e Rao\u200f' },
  ],
  ['a tab after the number', { Phone: '+911234567890\t', Name: 'Asha Devi Rao' }],
]
for (const kind of ['contact', 'footer', 'application'] as const)
  for (const [what, odd] of pasted)
    test(`the ${kind} form takes ${what}, and sends what one sees`, async ({ page, mail }) => {
      const one = formOn(page, kind)
      const right = { ...rightValues(kind, mail.sender), Name: 'Asha Devi Rao' }
      const known = Object.entries(odd).filter(([label]) => label in right)
      await one.open()
      await one.fill({ ...right, ...Object.fromEntries(known), Email: `\u00a0${mail.sender}\u200b` })
      await one.button.click()
      const success = kind === 'footer' ? 'Your message has been sent!' : 'Message sent successfully!'
      await expect(one.status).toHaveText(success)
      await one.expectValues({ Name: '', Email: '' })
      const { fields } = await mail.only()
      expect(fields).toMatchObject({ name: 'Asha Devi Rao', email: mail.sender })
      if (kind !== 'footer') expect(fields[kind === 'contact' ? 'phone' : 'subject']).toBe('+911234567890')
      // Nothing of it comes back as a draft.
      await one.open()
      await one.expectValues({ Name: '', Email: '' })
    })
