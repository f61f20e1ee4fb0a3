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
