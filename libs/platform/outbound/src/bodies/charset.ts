import { TextDecoder } from 'node:util';

/** How far the HTML standard lets a parser search for the declared encoding. */
const META_PRESCAN_BYTES = 1024;

/** Decoder for nearly all bodies; creating one costs more than decoding a small body, and it keeps no state between them. */
const UTF_8 = new TextDecoder();

/**
 * Decodes a body with the charset of the byte order mark, otherwise of the content type, otherwise (HTML only) of a
 * `<meta>` in the first 1,024 bytes, otherwise UTF-8. Unknown labels are ignored; invalid bytes become U+FFFD, so
 * this never throws.
 */
export function decodeText(body: Uint8Array, contentType: string | undefined): string {
  const decoder =
    decoderFor(charsetOfMark(body)) ??
    decoderFor(charsetParameter(contentType)) ??
    decoderFor(mayBeHtml(contentType) ? charsetOfMeta(body) : undefined) ??
    UTF_8;
  return decoder.decode(body);
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined;
  try {
    return /^utf-?8$/i.test(label) ? UTF_8 : new TextDecoder(label);
  } catch {
    return undefined;
  }
}

function charsetOfMark(body: Uint8Array): string | undefined {
  const [first, second, third] = body;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

function charsetParameter(text: string | undefined): string | undefined {
  return /charset\s{0,9}=\s{0,9}["']?\s{0,9}([^\s"';,>/]+)/i.exec(text ?? '')?.[1];
}

function mayBeHtml(contentType: string | undefined): boolean {
  return contentType === undefined || /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType);
}

function charsetOfMeta(body: Uint8Array): string | undefined {
  const head = Buffer.from(body.subarray(0, META_PRESCAN_BYTES))
    .toString('latin1')
    .replaceAll(/<!--(?:(?!<!--|-->).)*-->/gs, '');
  for (const [tag] of head.matchAll(/<meta\s[^<>]*>/gi)) {
    const label = charsetParameter(tag);
    // A page whose ASCII tag could be read is not UTF-16 (HTML standard, 13.2.3.2).
    if (label !== undefined) return /^utf-?16/i.test(label) ? 'utf-8' : label;
  }
  return undefined;
}
