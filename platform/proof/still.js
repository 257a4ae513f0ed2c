// Runs in a page before its own scripts. A colour on its way from one scheme to the other is neither's, and what is not
// laid out yet is at no place.
const still = new CSSStyleSheet()
still.replaceSync(
  '*, ::before, ::after { transition: none !important } footer { content-visibility: visible !important }',
)
document.adoptedStyleSheets = [still]
