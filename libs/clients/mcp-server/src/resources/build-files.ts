import type { ResourceKind } from './resource-kind.js';

const LATEST = { limit: 100 };
const BYTES = 'application/octet-stream';
const TEXT_TYPES = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg)/;

/** Files of builds. The service sends every file as bytes, so that no browser renders one as its own page. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  md: 'text/markdown',
  txt: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** The files of a build at its last commit. */
export const buildFiles: ResourceKind<'execution_id' | 'path'> = {
  template: {
    uriTemplate: 'capstan://builds/{execution_id}/files/{+path}',
    name: 'build_file',
    title: 'File of a build',
    description: 'A file of a build at its last commit',
  },
  async read({ execution_id: id, path }, { client, uri, options }) {
    const { data, headers } = await client.builds.file(id, path, options);
    const mimeType = typeOf(path, headers.get('content-type') ?? BYTES);
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

function typeOf(path: string, sent: string): string {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return sent === BYTES && Object.hasOwn(TYPES, ending) ? (TYPES[ending] as string) : sent;
}
