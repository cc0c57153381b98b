import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteFiles } from '@capstan/site-renderer';
import { lookup } from 'mrmime';

/** Responses to the data requests of an app's page without entries. */
const NO_ENTRIES = JSON.stringify({ entries: [], count: 0, taken: [] });

/** A site on loopback, served like by any static host, uncompressed. */
export interface ServedSite {
  url: string;
  close(): Promise<void>;
}

export async function serveSite(files: SiteFiles): Promise<ServedSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.invalid');
    if (pathname.startsWith('/_data/')) {
      response.setHeader('content-type', 'application/json').end(NO_ENTRIES);
      return;
    }
    const path = pathname === '/' ? 'index.html' : decodeURIComponent(pathname.slice(1));
    const content = files.get(path);
    if (content === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = lookup(path) ?? 'application/octet-stream';
    response.setHeader(
      'content-type',
      /^text|javascript|json|svg/.test(type) ? `${type}; charset=utf-8` : type,
    );
    response.setHeader('cache-control', 'public, max-age=31536000');
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
