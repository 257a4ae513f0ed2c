/** A page that is measured: how to see that its section answers, and where one goes from it. */
export type MeasuredPage = {
  path: string
  /** What is tapped until the effect is to be seen. Nothing of it leads away from the page, live or not. */
  click: string
  effect: string
  /** A page of another section, opened without warning. */
  cold: string
  /** A page of another section than both, opened after the pointer has rested on its link. */
  prefetched: string
}

/** The measured pages by name, for a site whose college has this slug. */
export const pagesOf = (product: string) =>
  ({
    home: {
      path: '/',
      click: 'main header button[aria-label="Next picture"]',
      effect: 'main header button[aria-label="Show picture 1"]:not([aria-current])',
      cold: '/library',
      prefetched: '/academics/publications',
    },
    department: {
      path: '/department/ug/anatomy',
      click: 'main li details:not([name]) > summary',
      effect: 'main li details + div',
      cold: '/library',
      prefetched: '/about/vision-mission',
    },
    activities: {
      path: '/academics/activities',
      click: 'main article > details > summary',
      effect: 'main article > details > div',
      cold: '/library',
      prefetched: '/about/vision-mission',
    },
    life: {
      path: `/${product}`,
      click: 'main button[aria-haspopup="dialog"]',
      effect: 'dialog[open]',
      cold: '/library',
      prefetched: '/about/vision-mission',
    },
    apply: {
      path: '/apply',
      click: 'main form button',
      effect: 'main form :user-invalid',
      cold: '/programs',
      prefetched: '/about/vision-mission',
    },
  }) satisfies Record<string, MeasuredPage>
export type PageName = keyof ReturnType<typeof pagesOf>
