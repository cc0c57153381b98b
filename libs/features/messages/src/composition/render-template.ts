import { InvalidRequestError } from '@capstan/platform-core';
import Mustache from 'mustache';

/** Nested sections over long lists multiply: beyond this many values a template is refused. */
const MAX_VALUES = 10_000;
const MAX_CHARS = 256 * 1024;

/** How values are written into the text of a template. */
export type Escape = (value: unknown) => string;

/**
 * Renders a Mustache template. Every field that it names must be in the data; there are no partials and no lambdas.
 * @param path of the template, for faults. @throws InvalidRequestError
 */
export function renderTemplate(
  template: string,
  data: Readonly<Record<string, unknown>>,
  { path, escape }: { path: string; escape: Escape },
): string {
  assertParsable(template, path);
  const context = new StrictContext(data);
  const text = Mustache.render(template, context, undefined, { escape: (value) => escape(value) });
  const missing = [...context.seen.missing];
  if (missing.length > 0) {
    throw new InvalidRequestError(
      missing.map((name) => ({ path: `data.${name}`, message: `is missing; ${path} uses it` })),
    );
  }
  if (text.length > MAX_CHARS) fail(path, `must not have more than ${MAX_CHARS} characters when rendered`);
  return text;
}

function assertParsable(template: string, path: string): void {
  let tags: string[];
  try {
    tags = tagsOf(Mustache.parse(template));
  } catch (error) {
    return fail(
      path,
      `is not a Mustache template: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (tags.includes('>')) fail(path, 'must not use partials ({{> …}})');
}

/** Kinds of all tags, those in sections included. */
function tagsOf(tokens: readonly unknown[]): string[] {
  return (tokens as [kind: string, name: string, start: number, end: number, inner?: unknown][]).flatMap(
    ([kind, , , , inner]) => [kind, ...(Array.isArray(inner) ? tagsOf(inner) : [])],
  );
}

/** Looks up own members only, and remembers what was not found. */
class StrictContext extends Mustache.Context {
  constructor(
    view: unknown,
    private readonly outer?: StrictContext,
    readonly seen: { values: number; missing: Set<string> } = { values: 0, missing: new Set() },
  ) {
    super(view, outer);
  }

  override push(view: unknown): StrictContext {
    return new StrictContext(view, this, this.seen);
  }

  override lookup(name: string): unknown {
    this.seen.values += 1;
    if (this.seen.values > MAX_VALUES) fail('template', `must not use more than ${MAX_VALUES} values`);
    const value = this.find(name);
    if (value === undefined) this.seen.missing.add(name);
    return value;
  }

  private find(name: string): unknown {
    if (name === '.') return this.view;
    const [first = '', ...rest] = name.split('.');
    const found = ownMember(this.view, first);
    if (found === undefined) return this.outer?.find(name);
    return rest.reduce(ownMember, found);
  }
}

function ownMember(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

function fail(path: string, message: string): never {
  throw new InvalidRequestError([{ path, message }]);
}
