declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt'
    noHinting: boolean
    /** Entries of the name table to keep, by number. */
    preserveNameIds: number[]
    variationAxes?: Record<string, { min: number; max: number }>
  }

  /** A font with only the glyphs of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

declare module 'fontverter' {
  /** The same font in another container. */
  export function convert(font: Buffer, toFormat: 'woff2' | 'sfnt'): Promise<Buffer>
}
