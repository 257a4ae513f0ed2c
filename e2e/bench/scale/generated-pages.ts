/**
 * Appended to the server build of a grown release: adds generated pages to the section's. Each shows its
 * model's content, and below it people with their own names, sentences, and links to other generated pages.
 */
export const generatedPages = `function (exports, react, { models, count, changed }) {
  const { pages } = exports.exposes['./remote'].remote
  const syllables = 'ka ri na ve da su mo ti la sha ran gu pe bha yo mi tra ni so ve ha ru'.split(' ')
  const word = (seed, length) => {
    let text = ''
    for (let place = 0; place < length; place++) {
      seed = (seed * 48271 + 11) % 2147483647
      text += syllables[seed % syllables.length]
    }
    return text
  }
  const name = (seed) => word(seed, 2 + (seed % 2)) + ' ' + word(seed * 7 + 3, 3)
  const pathOf = (index) => {
    const model = models[index % models.length]
    return model.slice(0, model.lastIndexOf('/')) + '/generated-' + index
  }
  const person = (index, place) => {
    const other = (index * 31 + place * 977 + 1) % count
    return react.createElement('li', { key: place }, 'Dr ' + name(index * 13 + place) + ' teaches ' +
      word(index * 17 + place, 4) + ' and ' + word(index * 19 + place, 5) + ' with ',
      react.createElement('a', { href: pathOf(other) }, name(other * 13)))
  }
  const people = (index) => react.createElement('section', null,
    react.createElement('h2', { id: 'people' }, 'People of ' + word(index, 3) + (index === changed ? ', changed' : '')),
    react.createElement('ul', null, Array.from({ length: 8 }, (_, place) => person(index, place))))
  for (let index = 0; index < count; index++)
    pages[pathOf(index)] = async () => {
      const page = await pages[models[index % models.length]]()
      const Component = () => react.createElement(react.Fragment, null, react.createElement(page.Component), people(index))
      return { head: { ...page.head, title: page.head.title + ' ' + index }, Component }
    }
}`
