import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { virtual as Virtual } from '@guidepup/virtual-screen-reader'
import { expect, journey } from '../../journeys/journey'
import { rightValues } from '../forms'

declare const ear: typeof Virtual

const reader = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
)

/** What the screen reader says on the way, each phrase once, without the lists and paragraphs passed. */
const heard = [
  'link, Skip to main content',
  'main',
  'link, Home',
  'heading, Application Form, level 1',
  'textbox, Name, As in your certificates, in any script., required',
  'textbox, Email, The admissions office answers to this address., required',
  'textbox, Phone, With the country code, if you live outside India., required',
  'combobox, Course, For BNYS, choose the department that interests you most. For an MD that is not listed, choose its field., has popup listbox, not expanded, required',
  'button, Submit Application',
  'polite: Your message is being sent…',
  'polite: Message sent successfully!',
]

journey('By ear, from the skip link to a sent application', async (visitor) => {
  const { session, site } = visitor
  const focusOn = async (role: string, name: string) => {
    const wanted = visitor.get(role, name)
    for (let stop = 0; stop < 20 && !(await wanted.hasFocus()); stop++) await visitor.press('Tab')
    await wanted.focused()
  }
  const spoken = () => session.evaluate(() => ear.spokenPhraseLog())
  site.scripts.set('/reader.js', reader)
  await visitor.open('/apply')
  await visitor.on('/apply')
  await session.evaluate(async (address) => {
    const { virtual } = await import(address)
    Object.assign(window, { ear: virtual })
    await virtual.start({ container: document.body })
  }, '/reader.js')

  await focusOn('link', 'Skip to main content')
  await visitor.press('Enter')
  await visitor.get('main').focused()
  await session.evaluate(readTo, 'heading, Application Form, level 1')
  const { Course = '', ...values } = rightValues('application', 'by-ear@sender.example.org')
  for (const [label, value] of Object.entries(values)) {
    await focusOn('textbox', label)
    await session.type(value)
  }
  await focusOn('combobox', 'Course')
  await visitor.get('combobox', 'Course').choose(Course)
  await focusOn('button', 'Submit Application')
  await visitor.press('Enter')
  await expect.poll(spoken).toContainEqual(heard.at(-1))
  // WebKit's driver reports an alert only with its next command.
  await expect
    .poll(() => session.evaluate(() => 0).then(() => session.alerts))
    .toEqual(['Message sent successfully!'])
  const words = await spoken()
  expect(
    [...new Set(words)].filter((phrase) => heard.includes(phrase)),
    words.join(' | '),
  ).toEqual(heard)
})

/** Runs in the page, as text: reads on, as with the down arrow, until the words are said. */
async function readTo(words: string) {
  for (let item = 0; item < 40; item++) {
    await ear.next()
    if ((await ear.lastSpokenPhrase()) === words) return
  }
}
