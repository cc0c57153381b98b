const BYTE_ORDER_MARKS: readonly [bytes: readonly number[], charset: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
const META_CHARSET = /<meta[^<>]{1,200}?charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i;
const SNIFFED_BYTES = 8192;

const markOf = (bytes: Uint8Array): string | undefined =>
  BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];

/**
 * Decodes a file by its byte order mark, otherwise by the charset declared in its HTML, otherwise as UTF-8,
 * otherwise as windows-1252.
 *
 * `decodeText` of `@capstan/platform-outbound` follows the HTML standard instead: a response has a content type, which counts
 * before the HTML, and its charset is kept although some bytes are invalid. A file has none, and a wrong declaration
 * must not cost its text.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = markOf(bytes);
  if (mark) return new TextDecoder(mark).decode(bytes);
  const declared = META_CHARSET.exec(new TextDecoder('latin1').decode(bytes.subarray(0, SNIFFED_BYTES)))?.[1];
  return (
    tryDecode(bytes, declared) ?? tryDecode(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes)
  );
}

function tryDecode(bytes: Uint8Array, charset: string | undefined): string | undefined {
  if (charset === undefined) return undefined;
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined; // unknown charset, or bytes that are invalid in it
  }
}

/** Returns whether the bytes are binary: a NUL near the start, unless a byte order mark explains it. */
export function isBinary(bytes: Uint8Array): boolean {
  return markOf(bytes) === undefined && bytes.subarray(0, SNIFFED_BYTES).includes(0);
}
