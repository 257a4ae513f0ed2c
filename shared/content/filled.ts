import { fill } from '@college/runtime'

/**
 * Content with the site's facts in place of their tokens. Content modules import this instead of `fill`:
 * the federation plugin keeps only those exports of a singleton that it saw imported, and it looks for
 * imports in script files, not in the modules that the build makes of YAML.
 */
export const filled = <Content>(content: Content) => fill(content)
