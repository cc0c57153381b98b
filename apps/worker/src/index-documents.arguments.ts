import { UsageError, parseCommandLine } from '@capstan/platform-core';

export const INDEX_USAGE = `Index documents for the provider local_index.

  npm run index -- <folder>        HTML, Markdown, text and PDF files below a folder
  npm run index -- <https://…>     pages of a site, as its robots.txt allows
  npm run index -- --list          what is indexed
  npm run index -- --remove <folder|https://…|name>

  --collection <name>   name of the collection (default: the folder's name or the site's host); documents of a folder
                        have addresses of the form index://<collection>/<path>
  --fallback            it answers only while nothing else is indexed, or when a search names it (--no-fallback: always)
  --source-type <type>  web (default), news or academic: the searches that find it
  --max-pages <n>       pages of a site fetched at most (default 500)
  --max-depth <n>       links of a site followed at most (default 10)

Run it again to bring the index up to date: only what changed is read, what is gone is removed.`;

/** Limit of collection names in searches. */
const MAX_NAME = 200;

const SOURCE_TYPES = ['web', 'news', 'academic'] as const;

const COMMAND_LINE = {
  usage: INDEX_USAGE,
  allowPositionals: true,
  allowNegative: true,
  options: {
    list: { type: 'boolean' },
    remove: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
    collection: { type: 'string' },
    // Former name of the option.
    name: { type: 'string' },
    fallback: { type: 'boolean' },
    'source-type': { type: 'string' },
    'max-pages': { type: 'string' },
    'max-depth': { type: 'string' },
  },
} as const;

/** A parsed command line. */
export type IndexRequest =
  | { action: 'help' }
  | { action: 'list' }
  | { action: 'remove'; target: string }
  | {
      action: 'index';
      target: string;
      name?: string;
      isFallback?: boolean;
      sourceType?: (typeof SOURCE_TYPES)[number];
      maxPages?: number;
      maxDepth?: number;
    };

/** Parses the command line without node and script. @throws UsageError */
export function parseIndexArguments(args: string[]): IndexRequest {
  const { values, positionals } = parseCommandLine(args, COMMAND_LINE);
  if (values.help) return { action: 'help' };
  const [target, ...more] = positionals;
  if (more.length > 0)
    throw new UsageError(`one folder or site at a time, not also ${more.join(' ')}`, INDEX_USAGE);
  if (values.list) return { action: 'list' };
  if (target === undefined) {
    throw new UsageError(values.remove ? 'name what to remove' : 'name a folder or a site', INDEX_USAGE);
  }
  if (values.remove) return { action: 'remove', target };
  return {
    action: 'index',
    target,
    ...nameIn(values),
    ...(values.fallback === undefined ? {} : { isFallback: values.fallback }),
    ...(values['source-type'] === undefined ? {} : { sourceType: sourceTypeOf(values['source-type']) }),
    ...(values['max-pages'] === undefined ? {} : { maxPages: countOf('--max-pages', values['max-pages']) }),
    ...(values['max-depth'] === undefined ? {} : { maxDepth: countOf('--max-depth', values['max-depth']) }),
  };
}

function nameIn({ collection, name }: { collection?: string; name?: string }): { name?: string } {
  const given = collection ?? name;
  if (given === undefined) return {};
  if (collection !== undefined && name !== undefined) {
    throw new UsageError('--collection and --name mean the same: give one of them', INDEX_USAGE);
  }
  if (given.trim() === '') throw new UsageError('--collection must not be blank', INDEX_USAGE);
  if (given.trim().length > MAX_NAME) {
    throw new UsageError(`--collection must have at most ${MAX_NAME} characters`, INDEX_USAGE);
  }
  return { name: given.trim() };
}

function sourceTypeOf(value: string): (typeof SOURCE_TYPES)[number] {
  const type = SOURCE_TYPES.find((known) => known === value);
  if (!type) throw new UsageError(`--source-type must be one of ${SOURCE_TYPES.join(', ')}`, INDEX_USAGE);
  return type;
}

function countOf(option: string, value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value))
    throw new UsageError(`${option} must be a whole number from 1`, INDEX_USAGE);
  return Number(value);
}
