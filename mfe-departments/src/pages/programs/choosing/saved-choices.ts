/** The choices saved in the history entry: they survive Back, Forward and a reload, and are never sent. */
export function savedChoices(): number[] {
  const choices: unknown = history.state?.choices
  return Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'number') : []
}

/** Saves choices in the current history entry. */
export const saveChoices = (choices: number[]) => history.replaceState({ ...history.state, choices }, '')
