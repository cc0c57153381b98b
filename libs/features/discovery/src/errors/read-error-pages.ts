import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ErrorPage, parseErrorPage } from './error-page.js';

/** The service address used by pages in the repository. */
const WRITTEN_BASE = 'http://127.0.0.1:3000';
/** A link between pages, which works in the repository and is rewritten in the served page. */
const LINK_TO_PAGE = /\]\(([a-z-]+)\.md\)/g;

/** Reads every page of docs/errors in alphabetical order, with this deployment's address in its examples. */
export function readErrorPages(baseUrl: string, folder: string = errorsFolder()): ErrorPage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
        .replaceAll(WRITTEN_BASE, baseUrl)
        .replaceAll(LINK_TO_PAGE, `](${baseUrl}/errors/$1)`);
      return parseErrorPage(name.slice(0, -'.md'.length), text);
    });
}

/**
 * Reads the pages of several folders in alphabetical order. @throws Error if two folders have the same page.
 */
export function readAllErrorPages(baseUrl: string, folders: readonly string[]): ErrorPage[] {
  const pages = new Map<string, ErrorPage>();
  for (const folder of folders) {
    for (const page of readErrorPages(baseUrl, folder)) {
      if (pages.has(page.slug)) throw new Error(`${folder}: the error page ${page.slug} already exists`);
      pages.set(page.slug, page);
    }
  }
  return [...pages.values()].toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Finds docs/errors of the repository, from the sources and from the build output. @throws Error */
export function errorsFolder(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'docs', 'errors');
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) throw new Error(`docs/errors not found in any folder above ${from}`);
  }
}
