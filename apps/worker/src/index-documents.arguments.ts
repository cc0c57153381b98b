import { parseArgs } from 'node:util';

export const INDEX_USAGE = `Index documents for the provider local_index.

  npm run index -- <folder>        HTML, Markdown, text and PDF files below a folder
  npm run index -- <https://…>     pages of a site, as its robots.txt allows
  npm run index -- --list          what is indexed
  npm run index -- --remove <folder|https://…|name>

  --name <name>         name of the collection (default: the folder's name or the site's host)
  --source-type <type>  web (default), news or academic: the searches that find it
  --max-pages <n>       pages of a site fetched at most (default 500)
  --max-depth <n>       links of a site followed at most (default 10)

Run it again to bring the index up to date: only what changed is read, what is gone is removed.`;

const SOURCE_TYPES = ['web', 'news', 'academic'] as const;

/** What the caller wants. */
export type IndexRequest =
  | { action: 'help' }
  | { action: 'list' }
  | { action: 'remove'; target: string }
  | {
      action: 'index';
      target: string;
      name?: string;
      sourceType?: (typeof SOURCE_TYPES)[number];
      maxPages?: number;
      maxDepth?: number;
    };

/** The arguments make no request; the message says what is wrong. */
export class IndexUsageError extends Error {
  override readonly name = 'IndexUsageError';
}

/** Reads the command line without node and script. @throws IndexUsageError */
export function parseIndexArguments(args: string[]): IndexRequest {
  const { values, positionals } = parse(args);
  if (values.help) return { action: 'help' };
  const [target, ...more] = positionals;
  if (more.length > 0) throw new IndexUsageError(`one folder or site at a time, not also ${more.join(' ')}`);
  if (values.list) return { action: 'list' };
  if (target === undefined) {
    throw new IndexUsageError(values.remove ? 'name what to remove' : 'name a folder or a site');
  }
  if (values.remove) return { action: 'remove', target };
  return {
    action: 'index',
    target,
    ...(values.name === undefined ? {} : { name: named(values.name) }),
    ...(values['source-type'] === undefined ? {} : { sourceType: sourceTypeOf(values['source-type']) }),
    ...(values['max-pages'] === undefined ? {} : { maxPages: countOf('--max-pages', values['max-pages']) }),
    ...(values['max-depth'] === undefined ? {} : { maxDepth: countOf('--max-depth', values['max-depth']) }),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        list: { type: 'boolean' },
        remove: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        name: { type: 'string' },
        'source-type': { type: 'string' },
        'max-pages': { type: 'string' },
        'max-depth': { type: 'string' },
      },
    });
  } catch (error) {
    throw new IndexUsageError(error instanceof Error ? error.message : String(error));
  }
}

function named(name: string): string {
  if (name.trim() === '') throw new IndexUsageError('--name must not be blank');
  return name.trim();
}

function sourceTypeOf(value: string): (typeof SOURCE_TYPES)[number] {
  const type = SOURCE_TYPES.find((known) => known === value);
  if (!type) throw new IndexUsageError(`--source-type must be one of ${SOURCE_TYPES.join(', ')}`);
  return type;
}

function countOf(option: string, value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new IndexUsageError(`${option} must be a whole number from 1`);
  return Number(value);
}
