import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { load } from 'js-yaml';
import { z } from 'zod';

/** A manual page with its paragraphs of prose. */
export interface ManualPage {
  page: string;
  /** Pages of one family describe parts of one program: they never stand on both sides of a split. */
  family: string;
  paragraphs: string[];
}

const SECTIONS = ['1', '5', '7', '8'];
const OVERSTRIKE = new RegExp(`.${String.fromCodePoint(8)}`, 'g');
const MAX_PAGES_PER_FAMILY = 4;
const MAX_PARAGRAPHS = 40;
const CLAIMS = join(import.meta.dirname, '..', '..', 'test', 'understanding', 'claims');

/** Reads the manual pages of a machine (Debian's `man` folder; needs `nroff`), without those that the claims cite. */
export function manualPages(folder: string): ManualPage[] {
  const cited = citedPages();
  const families = Map.groupBy(pagePaths(folder), familyOf);
  return [...families].flatMap(([family, paths]) =>
    paths
      .filter((path) => !cited.has(nameOf(path)))
      .slice(0, MAX_PAGES_PER_FAMILY)
      .flatMap((path) => {
        const paragraphs = paragraphsOf(path);
        return paragraphs.length < 2 ? [] : [{ page: nameOf(path), family, paragraphs }];
      }),
  );
}

function citedPages(): Set<string> {
  const sources = ['dev.yaml', 'unseen.yaml'].flatMap((file) =>
    z
      .array(z.object({ source: z.string() }))
      .parse(load(readFileSync(join(CLAIMS, file), 'utf8')))
      .map(({ source }) => source),
  );
  return new Set(sources.map((source) => source.replace(/\(.*$/, '')));
}

/** Without links to other pages. */
function pagePaths(folder: string): string[] {
  const paths = SECTIONS.flatMap((section) => {
    const inside = join(folder, `man${section}`);
    return readdirSync(inside).map((file) => join(inside, file));
  });
  return paths.filter((path) => path.endsWith('.gz') && realpathSync(path) === path).toSorted();
}

const nameOf = (path: string): string => basename(path).replace(/\.\d\w*\.gz$/, '');
const familyOf = (path: string): string => nameOf(path).replace(/[-_.0-9].*$/, '');

function paragraphsOf(path: string): string[] {
  const { stdout } = spawnSync('nroff', ['-man', '-Tascii', '-rLL=500n', '-rHY=0', '-c'], {
    input: gunzipSync(readFileSync(path)),
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  return (
    stdout
      // Overstrikes of bold and underlined text.
      .replaceAll(OVERSTRIKE, '')
      .split(/\n\s*\n/)
      .map((paragraph) =>
        paragraph
          .replace(/-\n\s*/g, '-')
          .replace(/\s+/g, ' ')
          .trim()
          // Headings are in capitals, on a line of their own.
          .replace(/^[A-Z]{2,}(?: [A-Z]{2,})* (?=[A-Z])/, ''),
      )
      .filter(isProse)
      .slice(0, MAX_PARAGRAPHS)
  );
}

function isProse(paragraph: string): boolean {
  const letters = paragraph.match(/[A-Za-z ]/g)?.length ?? 0;
  return (
    paragraph.length >= 90 &&
    paragraph.length <= 1500 &&
    /[A-Z].*\.$/.test(paragraph) &&
    letters / paragraph.length > 0.9 &&
    !/copyright|warrant|licen[sc]/i.test(paragraph)
  );
}
