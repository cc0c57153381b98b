import { isRecord } from '@capstan/parsing';

/** The schema.org data of the subject of a page. */
export interface StructuredData {
  title: string | null;
  description: string | null;
  authors: string[];
  publishedAt: string | null;
  language: string | null;
  siteName: string | null;
  image: string | null;
  url: string | null;
}

type Thing = Record<string, unknown>;

const MAX_THINGS = 500;
const MAX_DEPTH = 8;

/** Types of subjects, best first. */
const SUBJECTS: readonly RegExp[] = [
  /Article$|^(?:BlogPosting|Report|LiveBlogPosting|SocialMediaPosting|DiscussionForumPosting)$/,
  /^(?:Product|Recipe|Event|Book|Movie|Course|Dataset|SoftwareApplication|SoftwareSourceCode|JobPosting|HowTo)$/,
  /^(?:VideoObject|PodcastEpisode|QAPage|Question|FAQPage|ProfilePage)$/,
  /^(?:WebPage|AboutPage|ContactPage|CollectionPage|ItemPage)$/,
];

/** Parses `application/ld+json` texts; invalid ones are ignored. */
export function readJsonLd(texts: readonly string[]): StructuredData | null {
  const things: Thing[] = [];
  for (const text of texts) collect(parseLenient(text), things, 0);
  // A thing with only an @id is a reference to the complete one.
  const byId = new Map(things.filter((thing) => Object.keys(thing).length > 1).map((t) => [t['@id'], t]));
  const resolve = (value: unknown): unknown =>
    isRecord(value) && typeof value['@id'] === 'string' ? (byId.get(value['@id']) ?? value) : value;
  const subject = SUBJECTS.map((kind) => things.find((thing) => hasType(thing, kind))).find(Boolean);
  const site = things.find((thing) => hasType(thing, /^WebSite$/));
  if (!subject) return null;
  return {
    title: textOf(subject['headline']) ?? textOf(subject['name']),
    description: textOf(subject['description']),
    authors: namesOf(subject['author'] ?? subject['creator'], resolve),
    publishedAt:
      textOf(subject['datePublished']) ?? textOf(subject['dateCreated']) ?? textOf(subject['uploadDate']),
    language: textOf(subject['inLanguage']),
    siteName: textOf(site?.['name']) ?? namesOf(subject['publisher'], resolve)[0] ?? null,
    image: imageOf(subject['image'], resolve),
    url: textOf(subject['url']),
  };
}

/** Returns the schema.org articleBody; null if there is none. */
export function readArticleBody(texts: readonly string[]): string | null {
  const things: Thing[] = [];
  for (const text of texts) if (text.includes('"articleBody"')) collect(parseLenient(text), things, 0);
  const bodies = things.map((thing) => thing['articleBody']).filter((body) => typeof body === 'string');
  const longest = bodies.reduce((a, b) => (b.length > a.length ? b : a), '');
  return longest.replace(/<[^<>]{1,500}>/g, ' ').trim() || null;
}

/** Parses JSON as pages write it: in comments or CDATA, with raw control characters, with trailing commas. */
function parseLenient(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)$/, '')
    .trim();
  return parseOrNull(bare) ?? parseOrNull(repaired(bare));
}

function repaired(json: string): string {
  return (
    json
      // oxlint-disable-next-line no-control-regex -- JSON does not allow them, and pages contain them
      .replace(/[\u0000-\u001f]/g, ' ')
      .replace(/,(?=\s{0,20}[}\]])/g, '')
      .replace(/;$/, '')
  );
}

function parseOrNull(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function collect(value: unknown, things: Thing[], depth: number): void {
  if (depth > MAX_DEPTH || things.length >= MAX_THINGS) return;
  if (Array.isArray(value)) for (const item of value) collect(item, things, depth + 1);
  if (!isRecord(value)) return;
  things.push(value);
  for (const key of ['@graph', 'mainEntity', 'mainEntityOfPage', 'author', 'publisher', 'isPartOf']) {
    collect(value[key], things, depth + 1);
  }
}

function hasType(thing: Thing, kind: RegExp): boolean {
  const types = Array.isArray(thing['@type']) ? thing['@type'] : [thing['@type']];
  return types.some((type) => typeof type === 'string' && kind.test(type.replace(/^.*[/#:]/, '')));
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim().slice(0, 5_000) || null;
  if (Array.isArray(value)) return value.map(textOf).find((text) => text !== null) ?? null;
  if (isRecord(value)) return textOf(value['@value'] ?? value['name'] ?? value['alternateName']);
  return null;
}

function namesOf(value: unknown, resolve: (value: unknown) => unknown): string[] {
  const list = Array.isArray(value) ? value.slice(0, 50) : [value];
  const names = list
    .map(resolve)
    .map((item) => (typeof item === 'string' ? textOf(item) : isRecord(item) ? textOf(item['name']) : null));
  return names.filter((name) => name !== null);
}

function imageOf(value: unknown, resolve: (value: unknown) => unknown): string | null {
  const [first] = (Array.isArray(value) ? value : [value]).map(resolve);
  if (typeof first === 'string') return first;
  return isRecord(first) ? textOf(first['url'] ?? first['contentUrl']) : null;
}
