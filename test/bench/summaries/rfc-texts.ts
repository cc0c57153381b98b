import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A document with the abstract by its authors. */
export interface AbstractedText {
  name: string;
  title: string;
  /** The abstract. */
  abstract: string;
  /** From the introduction to the references; one paragraph per line. */
  body: string;
}

const README = 'test/bench/summaries/README.md';
const MIN_ABSTRACT_WORDS = 40;
const MAX_ABSTRACT_WORDS = 250;
const MIN_BODY = 8_000;
const MAX_BODY = 150_000;

/** The reason why there is nothing to measure; undefined if there is something. */
export function missingTexts(folder: string | undefined): string | undefined {
  if (folder === undefined) return `Point --rfcs at a folder of RFCs: ${README}`;
  return existsSync(folder) && entriesBelow(folder).length > 0
    ? undefined
    : `${folder} holds no RFCs: ${README}`;
}

/** This number of documents, evenly from all with an abstract that are neither short nor huge. */
export function textsBelow(folder: string, wanted: number): AbstractedText[] {
  const names = entriesBelow(folder);
  const step = Math.max(1, Math.floor(names.length / wanted));
  const texts: AbstractedText[] = [];
  // A document that one pass skips is replaced by a neighbor in the next one.
  for (let offset = 0; offset < step && texts.length < wanted; offset += 1) {
    for (let at = offset; at < names.length && texts.length < wanted; at += step) {
      const text = textOf(folder, names[at] ?? '');
      if (text) texts.push(text);
    }
  }
  return texts;
}

const entriesBelow = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^rfc\d+\.json$/.test(name))
    .map((name) => name.replace(/\.json$/, ''))
    .filter((name) => existsSync(join(folder, `${name}.txt.gz`)))
    .toSorted();

function textOf(folder: string, name: string): AbstractedText | undefined {
  const { title, abstract } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as {
    title: string;
    abstract?: string;
  };
  const flat = (abstract ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ \[STANDARDS-TRACK\]$/i, '')
    .trim();
  const words = flat.split(' ').length;
  if (words < MIN_ABSTRACT_WORDS || words > MAX_ABSTRACT_WORDS) return undefined;
  const body = bodyOf(gunzipSync(readFileSync(join(folder, `${name}.txt.gz`))).toString('utf8'));
  if (body === undefined || body.length < MIN_BODY || body.length > MAX_BODY) return undefined;
  return { name, title, abstract: flat, body };
}

/** The text without abstract, contents, page breaks and what follows the references. */
function bodyOf(printed: string): string | undefined {
  const unbroken = printed
    .replace(/\r/g, '')
    // The foot of a page, the form feed, and the head of the next one.
    .replace(/\n+[^\n]*\[Page \d+\][ ]*\n\f\n?[^\n]*\n+/g, '\n\n')
    .replaceAll('\f', '');
  const start = [...unbroken.matchAll(/^1\.?\s+\S[^\n.]*$/gm)].find(
    ({ 0: line }) => !/\.{3}|\d$/.test(line),
  )?.index;
  if (start === undefined) return undefined;
  const rest = unbroken.slice(start);
  const end = rest.search(
    /^(?:\d+\.?\s+)?(?:(?:Normative |Informative )?References|Acknowledge?ments)\s*$/im,
  );
  return (end < 0 ? rest : rest.slice(0, end))
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n');
}
