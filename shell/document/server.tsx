import * as runtime from '@college/runtime'
import { offlinePath } from '@college/shared/contract/page-data'
import type { ShellServer } from '@college/shared/contract/shell-server'
import * as React from 'react'
import * as ReactDom from 'react-dom'

export { remote } from '../host/remote'

/** What the sections' server builds get instead of copies of their own: the same instances as the shell's. */
export const singletons: ShellServer['singletons'] = {
  react: React,
  'react-dom': ReactDom,
  '@college/runtime': runtime,
}

export const startSite: ShellServer['startSite'] = async (site) => {
  runtime.setSite(site)
  // The shell's own content takes in the site's facts, too.
  const [{ render }, { document }, { files }] = await Promise.all([
    import('./render'),
    import('./document'),
    import('./site-files'),
  ])
  return { render, document, files, keptPages: [offlinePath, '/contact'] }
}
