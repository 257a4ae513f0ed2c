import { Found } from '../../journeys/found'
import { nightly } from '../../site/nightly'
import { expect, test } from './editing'
import { askPage, eventually, focused, inEngines, inWindow, openAt } from './in-engines'
import { designationIn, fileText, isReleased, lastCommit } from './scratch'

const file = 'mfe-departments/content/ug/physiology.yaml'
const path = '/department/ug/physiology'

/** What fields of a new department take that do not take just any few words. */
const words: Record<string, string> = {
  Description: 'What grows in a field in one year, and what is done with it.',
  Experience: '4 Years',
}

const officeNumber = () => /office: "(.+)"/.exec(fileText('shared/site.yaml'))?.[1] ?? ''

/** Clicks, and keys that are no letter of a text, until each is done. The page is open when one begins. */
const steps = {
  'a designation': 3,
  'the office’s telephone': 3,
  'another picture': 3,
  'a teacher one place down': 2,
  'one text of an earlier version': 5,
  'a new department': 13,
  'its address': 4,
  'its removal': 3,
  'into the preview': 2,
  live: 2,
}

inEngines('ten tasks, in as many steps', nightly(), async ({ session, address, engine }) => {
  test.skip(!isReleased(), 'there are no releases here: npm run build')
  test.setTimeout(600_000)
  const page = new Found(session)
  const number = `+91 00000 0018${engine.length}`
  const counted: Record<string, number> = {}
  let count = 0
  const one = async (act: Promise<unknown>) => {
    await act
    count++
  }
  const press = (role: string, name: string | RegExp) => one(page.get(role, name).click())
  const clickText = async (text: string) => one(session.click(await inWindow(session, { placeOf: text })))
  const retype = async (text: string) => {
    await one(session.press('Control+a'))
    await session.type(text)
  }
  const save = async () => {
    await one(session.press('Control+s'))
    await page.get('button', 'Saved').seen()
  }
  const goTo = async (path: string) => {
    await page.get('combobox', 'Page').click()
    await session.type(path)
    await session.press('Enter')
  }
  const task = async (name: keyof typeof steps, run: () => Promise<void>) => {
    count = 0
    await run()
    counted[name] = count
  }
  /** Whether the field with the focus is wrong. */
  const isWrong = (wanted: boolean) =>
    eventually(
      () => session.evaluate(() => document.activeElement?.getAttribute('aria-invalid')),
      `the field to be ${wanted ? 'wrong' : 'right'}`,
    ).toBe(String(wanted))
  const done = () =>
    eventually(() => session.evaluate(() => document.body.innerText), 'Done.', 240_000).toContain('Done.')
  const isShown = (text: string) =>
    eventually(() => session.evaluate(askPage, { placeOf: text }), `'${text}' in the page`).toBeTruthy()

  const [old, wanted] = [designationIn(file), `Reader in ${engine}`]
  await openAt(session, address, path, old)
  await task('a designation', async () => {
    await clickText(old)
    await page.get('textbox', 'Designation').focused()
    await retype(wanted)
    await isShown(wanted)
    await save()
  })
  expect(designationIn(file)).toBe(wanted)

  await task('a teacher one place down', async () => {
    const [first = ''] = /(?<=name: ).+/.exec(fileText(file)) ?? []
    await press('button', `Move down: ${first}`)
    await save()
    expect(lastCommit()).toMatch(/order of faculty$/)
  })

  await task('another picture', async () => {
    const picture = /picture: (.+)/.exec(fileText(file))?.[1] ?? ''
    await one(session.click(await inWindow(session, { placeOfPicture: picture })))
    const field = page.get('combobox', 'Picture')
    await field.focused()
    await one(field.choose(picture === 'ug-yoga' ? 'ug-physiology' : 'ug-yoga'))
    await save()
  })

  await task('one text of an earlier version', async () => {
    await press('button', 'History …')
    await press('button', /^The site/)
    await one(page.get('dialog').get('button', 'Bring back', { nth: 0 }).click())
    await one(session.press('Escape'))
    await save()
  })

  const name = `Field of ${engine}`
  await task('a new department', async () => {
    await press('button', 'New entry')
    await one(page.get('combobox', 'What').choose('Department'))
    await press('textbox', 'Its name')
    await session.type(name)
    await press('button', 'Begin')
    await isShown(name)
    // One button goes from one field that is missing to the next.
    const missing = page.get('button', /not right yet/)
    for (let fields = 0; fields < 20; fields++) {
      await isWrong(true)
      const [label = ''] = String(await session.evaluate(focused)).split(':')
      await session.type(words[label] ?? 'What grows in a field')
      await isWrong(false)
      if ((await missing.count()) === 0) break
      await one(missing.click())
    }
  })
  await task('its address', async () => {
    await press('button', 'Change the address …')
    await press('textbox', 'Its address ends with')
    await retype(`field-${engine}`)
    await one(session.press('Enter'))
    await page.get('dialog').gone()
    await isShown(name)
  })
  await save()
  expect(lastCommit()).toContain(`${name}: new`)
  await task('its removal', async () => {
    await press('button', 'Remove this entry …')
    await one(page.get('dialog').get('button', 'Remove').click())
    await save()
  })
  expect(lastCommit()).toContain(`${name}: removed`)

  await goTo('/contact')
  await isShown(officeNumber())
  await task('the office’s telephone', async () => {
    await clickText(officeNumber())
    await page.get('textbox', 'Office', { nth: 0 }).focused()
    await retype(number)
    await isShown(number)
    await save()
  })

  await goTo(path)
  await isShown(designationIn(file))
  await task('into the preview', async () => {
    await press('button', 'Publish …')
    await press('button', 'Into preview')
    await done()
  })
  await task('live', async () => {
    await press('button', 'Live')
    await press('button', 'Yes, make it live')
    await done()
  })
  await press('button', 'Take back')
  await press('button', 'Yes, take it back')
  await done()

  console.log(`${engine}: ${JSON.stringify(counted)}`)
  expect(counted).toEqual(steps)
})
