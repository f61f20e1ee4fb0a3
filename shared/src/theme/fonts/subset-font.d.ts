declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    noHinting: boolean
    /** Entries of the name table to keep, by number. */
    preserveNameIds: number[]
    variationAxes?: Record<string, { min: number; max: number }>
  }

  /** A font of only those glyphs that a text needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
