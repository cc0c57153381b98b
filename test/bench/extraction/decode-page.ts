const DECLARED = /<meta[^>]{1,200}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;
const SNIFFED_BYTES = 4096;

/** Text of a stored page without headers: decoded by the charset in its HTML, else UTF-8, else windows-1252. */
export function decodePage(bytes: Buffer): string {
  const declared = DECLARED.exec(bytes.subarray(0, SNIFFED_BYTES).toString('latin1'))?.[1];
  return (
    (declared === undefined ? undefined : tryDecode(bytes, declared, false)) ??
    tryDecode(bytes, 'utf-8', true) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
}

function tryDecode(bytes: Buffer, charset: string, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    return undefined; // unknown name, or bytes that are invalid in the charset
  }
}
