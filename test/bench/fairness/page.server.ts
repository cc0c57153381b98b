import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveJobs } from '../processes/serve-jobs.js';
import { samplePage } from '../scrape/sample-page.js';

/** Fetched by the loud account. The first is slow to read, the second is simply large. */
const PAGES: Record<string, string> = {
  '/spaces': `<!doctype html><title>Spaces</title><article><p>It begins${'\u2003'.repeat(51_000)}and ends.</p></article>`,
  '/large': `<!doctype html><title>Large</title><article>${bodyOf(samplePage()).repeat(30)}</article>`,
  '/bare': '<!doctype html><title>Bare</title><p>Nothing comes of it.</p>',
};
const article = samplePage();

function bodyOf(html: string): string {
  return html.slice(html.indexOf('<article>'), html.indexOf('</article>'));
}

/** A site on loopback with an article at every other URL, so that all calls differ. */
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://site.invalid').pathname;
  if (path === '/robots.txt') {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(PAGES[path] ?? article);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const hostPort = `127.0.0.1:${(server.address() as AddressInfo).port}`;
serveJobs({ hostPort }, () => undefined);
