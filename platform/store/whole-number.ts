/** Parses a whole number in plain digits: `0x10`, `1e1`, `010` and ` 10` give undefined. */
export function wholeNumber(text: string, from: number, to = 999_999_999): number | undefined {
  const number = /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN
  return number >= from && number <= to ? number : undefined
}
