import { expect, test } from './editing'
import { designationIn, fileText } from './scratch'

const yoga = 'mfe-departments/content/ug/yoga.yaml'

test('words that an input method composes are in the page while they grow, and are saved as they end', async ({
  open,
}) => {
  const { page, site, field, choose, fill, save, isSaved } = await open('by pointer', '/department/ug/yoga')
  await choose(designationIn(yoga))
  await fill(field('Designation'), 'Guru, ')
  await page.keyboard.press('End')
  const keyboard = await page.context().newCDPSession(page)
  for (const word of ['ಯೋಗ', 'ಗುರು']) {
    for (const length of [...word].keys()) {
      const text = [...word].slice(0, length + 1).join('')
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
      // By then the draft has been handed over, and the page was filled with it.
      await expect(site.getByText(new RegExp(`^Guru, .*${text}$`))).toHaveCount(1)
    }
    await keyboard.send('Input.insertText', { text: `${word} ` })
  }
  await expect(field('Designation')).toHaveValue('Guru, ಯೋಗ ಗುರು ')
  await save()
  await isSaved()
  expect(fileText(yoga)).toMatch(/designation: "?Guru, ಯೋಗ ಗುರು ?"?\n/)
})
