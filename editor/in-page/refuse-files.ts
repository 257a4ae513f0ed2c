/** Ignores a file dropped outside its field: browsers would leave the page and show the file. */
export function refuseFiles() {
  for (const type of ['dragover', 'drop'] as const)
    addEventListener(type, (event) => {
      const { dataTransfer, defaultPrevented } = event
      if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      dataTransfer.dropEffect = 'none'
    })
}
