import type { Fixture, FixtureResponse } from '@copilotkit/aimock';

type Request = Parameters<NonNullable<Fixture['match']['predicate']>>[0];

/** The beginning of the system prompt of an author. */
export const AUTHOR_PROMPT = 'You write the document of a web site';

/** Whether a request to a model asks for edits of a document, and not for a turn with tools. */
export const isAuthorCall = ({ messages }: Request): boolean =>
  JSON.stringify(messages).includes(AUTHOR_PROMPT);

/** An edit of a document, with its value as JSON. */
export interface ScriptedEdit {
  op: 'add' | 'replace' | 'remove' | 'move';
  path: string;
  value?: unknown;
}

/** What a model answers to a request for edits. */
export const edits = (
  list: readonly ScriptedEdit[],
  more: { needs_code?: string[]; not_done?: string[]; question?: string } = {},
): FixtureResponse & { content: string } => ({
  content: JSON.stringify({
    edits: list.map(({ op, path, value }) => ({
      op,
      path,
      from: null,
      value: value === undefined ? null : JSON.stringify(value),
    })),
    changes: list.map(({ path }) => ({ text: `Changed ${path}.`, paths: [path] })),
    not_done: [],
    needs_code: [],
    question: null,
    ...more,
  }),
});
