export interface Table {
  record: number
  offset: number
  length: number
}

/** The tables of a TrueType or OpenType file by their tags. */
function tablesOf(font: Buffer): Map<string, Table> {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  return new Map(
    records.map((record) => [
      font.toString('latin1', record, record + 4),
      { record, offset: font.readUInt32BE(record + 8), length: font.readUInt32BE(record + 12) },
    ]),
  )
}

export function tableOf(font: Buffer, tag: string): Table {
  const table = tablesOf(font).get(tag)
  if (!table) throw new Error(`The font has no table ${tag}.`)
  return table
}

/** Line height above and below the baseline, in em. */
interface VerticalMetrics {
  ascent: number
  descent: number
}

/** Bit 7 of OS/2's fsSelection: Windows then reads the same three values as other systems. */
const useTypoMetrics = 1 << 7

/** A copy of an uncompressed font with these metrics and no line gap, in each of the tables that systems read. */
export function withMetrics(font: Buffer, { ascent, descent }: VerticalMetrics): Buffer {
  const copy = Buffer.from(font)
  const [head, hhea, os2] = [tableOf(copy, 'head'), tableOf(copy, 'hhea'), tableOf(copy, 'OS/2')]
  const unitsPerEm = copy.readUInt16BE(head.offset + 18)
  const up = Math.round(ascent * unitsPerEm)
  const down = Math.round(descent * unitsPerEm)

  for (const at of [hhea.offset + 4, os2.offset + 68]) {
    copy.writeInt16BE(up, at)
    copy.writeInt16BE(-down, at + 2)
    copy.writeInt16BE(0, at + 4)
  }
  copy.writeUInt16BE(up, os2.offset + 74)
  copy.writeUInt16BE(down, os2.offset + 76)
  copy.writeUInt16BE(copy.readUInt16BE(os2.offset + 62) | useTypoMetrics, os2.offset + 62)
  return withCheckSums(copy, [hhea, os2], head)
}

function withCheckSums(font: Buffer, changed: readonly Table[], head: Table): Buffer {
  for (const { record, offset, length } of changed)
    font.writeUInt32BE(checkSum(font, offset, length), record + 4)
  // The file's checksum is its complement to a constant, calculated with the field at 0.
  font.writeUInt32BE(0, head.offset + 8)
  font.writeUInt32BE((0xb1b0afba - checkSum(font, 0, font.length)) >>> 0, head.offset + 8)
  return font
}

function checkSum(font: Buffer, offset: number, length: number): number {
  let sum = 0
  for (let at = offset; at < offset + length; at += 4)
    sum = (sum + (at + 4 <= font.length ? font.readUInt32BE(at) : 0)) >>> 0
  return sum
}
