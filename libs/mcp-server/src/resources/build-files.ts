import type { ResourceKind } from './resource-kind.js';

const LATEST = { limit: 100 };
const TEXT_TYPES = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg)/;

/** The files that a build made, as of its last commit. */
export const buildFiles: ResourceKind<'execution_id' | 'path'> = {
  template: {
    uriTemplate: 'capstan://builds/{execution_id}/files/{+path}',
    name: 'build_file',
    title: 'File of a build',
    description: 'A file that a build made, as of its last commit',
  },
  async read({ execution_id: id, path }, { client, uri, options }) {
    const { data, headers } = await client.builds.file(id, path, options);
    const mimeType = headers.get('content-type') ?? 'application/octet-stream';
    if (TEXT_TYPES.test(mimeType)) return { uri, mimeType, text: new TextDecoder().decode(data) };
    return { uri, mimeType, blob: Buffer.from(data).toString('base64') };
  },
  complete: {
    async execution_id(client, _others, options) {
      const page = await client.builds.list(LATEST, options);
      return page.items.map(({ execution_id: id }) => id);
    },
    async path(client, { execution_id: id }, options) {
      if (!id) return [];
      const { data } = await client.builds.files(id, options);
      return data.files.map(({ path }) => path);
    },
  },
};
