import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

type Upload = { name: string; mimeType: string; buffer: Buffer }

/** How a person operates the editor: with a mouse, a finger, or keys only. */
export type Hand = {
  /** Opens the field of a text in the page. */
  choose: (text: string) => Promise<void>
  press: (button: Locator) => Promise<void>
  fill: (field: Locator, text: string) => Promise<void>
  pick: (select: Locator, label: string) => Promise<void>
  upload: (input: Locator, file: Upload) => Promise<void>
  save: () => Promise<void>
}

export const ways = ['by pointer', 'by touch', 'by keyboard alone'] as const
/** Which shows the page and the form one after the other. */
export const telephone = 'on a telephone'
export type Way = (typeof ways)[number] | typeof telephone

export const sizes: Record<Way, { width: number; height: number }> = {
  'by pointer': { width: 1280, height: 860 },
  'by touch': { width: 820, height: 1180 },
  'by keyboard alone': { width: 1280, height: 860 },
  'on a telephone': { width: 390, height: 844 },
}

export function handOf(way: Way, page: Page, site: FrameLocator): Hand {
  if (way === 'by keyboard alone') return keyboard(page)
  const press = async (button: Locator) => {
    if (way === telephone && !(await button.isVisible())) await showPane(page, 'Form')
    await (way === 'by pointer' ? button.click() : button.tap())
  }
  return {
    press,
    // Click the text itself: its parent's centre may be covered, as by a card's button.
    choose: async (text) => {
      if (way === telephone) await showPane(page, 'Page')
      const shown = site.getByText(text, { exact: true }).filter({ visible: true }).first()
      await shown.scrollIntoViewIfNeeded()
      const box = await shown.boundingBox()
      if (!box) throw new Error(`'${text}' is not in view`)
      const [x, y] = [box.x + Math.min(10, box.width / 2), box.y + box.height / 2]
      await (way === 'by pointer' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y))
    },
    fill: async (field, text) => {
      await press(field)
      await field.fill(text)
    },
    pick: async (select, label) => {
      await select.selectOption({ label })
    },
    upload: async (input, file) => {
      const chooser = page.waitForEvent('filechooser')
      await press(input)
      await (await chooser).setFiles(file)
    },
    save: () => press(page.getByRole('button', { name: /^Save \(/ })),
  }
}

/** What a narrow screen shows of the two. */
export const showPane = (page: Page, pane: 'Page' | 'Form') =>
  page.getByRole('radio', { name: pane, exact: true }).check()

function keyboard(page: Page): Hand {
  const { keyboard } = page
  /** Tabs there, forwards or backwards. */
  const reach = async (wanted: Locator) => {
    for (let stops = 0; stops < 300; stops++) {
      const way = await wanted.evaluate((element) => {
        const active = document.activeElement ?? document.body
        if (element === active) return ''
        const follows = active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
        return follows ? 'Tab' : 'Shift+Tab'
      })
      if (!way) return
      await keyboard.press(way)
    }
    throw new Error(`Tab does not reach ${wanted}`)
  }
  const press = async (button: Locator) => {
    await reach(button)
    await keyboard.press('Enter')
  }
  return {
    press,
    choose: async (text) => {
      const frame = page.locator('iframe:not([inert])')
      await reach(frame)
      const inPage = await (await frame.elementHandle())?.contentFrame()
      await keyboard.press('Home')
      for (let stops = 0; stops < 600; stops++) {
        const there = await inPage?.evaluate(
          (text) => document.activeElement?.textContent?.trim() === text,
          text,
        )
        if (there) return keyboard.press('Enter')
        await keyboard.press('ArrowDown')
      }
      throw new Error(`the arrows do not reach '${text}'`)
    },
    fill: async (field, text) => {
      await reach(field)
      await keyboard.press('ControlOrMeta+a')
      await (text ? keyboard.type(text) : keyboard.press('Delete'))
    },
    // As the browser's own list does: by the first letters.
    pick: async (select, label) => {
      await reach(select)
      await keyboard.type(label)
      await expect(select.locator('option:checked')).toHaveText(label)
    },
    // Space opens the system's own dialog, which is the same for every input that Tab reaches.
    upload: async (input, file) => {
      await reach(input)
      await input.setInputFiles(file)
    },
    save: () => keyboard.press('ControlOrMeta+s'),
  }
}
