import type { DocumentPatch } from '@capstan/site-document';
import { z } from 'zod';

/**
 * What a model answers. Values are JSON as text: servers that enforce schemas accept no values of any shape. Limits are
 * applied when it is read, so that one word too many does not invalidate it.
 */
export const AUTHOR_ANSWER = z.object({
  edits: z.array(
    z.object({
      op: z.enum(['add', 'replace', 'remove', 'move']),
      path: z.string().describe('JSON Pointer; parts of lists by id: /facts/item-2/price'),
      from: z.string().nullable().describe('of move; otherwise null'),
      value: z.string().nullable().describe('of add and replace: the value as JSON; otherwise null'),
    }),
  ),
  changes: z
    .array(
      z.object({
        text: z.string().describe('one short sentence for the owner, in the language of the site'),
        paths: z.array(z.string()).describe('what it changed, as paths of the document'),
      }),
    )
    .describe('what the edits do'),
  not_done: z.array(z.string()).describe('requests that were not met, in the words of the owner'),
  needs_code: z
    .array(z.string())
    .describe('requests that no section and no record can meet, in the words of the owner'),
  question: z.string().nullable().describe('only if asking is allowed; otherwise null'),
});
export type AuthorAnswer = z.infer<typeof AUTHOR_ANSWER>;

/** The edits as a JSON Patch. The model must not state where facts were said. */
export const patchOf = ({ edits }: Pick<AuthorAnswer, 'edits'>): DocumentPatch =>
  edits.map(({ op, path, from, value }) => {
    if (op === 'remove') return { op, path };
    if (op === 'move') return { op, path, from: from ?? '' };
    return { op, path, value: withSources(path, valueIn(value ?? 'null')) };
  });

type Json = ReturnType<typeof valueIn>;

/** Models often leave the quotation marks of a plain string out. */
function valueIn(text: string): z.core.util.JSONType {
  try {
    return JSON.parse(text) as z.core.util.JSONType;
  } catch {
    return text;
  }
}

function withSources(path: string, value: Json): Json {
  if (path === '/facts' && Array.isArray(value)) return value.map((fact) => withSource(fact));
  return /^\/facts\/[^/]+$/.test(path) ? withSource(value) : value;
}

const withSource = (value: Json): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, source: [] } : value;
