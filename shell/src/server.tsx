import * as runtime from '@college/runtime'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'

export { remote } from './remote'

/** What the remotes' server builds get instead of copies of their own: the same instances as the shell's. */
export const singletons = {
  react: React,
  'react-dom': ReactDom,
  'react/jsx-runtime': jsxRuntime,
  '@college/runtime': runtime,
}

/**
 * Sets the site's facts and gives the function that renders a page. Remotes' server builds must be loaded
 * after this call, because content takes in the facts when it is loaded.
 */
export async function startSite(site: runtime.SiteFacts) {
  runtime.setSite(site)
  return (await import('./render-page')).renderPage
}
