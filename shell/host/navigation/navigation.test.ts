// @vitest-environment happy-dom
import { NavigationType } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withTimeout } from '../sections/timeouts'
import { internalTarget, withoutSlash } from './addresses'
import { browserNavigator, currentLocation, onNavigation } from './browser-history'
import { nextPage, trailTo } from './trail'

// Independent of the college's own menus, which change.
vi.mock('../../content/chrome.yaml', () => ({
  default: {
    breadcrumb: { home: 'Gate' },
    navigation: {
      college: 'The garden',
      items: [
        { label: 'Gate', href: '/' },
        {
          label: 'Beds',
          id: 'beds',
          links: [
            { label: 'Mosses', href: '/beds/moss' },
            { label: 'Ferns', href: '/beds/fern' },
          ],
        },
        {
          label: 'Seasons',
          id: 'seasons',
          links: [
            { label: 'Spring', href: '/seasons/spring' },
            { label: 'Autumn', href: '/harvest' },
          ],
        },
        { label: 'Pond', href: '/pond' },
        { label: 'Hives', href: '/hives' },
        { label: 'Compost', href: '/compost' },
      ],
    },
  },
}))

beforeEach(() => history.replaceState(null, '', '/life'))

describe('a link', () => {
  const target = (html: string) => {
    document.body.innerHTML = html
    const inside = document.querySelector('b') ?? document.querySelector('a, p')
    return internalTarget(inside, location.pathname)?.href.replace(location.origin, '')
  }

  test.each([
    ['another page', '<a href="/contact">Contact</a>', '/contact'],
    ['a place in another page', '<a href="/contact#map">Map</a>', '/contact#map'],
    ['another page, from a word in it', '<a href="/contact"><b>Contact</b></a>', '/contact'],
    ['this page with another query', '<a href="/life?open=yoga">Yoga</a>', '/life?open=yoga'],
    ['a page below a folder with a dot', '<a href="/v1.2/plan">Plan</a>', '/v1.2/plan'],
    ['this page', '<a href="/life">Life</a>', '/life'],
  ])('to %s is followed in the page', (_, html, href) => expect(target(html)).toBe(href))

  test.each([
    ['to a place in this page', '<a href="#today">Today</a>'],
    ['to another site', '<a href="https://example.org/contact">Elsewhere</a>'],
    ['to a file', '<a href="/plan.pdf">Plan</a>'],
    ['into another window', '<a href="/contact" target="_blank">Contact</a>'],
    ['that downloads', '<a href="/contact" download>Contact</a>'],
    ['without an address', '<a>Nothing</a>'],
  ])('%s is left to the browser', (_, html) => expect(target(html)).toBeUndefined())

  test('is only found in an anchor', () => {
    expect(target('<p>Words</p>')).toBeUndefined()
    expect(internalTarget(null, '/life')).toBeUndefined()
  })
})

test.each([
  ['/', '/'],
  ['/library', '/library'],
  ['/library/', '/library'],
  ['/a/b//', '/a/b'],
])('the page at %s is %s', (path, page) => expect(withoutSlash(path)).toBe(page))

describe('the way to a page', () => {
  const way = (path: string, parent?: string) => trailTo(path, parent).map(({ href }) => href)

  test('is empty on the home page and begins there on every other', () => {
    expect(trailTo('/')).toEqual([])
    expect(trailTo('/privacy')).toEqual([{ label: 'Gate', href: '/' }])
  })

  test('includes the nearest navigation entry above the page', () => {
    expect(way('/beds/fern/tall')).toEqual(['/', '/beds/fern'])
    expect(way('/beds/moss'), 'not by the page itself').toEqual(['/'])
    expect(way('/ponds')).toEqual(['/'])
  })

  test('includes the page’s menu, linked to the menu’s first page', () => {
    expect(trailTo('/seasons/frost')[1]).toEqual({ label: 'Seasons', href: '/seasons/spring' })
    expect(way('/seasons/spring')).toEqual(['/'])
  })

  test('continues to the next page of its menu, and from the last to the first', () => {
    expect(nextPage('/beds/moss')).toEqual({
      section: 'Beds',
      next: { label: 'Ferns', href: '/beds/fern' },
    })
    expect(nextPage('/beds/fern')?.next.href).toBe('/beds/moss')
    expect(nextPage('/herbarium')).toBeUndefined()
  })

  test('continues from a page in no menu to the next such page', () => {
    expect(nextPage('/pond')).toEqual({
      section: 'The garden',
      next: { label: 'Hives', href: '/hives' },
    })
    expect(nextPage('/compost')?.next.href).toBe('/pond')
    expect(nextPage('/')).toBeUndefined()
  })

  test('includes the declared parent page, if the path does not give one', () => {
    expect(way('/hives', '/beds/moss')).toEqual(['/', '/beds/moss'])
    expect(way('/hives', '/')).toEqual(['/'])
  })
})

describe('waiting for a page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('ends with the page, and leaves no timer', async () => {
    expect(await withTimeout(1_000, Promise.resolve('page'), '/life')).toBe('page')
    await expect(withTimeout(1_000, Promise.reject(new Error('gone')), '/life')).rejects.toThrow('gone')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends after the limit, and names what did not answer', async () => {
    const waiting = withTimeout(1_000, new Promise(() => {}), '/life').catch((error) => error)
    await vi.advanceTimersByTimeAsync(999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toMatchObject({ name: 'TimeoutError', message: '/life: no answer within 1000 ms' })
  })
})

describe('the browser’s history', () => {
  test('gives the current location; an entry made by the browser has the router’s first key', () => {
    history.replaceState(null, '', '/life?open=yoga#today')
    expect(currentLocation()).toEqual({
      pathname: '/life',
      search: '?open=yoga',
      hash: '#today',
      state: null,
      key: 'default',
    })
  })

  test('reports each navigation and its type, until unsubscribed', () => {
    const told: NavigationType[] = []
    const stop = onNavigation((type) => told.push(type))
    const before = history.length
    browserNavigator.push({ pathname: '/contact', search: '?from=life', hash: '' })
    expect([location.pathname + location.search, history.length]).toEqual(['/contact?from=life', before + 1])
    const { key } = currentLocation()
    expect(key).toMatch(/^[0-9a-z]{4,}$/)
    browserNavigator.replace('/library')
    expect([location.pathname, history.length]).toEqual(['/library', before + 1])
    expect(currentLocation().key).not.toBe(key)
    dispatchEvent(new Event('popstate'))
    expect(told).toEqual([NavigationType.Push, NavigationType.Replace, NavigationType.Pop])
    stop()
    dispatchEvent(new Event('popstate'))
    expect(told).toHaveLength(3)
  })

  test.each(['pushState', 'replaceState'] as const)('opens a document where %s is refused', (method) => {
    vi.spyOn(history, method).mockImplementation(() => {
      throw new DOMException('Attempt to use history more than 100 times per 30 seconds', 'SecurityError')
    })
    const byDocument = { pushState: 'assign', replaceState: 'replace' } as const
    const open = vi.spyOn(location, byDocument[method]).mockImplementation(() => {})
    browserNavigator[method === 'pushState' ? 'push' : 'replace']('/library?q=yoga')
    expect(open).toHaveBeenCalledExactlyOnceWith('/library?q=yoga')
    vi.restoreAllMocks()
  })

  test('goes back the given number of steps', () => {
    const go = vi.spyOn(history, 'go').mockImplementation(() => {})
    browserNavigator.go(-2)
    expect(go).toHaveBeenCalledWith(-2)
    expect(browserNavigator.createHref({ pathname: '/a', search: '?b', hash: '#c' })).toBe('/a?b#c')
  })
})
