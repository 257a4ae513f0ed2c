import { nightly } from '../../site/nightly'
import { expect, test } from './editing'
import { askPage, eventually, focused, inEngines, inWindow, openAt } from './in-engines'
import { designationIn, fileText } from './scratch'

const yoga = 'mfe-departments/content/ug/yoga.yaml'

inEngines('a sentence clicked, typed, left by Tab and saved', {}, async ({ session, address, engine }) => {
  test.setTimeout(180_000)
  const wanted = `Dean in ${engine}`
  const hasFocus = (name: RegExp) => eventually(() => session.evaluate(focused), `${name}`).toMatch(name)
  const isAtText = async () => {
    await hasFocus(/^The site/)
    await eventually(() => session.evaluate(askPage, { focused: true }), 'the text').toBe(wanted)
  }
  const old = designationIn(yoga)
  await openAt(session, address, '/department/ug/yoga', old)
  await eventually(() => session.evaluate(() => document.body.innerText), 'the form').toContain('Faculty')

  await session.click(await inWindow(session, { placeOf: old }))
  await hasFocus(new RegExp(`^Designation: ${old}$`))
  await session.press('Control+a')
  await session.type(wanted)
  await eventually(() => session.evaluate(askPage, { placeOf: wanted }), 'what was typed').toBeTruthy()

  await session.press('Escape')
  await isAtText()
  await session.press('Tab')
  await hasFocus(/^The form/)
  await session.press('Escape')
  await isAtText()
  await session.press('Shift+Tab')
  await hasFocus(/^Publish/)
  await session.press('Tab')
  await isAtText()
  await session.press('Tab')
  await hasFocus(/^The form/)

  await session.press('Control+s')
  await eventually(() => session.evaluate(() => document.body.innerText), 'Saved').toMatch(/\bSaved\b/)
  expect(fileText(yoga)).toContain(`designation: ${wanted}\n`)
})

inEngines(
  'left right after a key, and shown again, the editor goes on',
  nightly(),
  async ({ session, address, engine }) => {
    test.setTimeout(180_000)
    const old = designationIn(yoga)
    const wanted = `Reader in ${engine}`
    await openAt(session, address, '/department/ug/yoga', old)
    await session.click(await inWindow(session, { placeOf: old }))
    await eventually(() => session.evaluate(focused), 'the field').toMatch(/^Designation/)
    await session.press('Control+a')
    await session.type(wanted.slice(0, -1))
    await session.goto('about:blank')
    await eventually(() => session.evaluate(() => location.href), 'another page').toBe('about:blank')
    await session.back()
    await eventually(
      () => session.evaluate(askPage, { placeOf: wanted.slice(0, -1) }),
      'what was typed',
      60_000,
    ).toBeTruthy()
    await session.click(await inWindow(session, { placeOf: wanted.slice(0, -1) }))
    await eventually(() => session.evaluate(focused), 'the field').toMatch(/^Designation/)
    await session.press('End')
    await session.type(wanted.slice(-1))
    await session.press('Control+s')
    await eventually(() => session.evaluate(() => document.body.innerText), 'Saved').toMatch(/\bSaved\b/)
    expect(fileText(yoga)).toContain(`designation: ${wanted}\n`)
  },
)
