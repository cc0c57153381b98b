/** Charsets of old pages. */
export type LegacyCharset = 'shift_jis' | 'windows-1251' | 'gbk' | 'euc-kr';

/**
 * Text in a legacy charset. Node only decodes those, so the table is made by decoding every one- and
 * two-byte sequence once. Throws for a character that the charset lacks.
 */
export function encodeText(text: string, charset: LegacyCharset): Buffer {
  const table = tableFor(charset);
  const parts = Array.from(text, (character) => {
    const bytes = table.get(character);
    if (bytes === undefined) throw new Error(`${charset} has no ${character}`);
    return bytes;
  });
  return Buffer.concat(parts);
}

const tables = new Map<string, Map<string, Buffer>>();

function tableFor(charset: string): Map<string, Buffer> {
  const known = tables.get(charset);
  if (known) return known;
  const decoder = new TextDecoder(charset, { fatal: true });
  const table = new Map<string, Buffer>();
  const learn = (bytes: Buffer): void => {
    try {
      const text = decoder.decode(bytes);
      if (Array.from(text).length === 1 && !table.has(text)) table.set(text, bytes);
    } catch {
      // Not a character of this charset.
    }
  };
  for (let first = 0; first < 256; first += 1) learn(Buffer.of(first));
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) learn(Buffer.of(lead, trail));
  }
  tables.set(charset, table);
  return table;
}
