/** What `cut-font.ts` uses of the package, which ships no types. */
declare module 'subset-font' {
  export type Options = {
    targetFormat: 'woff2'
    variationAxes: Record<string, { min: number; max: number } | number>
    keepFeatures?: string[]
    preserveNameIds: number[]
    noHinting: boolean
  }
  export default function subsetFont(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>
}
