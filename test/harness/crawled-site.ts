import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalog } from '@capstan/catalog';
import { addressesOfNoVendor } from './no-vendors.js';

type Answer = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

/** Enough text to be a page. */
const PROSE = 'Ropes and capstans for every harbor, made by hand since the year of the great tide. '.repeat(
  5,
);

/** A site on loopback to be crawled, which counts the requests for each path. */
export class CrawledSite {
  private readonly answers = new Map<string, Answer>();
  /** Paths in the order in which they were requested. */
  readonly requests: string[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<CrawledSite> {
    const server = createServer();
    const site = new CrawledSite(server);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const path = request.url ?? '/';
      site.requests.push(path);
      const answer = site.answers.get(path);
      if (answer) void answer(response, request);
      else response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get origin(): string {
    return `http://${this.host}`;
  }

  /** The variables with which it is the only site that can be reached. */
  get env(): Record<string, string> {
    return {
      ...addressesOfNoVendor(catalog),
      OUTBOUND_ALLOW_HOSTS: this.host,
      SCRAPE_PROVIDERS: 'direct_fetch',
      CHROMIUM_PATH: 'off',
    };
  }

  /** Forgets all pages and requests. */
  reset(): void {
    this.answers.clear();
    this.requests.length = 0;
  }

  answer(path: string, answer: Answer): void {
    this.answers.set(path, answer);
  }

  /** @param links paths or addresses. @param before is awaited before the page is sent. */
  page(
    path: string,
    links: readonly string[] = [],
    before: () => Promise<void> = () => Promise.resolve(),
  ): void {
    this.answer(path, async (response) => {
      await before();
      const list = links.map((link) => `<li><a href="${link}">${link}</a></li>`).join('');
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><title>Page ${path}</title><main><h1>Page ${path}</h1><p>${PROSE}</p></main><ul>${list}</ul>`,
      );
    });
  }

  file(path: string, body: string): void {
    this.answer(path, (response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(body));
  }

  redirect(path: string, target: string): void {
    this.answer(path, (response) => void response.writeHead(302, { location: target }).end());
  }

  /** How often a path was requested. */
  visits(path: string): number {
    return this.requests.filter((requested) => requested === path).length;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
