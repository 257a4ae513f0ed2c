// @vitest-environment happy-dom
import { find, mount } from '@college/shared/ui/testing/mount'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import content from '../../../content/ug.yaml'
import type { Card } from '../../../content/ug-cards.data'
import { Directory } from './directory'

const departments = Array.from({ length: 300 }, (_, index) => ({
  slug: `department-${index}`,
  title: `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index % 26]}logy ${index}`,
  summary: `What number ${index} teaches`,
})) as unknown as Card[]

test('hundreds of departments are grouped by letter, and filtered by typing', async () => {
  const { place } = await mount(<Directory departments={departments} />)
  const links = () => [...place.querySelectorAll('li a')].map((link) => link.textContent)
  expect(links()).toHaveLength(300)
  expect([...place.querySelectorAll('h3')].map((heading) => heading.textContent)).toHaveLength(26)
  expect(find(place, 'nav a').getAttribute('href')).toBe('#letter-A')
  const field = find(place, 'input') as HTMLInputElement
  const type = (words: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await type('number 299')
  expect(links()).toEqual(['Nlogy 299'])
  await type('nothing')
  expect([links(), find(place, '[role=status]').textContent]).toEqual([[], content.labels.noDepartment])
})

test('a title stands with its letter, however it is written', async () => {
  const titles = ['zither', 'Bells', 'alphorn', 'Accordion', '\u{11005}lute']
  const some = titles.map((title, index) => ({ ...departments[index], title })) as Card[]
  const { place } = await mount(<Directory departments={some} />)
  const shown = [...place.querySelectorAll('h3, li a')].map(({ textContent }) => textContent)
  expect(shown.filter((text) => !titles.includes(text ?? ''))).toEqual(['A', 'B', 'Z', '\u{11005}'])
  expect(shown.filter((text) => titles.includes(text ?? ''))).toEqual([
    'Accordion',
    'alphorn',
    'Bells',
    'zither',
    '\u{11005}lute',
  ])
})

test('words typed before hydration filter them, too', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => place.remove())
  const directory = <Directory departments={departments} />
  place.innerHTML = renderToString(directory)
  const field = find<HTMLInputElement>(place, 'input')
  field.value = 'number 299'
  await act(async () => hydrateRoot(place, directory))
  expect(field.value).toBe('number 299')
  expect([...place.querySelectorAll('li a')].map((link) => link.textContent)).toEqual(['Nlogy 299'])
})
