import type { Capstan } from '@capstan/client';
import { type Resource, ResourceNotFoundError } from '@modelcontextprotocol/server';
import { type DocPages, readText } from './doc-pages.js';
import type { ResourceKind } from './resource-kind.js';

/** Documents that each service has, and where. */
export const INDEXES: readonly { path: string; resource: Resource }[] = [
  {
    path: '/llms.txt',
    resource: {
      uri: 'capstan://llms.txt',
      name: 'llms.txt',
      title: 'Index of the documentation',
      description: 'What the service can do, and where that is described',
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

/** One page of the documentation, such as that of a capability. */
export const docs = (pages: DocPages): ResourceKind<'name'> => ({
  template: {
    uriTemplate: 'capstan://docs/{name}',
    name: 'documentation',
    title: 'Documentation',
    description: 'A page of the documentation, such as that of one capability',
    mimeType: 'text/markdown',
  },
  async read({ name }, { client, uri }) {
    const page = (await pages.pages(client)).find((known) => known.name === name);
    if (!page) throw new ResourceNotFoundError(uri);
    return { uri, mimeType: 'text/markdown', text: await readText(client, page.path) };
  },
  complete: {
    name: async (client) => (await pages.pages(client)).map(({ name }) => name),
  },
});

/** The pages as resources that can be listed. */
export async function docResources(client: Capstan, pages: DocPages): Promise<Resource[]> {
  const found = await pages.pages(client);
  return found.map(({ name, title, description }) => ({
    uri: `capstan://docs/${name}`,
    name,
    title,
    description,
    mimeType: 'text/markdown',
  }));
}
