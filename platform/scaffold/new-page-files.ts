import { placeholder } from '@college/shared/content/placeholder'

/** A page's names: of its files and its schema, and its title until the words are written. */
export type PageNames = { name: string; schema: string; title: string }

/** The files of a new page, by path below the section's folder. */
export const newPageFiles = ({ name, title }: PageNames): Record<string, string> => ({
  [`content/${name}.yaml`]: `page:
  title: ${title}
  description: ${placeholder} one or two sentences for search engines, between 50 and 170 characters.
  lead: ${placeholder} the sentence under the heading.

section:
  heading: ${title}
  paragraphs:
    - ${placeholder} the first paragraph.
`,
  [`src/pages/${name}/${name}.tsx`]: `import { Banner } from '@college/shared/ui/banner/banner'
import { Prose } from '@college/shared/ui/prose/prose'
import { Section } from '@college/shared/ui/section/section'
import content from '../../../content/${name}.yaml'

export const head = content.page

/** \`/${name}\` */
export function Component() {
  const { section } = content
  return (
    <>
      <Banner />
      <Section heading={section.heading} width="text">
        <Prose paragraphs={section.paragraphs} />
      </Section>
    </>
  )
}
`,
  [`src/pages/${name}/${name}.test.tsx`]: `// @vitest-environment happy-dom
import { PageProvider } from '@college/runtime'
import { find, mount } from '@college/shared/ui/testing/mount'
import { expect, test } from 'vitest'
import content from '../../../content/${name}.yaml'
import { Component, head } from './${name}'

test('the page has its heading, and its words are there to read', async () => {
  const place = { head, path: '/${name}', day: '2026-01-01', trail: [], trailLabel: '' }
  const { place: shown } = await mount(
    <PageProvider value={place}>
      <Component />
    </PageProvider>,
  )
  expect(find(shown, 'h1').textContent).toBe(content.page.title)
  for (const words of content.section.paragraphs) expect(shown.textContent).toContain(words)
})
`,
})
