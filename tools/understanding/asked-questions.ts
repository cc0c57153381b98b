import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

/** A question about a manual, as in test/understanding/research. */
export interface AskedQuestion {
  id: string;
  manual: string;
  type: string;
  question: string;
  /** The page that answers; absent if none does. */
  document?: string;
  /** Verbatim passages that answer together. */
  answers?: string[];
  /** Other passages that answer as well. */
  also?: { document: string; text: string }[];
}

/** The questions of files about the given manuals. */
export function askedQuestions(paths: readonly string[], manuals: ReadonlySet<string>): AskedQuestion[] {
  return paths
    .flatMap((path) => load(readFileSync(path, 'utf8')) as AskedQuestion[])
    .filter(({ manual }) => manuals.has(manual));
}

/** Options such as `--manual fastify=node_modules/fastify/docs`, as folders by name. */
export function manualFolders(options: readonly string[]): Map<string, string> {
  return new Map(
    options.map((named) => {
      const at = named.indexOf('=');
      return [named.slice(0, at), named.slice(at + 1)] as const;
    }),
  );
}

/** Without markers, links of Markdown, emphasis and white space. */
export function comparable(text: string): string {
  return text
    .replace(/\s*\[Source \d+\]/g, '')
    .replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/[\s`*_¶|]+/g, '')
    .toLowerCase();
}
