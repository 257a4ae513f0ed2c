import { journey } from '../../journeys/journey'

const phone = { width: 390, height: 844 }

journey('Menus by keyboard', async (visitor) => {
  await visitor.open('/library')
  await visitor.on('/library')
  const button = visitor.get('button', 'Department')
  await button.focus()
  await visitor.press('Enter')
  await visitor.get('link', 'Undergraduate').seen()
  await visitor.press('Tab')
  await visitor.get('link', 'Undergraduate').focused()
  await visitor.press('Escape')
  await button.focused()
  await visitor.get('link', 'Undergraduate').gone()
})

journey('Menus by pointer', async (visitor) => {
  await visitor.open('/library')
  await visitor.on('/library')
  const bar = visitor.get('navigation', 'Main')
  await bar.get('button', 'Department').hover()
  await bar.get('link', 'Undergraduate').click()
  await visitor.on('/department/ug')
  await visitor.get('heading', /Undergraduate/, { level: 1 }).seen()
})

journey(
  'Menus by touch',
  async (visitor) => {
    await visitor.open('/library')
    await visitor.on('/library')
    await visitor.get('button', 'Open menu').tap()
    const menu = visitor.get('navigation', 'Main')
    await menu.get('button', 'Department').tap()
    await menu.get('link', 'Undergraduate').tap()
    await visitor.on('/department/ug')
    await menu.gone()
    // A link below an open dropdown, which closes under the finger.
    await visitor.get('button', 'Open menu').tap()
    await menu.get('button', 'About').tap()
    await menu.get('link', 'Internship').tap()
    await visitor.on('/internship')
    // Back leaves it. Reopened, it starts collapsed.
    await visitor.get('button', 'Open menu').tap()
    await menu.get('button', 'Department').tap()
    await menu.get('link', 'Undergraduate').seen()
    await visitor.back()
    await visitor.on('/department/ug')
    await menu.gone()
    await visitor.get('button', 'Open menu').tap()
    await menu.get('button', 'Department').seen()
    await menu.get('link', 'Undergraduate').gone()
  },
  phone,
)
