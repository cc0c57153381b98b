import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PARTS, type Part, type TypedPage, isPageType } from './typed-pages.js';

interface Truth {
  url?: string;
  _internal?: { page_type?: { primary?: string } };
  ground_truth?: { main_content?: string };
}

/** Murrough-Foley/web-content-extraction-benchmark: pages in seven types with their main text. */
export class WcxbSet {
  constructor(private readonly folder: string) {}

  static isAt(folder: string): boolean {
    return PARTS.some((part) =>
      ['html', 'ground-truth'].every((name) => existsSync(join(folder, part, name))),
    );
  }

  pages(): TypedPage[] {
    return PARTS.filter((part) => existsSync(join(this.folder, part))).flatMap((part) => this.pagesOf(part));
  }

  private pagesOf(part: Part): TypedPage[] {
    const pages: TypedPage[] = [];
    for (const file of readdirSync(join(this.folder, part, 'ground-truth'))) {
      const id = file.replace(/\.json$/, '');
      const path = join(this.folder, part, 'html', `${id}.html.gz`);
      const truth = JSON.parse(readFileSync(join(this.folder, part, 'ground-truth', file), 'utf8')) as Truth;
      const type = truth._internal?.page_type?.primary ?? '';
      if (!isPageType(type) || !existsSync(path)) continue;
      pages.push({
        id: `${part}/${id}`,
        part,
        type,
        url: truth.url ?? 'https://page.invalid/',
        html: gunzipSync(readFileSync(path)).toString('utf8'),
        truth: truth.ground_truth?.main_content ?? '',
      });
    }
    return pages;
  }
}
