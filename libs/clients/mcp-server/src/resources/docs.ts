import type { Capstan } from '@capstan/client';
import { type Resource, ResourceNotFoundError } from '@modelcontextprotocol/server';
import { type DocPages, readText } from './doc-pages.js';
import type { ResourceKind } from './resource-kind.js';

/** Documents of every service, and their paths. */
export const INDEXES: readonly { path: string; resource: Resource }[] = [
  {
    path: '/llms.txt',
    resource: {
      uri: 'capstan://llms.txt',
      name: 'llms.txt',
      title: 'Index of the documentation',
      description: 'The capabilities of the service, with links to their documentation',
      mimeType: 'text/markdown',
    },
  },
  {
    path: '/llms-full.txt',
    resource: {
      uri: 'capstan://llms-full.txt',
      name: 'llms-full.txt',
      title: 'Full reference',
      description: 'Every operation, parameter, result and error in one document',
      mimeType: 'text/markdown',
    },
  },
];

/** One page of the documentation; a capability can be addressed by its bare name. */
export const docs = (pages: DocPages): ResourceKind<'page'> => ({
  template: {
    uriTemplate: 'capstan://docs/{+page}',
    name: 'documentation',
    title: 'Documentation',
    description: 'A page of the documentation, such as a capability or an error',
    mimeType: 'text/markdown',
  },
  async read({ page }, { client, uri }) {
    const known = await pages.pages(client);
    const found =
      known.find((candidate) => candidate.page === page) ??
      known.find((candidate) => candidate.page === `capabilities/${page}`);
    if (!found) throw new ResourceNotFoundError(uri);
    return { uri, mimeType: 'text/markdown', text: await readText(client, found.path) };
  },
  complete: {
    page: async (client) => (await pages.pages(client)).map(({ page }) => page),
  },
});

/** The pages as resources to be listed; without those of errors, which are many, and which errors link to. */
export async function docResources(client: Capstan, pages: DocPages): Promise<Resource[]> {
  const known = await pages.pages(client);
  return known
    .filter(({ page }) => !page.startsWith('errors/'))
    .map(({ page, title, description }) => ({
      uri: `capstan://docs/${page}`,
      name: page,
      title,
      description,
      mimeType: 'text/markdown',
    }));
}
