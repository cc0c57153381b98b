import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The page, scripts and styles that the browser needs before it shows a page, compressed with gzip, and the typefaces. */
const LIMIT_BYTES = 200_000;
const FOLDER = resolve(import.meta.dirname, '..', '..', 'dist', 'console');

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const manifest = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
const pages = Object.keys(manifest).filter((name) => /^src\/pages\/.*-page\.tsx$/.test(name));
const FRAME = 'src/shell/shell.tsx';

/** The typefaces with the characters of every page. `console-account` has that no page in English loads others. */
const FONTS = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => /\/geist-(mono-)?basic-[^/]+\.woff2$/.test(file));

/** Parts that a page loads automatically as soon as it is shown. */
const LOADED_AT_ONCE: Record<string, string[]> = {
  'src/pages/playground/playground-page.tsx': ['src/pages/playground/call-result.tsx'],
};

/** The files of a chunk and of all that it imports. Parts that are loaded on demand are not among them. */
function filesOf(name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const { file, css = [], imports = [] } = manifest[name] as Chunk;
  return [file, ...css, ...imports.flatMap((other) => filesOf(other, seen))];
}

function firstViewOf(page: string): number {
  const isOpen = page.includes('/sign-in/');
  const files = new Set(
    ['index.html', ...(isOpen ? [] : [FRAME]), page, ...(LOADED_AT_ONCE[page] ?? [])].flatMap((name) =>
      filesOf(name),
    ),
  );
  return [...files, ...FONTS].reduce((sum, file) => sum + sizeOf(join(FOLDER, file)), 0);
}

const sizeOf = (path: string): number => statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;

describe('the first view of the console', () => {
  it('is measured for every page', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(FONTS).toHaveLength(2);
  });

  it.each(pages)('of %s has at most 200 kB', (page) => {
    expect(firstViewOf(page)).toBeLessThanOrEqual(LIMIT_BYTES);
  });
});
