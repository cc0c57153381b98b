import { readFile } from 'node:fs/promises';
import type { ScriptedAnswer } from '@capstan/platform-testing';
import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import type { Json } from './api-document.js';

const XML = {
  preserveOrder: false,
  ignoreAttributes: false,
  processEntities: false,
  suppressEmptyNode: true,
};

/** A recorded response of a vendor: its body as a value that can be changed, and the response for a value. */
export interface RecordedAnswer {
  file: string;
  /** Unchanged. */
  answer: ScriptedAnswer;
  value: Json;
  /** The same type of response with another body. */
  answerWith(value: unknown): ScriptedAnswer;
}

interface Kind {
  mediaType: string;
  read(body: string): Json;
  write(value: unknown): string;
}

/** Converts a body to a value that can be changed, and back. A page is the list of its lines. */
const KINDS: Readonly<Record<string, Kind>> = {
  json: { mediaType: 'application/json', read: (body) => JSON.parse(body), write: JSON.stringify },
  xml: {
    mediaType: 'application/xml; charset=utf-8',
    read: (body) => new XMLParser(XML).parse(body),
    write: xmlOf,
  },
  html: {
    mediaType: 'text/html; charset=utf-8',
    read: (body) => body.split('\n'),
    write: (value) => (Array.isArray(value) ? value : [value]).map(String).join('\n'),
  },
};

/** Reads a fixture in JSON, XML or HTML. */
export async function recordedAnswer(file: string): Promise<RecordedAnswer> {
  const body = await readFile(file, 'utf8');
  const kind = KINDS[file.split('.').pop() ?? ''];
  if (!kind) throw new Error(`${file} has an unknown type`);
  const headers = { 'content-type': kind.mediaType };
  return {
    file,
    answer: { headers, body },
    value: kind.read(body),
    answerWith: (value) => ({ headers, body: kind.write(value) }),
  };
}

/** Reads an image. */
export async function recordedPicture(file: string): Promise<Pick<RecordedAnswer, 'file' | 'answer'>> {
  const kind = file.split('.').pop() ?? '';
  const headers = { 'content-type': `image/${kind === 'jpg' ? 'jpeg' : kind}` };
  return { file, answer: { headers, body: await readFile(file) } };
}

/** Values that cannot be an element become the text of the document. */
function xmlOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? new XMLBuilder(XML).build(value) : String(value);
}
