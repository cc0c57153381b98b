import type { Capstan } from '@capstan/client';
import { Kept } from '../catalog/kept.js';

/** A page of the documentation, as /llms.txt links it. */
export interface DocPage {
  name: string;
  title: string;
  description: string;
  /** From the base URL on. */
  path: string;
}

const LINK = /^- \[([^\]]+)\]\(([^)\s]+)\)(?:: (.*))?$/gm;

/** The Markdown pages behind the links of /llms.txt, of one service. */
export class DocPages {
  private readonly kept = new Kept(async (client) => pagesIn(await readText(client, '/llms.txt')));

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

/** Each Markdown page once, named as its file is. */
function pagesIn(index: string): DocPage[] {
  const pages = new Map<string, DocPage>();
  for (const [, title = '', address = '', description = ''] of index.matchAll(LINK)) {
    const path = URL.canParse(address, 'http://localhost')
      ? new URL(address, 'http://localhost').pathname
      : '';
    const name = /([\w-]+)\.md$/.exec(path)?.[1];
    if (name && !pages.has(name)) pages.set(name, { name, title, description, path });
  }
  return [...pages.values()];
}
