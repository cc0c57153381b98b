import type { OutboundResponse } from '@capstan/platform-outbound';
import type { ContentKind } from '../page/page.js';

/** The content of a response: a supported kind, or why it cannot be read. */
export type ContentVerdict = { kind: ContentKind } | { unreadable: string };

const BY_TYPE: readonly [RegExp, ContentKind][] = [
  [/^(?:text\/html|application\/xhtml\+xml)$/, 'html'],
  [/^application\/(?:x-)?pdf$/, 'pdf'],
  [/^text\/(?:x-)?(?:markdown|gfm)$/, 'markdown'],
  [/^(?:application|text)\/(?:(?:[\w.-]+\+)?json5?|x-ndjson|jsonl|manifest\+json)$/, 'json'],
  [/^(?:application|text)\/(?:(?:[\w.-]+\+)?xml|xml-dtd)$/, 'xml'],
  [/^text\//, 'text'],
  [
    /^application\/(?:javascript|ecmascript|x-javascript|typescript|yaml|x-yaml|toml|sql|graphql|x-sh|x-tex|csv)$/,
    'text',
  ],
];

/** Types that servers send when they do not know; the content decides. */
const VAGUE =
  /^(?:application\/(?:octet-stream|unknown|x-unknown|binary|force-download|x-download)|binary\/octet-stream|text\/plain)$/;

const SNIFFED_BYTES = 1_024;

/** Returns the media type of a `content-type` header without parameters, in lower case; null without one. */
export function mediaTypeOf(contentType: string | undefined): string | null {
  const type = contentType?.split(/[;,]/, 1)[0]?.trim().toLowerCase() ?? '';
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : null;
}

/** Detects by the first bytes, then by the media type, never by the name in the URL. */
export function contentKindOf(response: OutboundResponse): ContentVerdict {
  const type = mediaTypeOf(response.headers['content-type']);
  const head = response.body.subarray(0, SNIFFED_BYTES);
  const start = asLatin1(head);
  if (/^\s{0,100}%PDF-\d/.test(start)) return { kind: 'pdf' };
  const isVague = type === null || VAGUE.test(type);
  if (isVague && looksLikeHtml(start)) return { kind: 'html' };
  const known = type === null ? undefined : BY_TYPE.find(([pattern]) => pattern.test(type))?.[1];
  if (known === 'pdf') return { unreadable: 'the URL is of a PDF, but the content is not' };
  const isText = !isBinary(head) || /utf-?16/i.test(response.headers['content-type'] ?? '');
  if (known && isText) return { kind: corrected(known, start) };
  if (isVague && isText) return { kind: sniffText(start) };
  return { unreadable: `the content is ${type ?? 'binary content'}, which has no text` };
}

function looksLikeHtml(start: string): boolean {
  return /^[\s\u00ef\u00bb\u00bf]{0,200}(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype html|html|head|body|title|script|div|p|table|h1|a)[\s>]/i.test(
    start,
  );
}

/** Corrects servers that confuse the types of documents and data. */
function corrected(kind: ContentKind, start: string): ContentKind {
  if (kind === 'xml' && /<html[\s>]/i.test(start)) return 'html';
  if (kind === 'json' && looksLikeHtml(start)) return 'html';
  if (kind === 'html' && sniffText(start) === 'json') return 'json';
  return kind;
}

function sniffText(start: string): ContentKind {
  if (/^\s*<\?xml[\s?]/.test(start)) return 'xml';
  return /^\s*[[{]\s*["[{\]}\d]/.test(start) ? 'json' : 'text';
}

/** Bytes that occur in no text encoding except UTF-16, which has a byte order mark. */
function isBinary(head: Uint8Array): boolean {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return false;
  return head.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x1b) || (byte > 0x1b && byte < 0x20));
}

function asLatin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
