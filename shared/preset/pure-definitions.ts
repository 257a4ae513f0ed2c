import type { Plugin } from 'vite'

/**
 * Marks the contexts and components of React Router as free of side effects, and drops the names that they are given for
 * developer tools. Otherwise every page carries `Link`, `Form` and an error page: 7 kB that nothing here uses. Should another
 * release of the router be written otherwise, the budget of script fails.
 */
export const pureDefinitions = (): Plugin => ({
  name: 'college:pure-definitions',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^(\w+)\.displayName = .*$/gm, '')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})
