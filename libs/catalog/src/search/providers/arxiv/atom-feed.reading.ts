import { fieldsOf, listOf, textOf } from '@capstan/parsing';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** The relevant elements of an entry; texts still have their entities. */
export interface AtomEntry {
  id: string;
  title: string;
  summary: string;
  published: string;
}

const MAX_NESTING = 20;
/** 200 papers, the maximum per request, are about 500 kB. */
const MAX_CHARS = 4_000_000;

/** Entities are not expanded: an untrusted document type could define any. */
const parser = new XMLParser({
  processEntities: false,
  ignoreAttributes: true,
  parseTagValue: false,
  removeNSPrefix: false,
  maxNestedTags: MAX_NESTING,
  isArray: (name) => name === 'entry',
});

/** Parses the entries of an Atom feed (RFC 4287); `undefined` if the text is not a complete feed. */
export function parseAtomFeed(text: string): AtomEntry[] | undefined {
  if (text.length > MAX_CHARS || !text.includes('<feed') || XMLValidator.validate(text) !== true)
    return undefined;
  const feed = feedOf(text);
  if (feed === undefined) return undefined;
  return listOf(fieldsOf(feed).entry).map((item) => {
    const entry = fieldsOf(item);
    return {
      id: textOf(entry.id),
      title: textOf(entry.title),
      summary: textOf(entry.summary),
      published: textOf(entry.published),
    };
  });
}

function feedOf(text: string): unknown {
  try {
    return fieldsOf(parser.parse(text)).feed;
  } catch {
    return undefined;
  }
}
