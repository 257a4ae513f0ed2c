import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './editing'
import { designationIn, fileText, isReleased, lastCommit, scratch } from './scratch'
import type { Teacher } from './teacher'

const file = 'mfe-departments/content/ug/physiology.yaml'
export const page = '/department/ug/physiology'

/** What fields that the form marks take, where a few words would not do. */
const words: Record<string, string> = {
  Description: 'What grows in a field in one year, and what is done with it.',
  Experience: '4 Years',
}

export const officeNumber = () => /office: "(.+)"/.exec(fileText('shared/site.yaml'))?.[1] ?? ''
const teachers = () => [...fileText(file).matchAll(/ {2}- name: (.+)/g)].map(([, name = '']) => name)
const pictureIn = (path: string) => /picture: (.+)/.exec(fileText(path))?.[1] ?? ''

/** What tells one run from the others: a number, and letters of an address. */
export type Run = { number: number; letters: string }

type Task = {
  name: string
  /** Clicks by pointer. */
  clicks: number
  /** Does it, from the page that the task before has left, and looks at what is on the screen and in the file. */
  run: (teacher: Teacher, run: Run) => Promise<void>
}

/** What a teacher does in the editor, in turn. */
export const tasks: Task[] = [
  {
    name: 'the office’s telephone, refused at first',
    clicks: 5,
    run: async (teacher, { number }) => {
      const [old, wanted] = [officeNumber(), `+91 00000 002${number}`]
      await teacher.choose({ placeOf: old })
      const office = teacher.get('textbox', 'Office', { nth: 0 })
      await office.focused()
      await teacher.retype('12')
      await teacher.isWrong(true)
      await teacher.save()
      await teacher.says('Not saved yet, because something is missing')
      await teacher.meets('a refused field')
      expect(officeNumber()).toBe(old)
      await office.focused()
      await teacher.retype(wanted)
      await teacher.isShown(wanted)
      await teacher.saves()
      expect(officeNumber()).toBe(wanted)
    },
  },
  {
    name: 'a page from the list, and a designation in it',
    clicks: 5,
    run: async (teacher, { letters }) => {
      const [old, wanted] = [designationIn(file), `Reader in ${letters}`]
      await teacher.goTo(page)
      await teacher.isShown(old)
      await teacher.choose({ placeOf: old })
      await teacher.get('textbox', 'Designation').focused()
      await teacher.retype(wanted)
      await teacher.isShown(wanted)
      await teacher.meets('a page and its form')
      await teacher.saves()
      expect(designationIn(file)).toBe(wanted)
    },
  },
  {
    name: 'another picture',
    clicks: 4,
    run: async (teacher) => {
      const old = pictureIn(file)
      const wanted = old === 'ug-yoga' ? 'ug-physiology' : 'ug-yoga'
      await teacher.choose({ placeOfPicture: old })
      await teacher.get('combobox', 'Picture').focused()
      await teacher.press(teacher.get('button', 'Look at all pictures …'))
      await teacher.dialog.seen()
      await teacher.meets('all pictures')
      await teacher.press(teacher.dialog.get('button', new RegExp(`^${wanted}`)))
      await teacher.dialog.gone()
      await teacher.get('combobox', 'Picture').holds(wanted)
      await teacher.saves()
      expect(pictureIn(file)).toBe(wanted)
    },
  },
  {
    name: 'one teacher more',
    clicks: 5,
    run: async (teacher, { letters }) => {
      await teacher.press(teacher.get('button', 'Add teacher'))
      await teacher.get('textbox', 'Name', { nth: -1 }).focused()
      await teacher.fillMarked({ ...words, Name: `Dr ${letters}` })
      await teacher.isShown(`Dr ${letters}`)
      await teacher.saves()
      expect(teachers().at(-1)).toBe(`Dr ${letters}`)
    },
  },
  {
    name: 'a teacher one place down',
    clicks: 2,
    run: async (teacher) => {
      const [first = '', second = '', ...others] = teachers()
      await teacher.press(teacher.get('button', `Move down: ${first}`))
      await teacher.says(`${first} is now number 2`)
      await teacher.get('button', `Move down: ${first}`).focused()
      await teacher.saves()
      expect(teachers()).toEqual([second, first, ...others])
      expect(lastCommit()).toMatch(/order of faculty$/)
    },
  },
  {
    name: 'a teacher gone, back by Undo, and gone',
    clicks: 4,
    run: async (teacher) => {
      const [before, last = ''] = [teachers(), teachers().at(-1)]
      const remove = teacher.get('button', `Remove: ${last}`)
      await teacher.press(remove)
      await remove.gone()
      await teacher.press(teacher.get('button', 'Undo'))
      await remove.seen()
      await teacher.isSaved()
      expect(teachers()).toEqual(before)
      await teacher.press(remove)
      await remove.gone()
      await teacher.saves()
      expect(teachers()).toEqual(before.slice(0, -1))
    },
  },
  {
    name: 'two changes, one of them discarded',
    clicks: 10,
    run: async (teacher, { letters }) => {
      const [old, wanted] = [designationIn(file), `Guide of ${letters}`]
      await teacher.choose({ placeOf: old })
      await teacher.get('textbox', 'Designation', { nth: 0 }).focused()
      await teacher.retype(wanted)
      await teacher.isShown(wanted)
      await teacher.press(teacher.get('button', /^The college: names/, { nth: 0 }))
      await teacher.fill(teacher.get('textbox', 'Town', { nth: 0 }), 'Elsewhere')
      await teacher.press(teacher.get('button', 'What changes?'))
      const discard = teacher.dialog.get('button', /^Discard: /)
      await teacher.dialog.says('Elsewhere')
      await teacher.meets('What changes?')
      // The college’s facts are the second file.
      await teacher.press(teacher.dialog.get('button', /^Discard: /, { nth: -1 }))
      await teacher.press(teacher.dialog.get('button', 'Yes, discard it'))
      await expect.poll(discard.count).toBe(1)
      await teacher.dialog.says(wanted)
      await teacher.close()
      await teacher.dialog.gone()
      await teacher.saves()
      expect(designationIn(file)).toBe(wanted)
      expect(fileText('shared/site.yaml')).not.toContain('Elsewhere')
    },
  },
  {
    name: 'one text of an earlier version',
    clicks: 6,
    run: async (teacher) => {
      const now = designationIn(file)
      await teacher.press(teacher.get('button', /^Physiology$/, { nth: 0 }))
      await teacher.press(teacher.get('button', 'History …'))
      const versions = teacher.dialog.get('button', undefined, { expanded: false })
      await versions.seen()
      await teacher.press(teacher.dialog.get('button', undefined, { expanded: false, nth: 1 }))
      await teacher.dialog.says(now)
      await teacher.meets('History')
      await teacher.press(teacher.dialog.get('button', /^Bring back: /, { nth: 0 }))
      await teacher.dialog.says('It is back in the form')
      await teacher.close()
      await teacher.dialog.gone()
      await teacher.saves()
      expect(designationIn(file)).not.toBe(now)
      expect(lastCommit()).toMatch(/designation of /)
    },
  },
  {
    name: 'a new department, at another address, and its removal',
    clicks: 21,
    run: async (teacher, { letters }) => {
      const [name, address] = [`Field of ${letters}`, `field-${letters}`]
      const path = `mfe-departments/content/ug/${address}.yaml`
      await teacher.press(teacher.get('button', 'New entry'))
      await teacher.dialog.seen()
      await teacher.meets('New entry')
      await teacher.fill(teacher.get('textbox', 'Its name'), name)
      await teacher.press(teacher.get('button', 'Begin'))
      await teacher.isShown(name)
      await teacher.fillMarked(words)
      await teacher.meets('a new entry')
      await teacher.press(teacher.get('button', 'Change the address …'))
      await teacher.fill(teacher.get('textbox', 'Its address ends with'), address)
      await teacher.press(teacher.dialog.get('button', 'Change'))
      await teacher.dialog.gone()
      await teacher.isShown(name)
      await teacher.saves()
      expect(lastCommit()).toContain(`${name}: new`)
      expect(fileText(path)).toContain(name)
      await teacher.press(teacher.get('button', 'Remove this entry …'))
      await teacher.dialog.seen()
      await teacher.meets('Remove this entry')
      await teacher.press(teacher.dialog.get('button', 'Remove'))
      await teacher.says('This will be removed when you save.')
      await teacher.saves()
      expect(existsSync(join(scratch, path))).toBe(false)
    },
  },
  {
    name: 'into the preview, and the question before it is live',
    clicks: 7,
    run: async (teacher) => {
      if (!isReleased()) throw new Error('there are no releases here: npm run build')
      await teacher.goTo(page)
      await teacher.isShown(designationIn(file))
      await teacher.press(teacher.get('button', 'Publish …'))
      await teacher.press(teacher.get('button', 'Into preview'))
      await teacher.says('Done.', 240_000)
      const preview = readFileSync(join(scratch, 'public-preview', `${page}.html`), 'utf8')
      expect(preview).toContain(designationIn(file))
      await teacher.press(teacher.get('button', 'Live'))
      await teacher.get('button', 'Yes, make it live').seen()
      await teacher.meets('Publish')
      await teacher.press(teacher.get('button', 'No'))
      await teacher.close()
      await teacher.dialog.gone()
    },
  },
]
