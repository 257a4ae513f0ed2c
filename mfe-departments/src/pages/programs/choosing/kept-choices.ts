/** Choices of the guide that the history entry keeps: they survive Back, Forward and a reload, and are sent nowhere. */
export function keptChoices(): number[] {
  const choices: unknown = history.state?.choices
  return Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'number') : []
}

/** Keeps choices in the history entry of the page on screen. */
export const keepChoices = (choices: number[]) => history.replaceState({ ...history.state, choices }, '')
