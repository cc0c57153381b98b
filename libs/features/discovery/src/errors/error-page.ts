/** A page of docs/errors: what an error type means and what to do about it. */
export interface ErrorPage {
  /** Last segment of the `type` URI; the file name. */
  readonly slug: string;
  readonly title: string;
  readonly status: number;
  readonly category: string;
  readonly isRetriable: boolean;
  /** One sentence. */
  readonly summary: string;
  /** The content after the front matter, including its heading. */
  readonly markdown: string;
  /** The response in its first JSON block, if any. */
  readonly example?: Readonly<Record<string, unknown>>;
}

const FIELDS = ['title', 'status', 'category', 'retriable', 'summary'] as const;

/**
 * Parses a page: front matter of `key: value` lines between `---` lines, then Markdown.
 * @throws Error with the file and what it lacks.
 */
export function parseErrorPage(slug: string, text: string): ErrorPage {
  const [, head, markdown] = /^---\n([\s\S]*?)\n---\n+([\s\S]+)$/.exec(text) ?? [];
  if (head === undefined || markdown === undefined) {
    throw new Error(`docs/errors/${slug}.md must begin with front matter between --- lines`);
  }
  const values = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  const missing = FIELDS.filter((name) => !values.get(name));
  if (missing.length > 0) throw new Error(`docs/errors/${slug}.md lacks ${missing.join(', ')}`);
  const value = (name: (typeof FIELDS)[number]): string => values.get(name) as string;
  return {
    slug,
    title: value('title'),
    status: Number(value('status')),
    category: value('category'),
    isRetriable: value('retriable') === 'true',
    summary: value('summary'),
    markdown: markdown.trimEnd(),
    ...exampleIn(markdown),
  };
}

function exampleIn(markdown: string): Pick<ErrorPage, 'example'> {
  const [, json] = /^```json\n([\s\S]*?)\n```$/m.exec(markdown) ?? [];
  return json === undefined ? {} : { example: JSON.parse(json) as Record<string, unknown> };
}
