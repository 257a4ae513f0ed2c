/** A measured page: how to see that its section responds, and a link to follow from it. */
export type MeasuredPage = {
  path: string
  /** The element to tap until the effect shows. No tap on it leaves the page, live or not. */
  tap: string
  effect: string
  /** A page of another section that the footer links to. */
  next: string
}

/** The measured pages by name, for a college with this slug. */
export const pagesOf = (product: string) =>
  ({
    home: {
      path: '/',
      tap: 'main header button[aria-label="Next picture"]',
      effect: 'main header button[aria-label="Show picture 1"]:not([aria-current])',
      next: '/academics/publications',
    },
    department: {
      path: '/department/ug/anatomy',
      tap: 'main li details:not([name]) > summary',
      effect: 'main li details + div',
      next: '/academics/publications',
    },
    activities: {
      path: '/academics/activities',
      tap: 'main article > details > summary',
      effect: 'main article > details > div',
      next: '/programs',
    },
    life: {
      path: `/${product}`,
      tap: 'main button[aria-haspopup="dialog"]',
      effect: 'dialog[open]',
      next: '/academics/publications',
    },
    apply: {
      path: '/apply',
      tap: 'main form button',
      effect: 'main form :user-invalid',
      next: '/programs',
    },
  }) satisfies Record<string, MeasuredPage>
