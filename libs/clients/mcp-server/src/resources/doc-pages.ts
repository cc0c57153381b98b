import type { Capstan } from '@capstan/client';
import { CachedValue } from '../catalog/cached-value.js';

/** A page of the documentation, linked from /llms.txt. */
export interface DocPage {
  /** Path below `/docs/`, without the extension, such as `capabilities/search`. */
  page: string;
  title: string;
  description: string;
  /** Relative to the base URL. */
  path: string;
}

const LINK = /^- \[([^\]]+)\]\(([^)\s]+)\)(?:: (.*))?$/gm;
const PAGE = /\/docs\/([\w/-]+)\.md$/;

/** The Markdown pages that the /llms.txt of one service links to. */
export class DocPages {
  private readonly kept = new CachedValue(async (client) => pagesIn(await readText(client, '/llms.txt')));

  pages(client: Capstan): Promise<DocPage[]> {
    return this.kept.get(client);
  }
}

/** A document of the service as text. */
export async function readText(client: Capstan, path: string): Promise<string> {
  const headers = { accept: 'text/markdown, text/plain;q=0.9, application/json;q=0.5' };
  const { data } = await client.request<string>({ path, responseType: 'text', headers });
  return data;
}

/** Each page once. Links may have another origin than the client uses: only the part from `/docs/` counts. */
function pagesIn(index: string): DocPage[] {
  const pages = new Map<string, DocPage>();
  for (const [, title = '', address = '', description = ''] of index.matchAll(LINK)) {
    const [path, page] = PAGE.exec(address) ?? [];
    if (path && page && !pages.has(page)) pages.set(page, { page, title, description, path });
  }
  return [...pages.values()];
}
