/** Extraction of fields, as it runs in a reading thread. */
import { findWall } from '@capstan/page-reading';
import { readPageFacts } from '../page/read-page-facts.js';
import type { ObjectField } from '../schema/field.js';
import { fillFields } from './fill-fields.js';
import type { Filled } from './filled.js';

const MAX_HTML_CHARS = 3_000_000;
/** What a model is shown of a page. */
const MAX_TEXT_CHARS = 40_000;

/** A response with its markup. */
export interface FetchedPage {
  url: string;
  headers: Readonly<Record<string, string>>;
  html: string;
}

/** The fields of a page, or the name of the bot wall that is in its place. */
export type PageFields =
  | { wall: string }
  | { wall: null; fields: Filled; language: string | null; text: string };

/** Reads the fields of a schema from a page. */
export function extractFields({ url, headers, html }: FetchedPage, schema: ObjectField): PageFields {
  const markup = html.slice(0, MAX_HTML_CHARS);
  const title = /<title[^<>]{0,200}>([^<]{0,300})/i.exec(markup)?.[1]?.trim() ?? '';
  const facts = readPageFacts(markup);
  const { text, language } = facts;
  const wall = findWall({ headers, html: markup, title, text, visibleChars: text.length });
  if (wall) return { wall: wall.name };
  return {
    wall: null,
    fields: fillFields(schema, facts, url),
    language,
    text: text.slice(0, MAX_TEXT_CHARS),
  };
}
