import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sendHtml, sendJson } from '../stand-in-web/exchange.js';
import { HOST_NAMES, type HostName, type PageKind } from './hosts.js';
import { sendPage } from './page-answer.js';
import { findPages, hitOf, readSearch, searxngAnswer } from './search-answer.js';
import { dulseFarming } from './topics/dulse-farming.js';
import { saltstackBattery } from './topics/saltstack-battery.js';
import { tidalBarrage } from './topics/tidal-barrage.js';
import type { Topic } from './topics/topic.js';
import {
  INJECTED_ORDERS,
  type PageFault,
  type SearchFault,
  sendFault,
  sendSearchFault,
  spamPage,
} from './web-faults.js';
import { type WebPage, pagesOn } from './web-pages.js';

/** A call of the search capability, as it arrived. Further pages of the same search are not counted. */
export interface ReceivedSearch {
  query: string;
  kind: PageKind;
  /** `performance.now()`. */
  atMs: number;
}

/** A request for a page; robots.txt is not counted. */
export interface ReceivedFetch {
  host: HostName;
  path: string;
  atMs: number;
}

/** A request of any kind with its response, including each page of a search, robots.txt and missing pages. */
export interface WebExchange {
  host: HostName;
  path: string;
  /** Query of a search; null for all else. */
  query: string | null;
  atMs: number;
  answeredAtMs: number;
}

/** What can be held back: the search, or a host except for its robots.txt. */
type HoldTarget = 'search' | HostName;

/** `search`, a host, or one page of it as `host/path`. */
export type FaultTarget = 'search' | HostName | `${HostName}/${string}`;

const SEARCH_PATH = '/searxng/search';
/** The first of the loopback addresses; each host has the next. */
const FIRST_ADDRESS = 21;

/**
 * A web of synthetic facts, so that the statements of a report can be verified: a dozen sites on loopback addresses of
 * their own, found through the JSON API of SearXNG. Linux only: there all of 127/8 is loopback.
 */
export class ResearchWeb {
  readonly topics: readonly Topic[] = [tidalBarrage, saltstackBattery, dulseFarming];
  readonly pages: readonly WebPage[];
  readonly searches: ReceivedSearch[] = [];
  readonly fetches: ReceivedFetch[] = [];
  /** Exchanges in the order of the responses. */
  readonly exchanges: WebExchange[] = [];
  private readonly startedMs = Date.now();
  private readonly faults = new Map<string, PageFault | SearchFault>();
  private readonly held = new Map<HoldTarget, PromiseWithResolvers<void>>();
  private readonly servers = new Map<HostName, Server>();
  private readonly sockets = new Set<Socket>();

  private constructor(
    /** Delay of every response from now on, including robots.txt. */
    public latencyMs: number,
  ) {
    this.pages = this.topics.flatMap((topic) => pagesOn(topic, this.startedMs));
  }

  /** @param options.latencyMs of every answer, robots.txt included. */
  static async start({ latencyMs = 0 }: { latencyMs?: number } = {}): Promise<ResearchWeb> {
    const web = new ResearchWeb(latencyMs);
    for (const [index, host] of HOST_NAMES.entries()) {
      const server = createServer((incoming, response) => {
        web.receive(host, incoming, response).catch(() => response.destroy());
      });
      server.on('connection', (socket: Socket) => {
        web.sockets.add(socket);
        socket.on('error', () => {});
        socket.once('close', () => web.sockets.delete(socket));
      });
      server.listen(0, `127.0.0.${FIRST_ADDRESS + index}`);
      await once(server, 'listening');
      web.servers.set(host, server);
    }
    return web;
  }

  /** Environment of a service that uses only this web. */
  get env(): Record<string, string> {
    return {
      SEARCH_PROVIDERS: 'searxng',
      SEARXNG_BASE_URL: `${this.origin('encyclopedia')}/searxng`,
      SCRAPE_PROVIDERS: 'direct_fetch',
      OUTBOUND_ALLOW_HOSTS: HOST_NAMES.map((host) => new URL(this.origin(host)).host).join(','),
    };
  }

  /** `http://127.0.0.x:port`. */
  origin(host: HostName): string {
    const server = this.servers.get(host);
    if (!server) throw new Error(`${host} is not there yet`);
    const { address, port } = server.address() as AddressInfo;
    return `http://${address}:${port}`;
  }

  /** Full address of a page. */
  urlOf({ host, path }: Pick<WebPage, 'host' | 'path'>): string {
    return this.origin(host) + path;
  }

  /** The page behind an address; undefined when this web has none there. */
  pageAt(url: string): WebPage | undefined {
    return this.pages.find((page) => this.urlOf(page) === url);
  }

  topic(id: string): Topic {
    const topic = this.topics.find((one) => one.id === id);
    if (!topic) throw new Error(`no topic ${id}`);
    return topic;
  }

  /** Configures a fault until `heal`. A fault of a page takes precedence over one of its host. */
  fail(target: 'search', fault: SearchFault): void;
  fail(target: Exclude<FaultTarget, 'search'>, fault: PageFault): void;
  fail(target: FaultTarget, fault: PageFault | SearchFault): void {
    this.faults.set(target, fault);
  }

  /** Requests wait for their answer from now on, until `release` or `heal`. */
  hold(target: HoldTarget): void {
    this.held.set(target, Promise.withResolvers());
  }

  /** Releases held requests. */
  release(): void {
    for (const { resolve } of this.held.values()) resolve();
    this.held.clear();
  }

  /** Removes all faults and recorded requests. */
  heal(): void {
    this.release();
    this.faults.clear();
    this.searches.length = 0;
    this.fetches.length = 0;
    this.exchanges.length = 0;
  }

  /** Cuts whatever is open. */
  async close(): Promise<void> {
    this.release();
    const closed = [...this.servers.values()].map((server) => {
      const isClosed = once(server, 'close');
      server.close();
      return isClosed;
    });
    for (const socket of this.sockets) socket.destroy();
    await Promise.all(closed);
  }

  private async receive(host: HostName, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', this.origin(host));
    const isSearch = url.pathname === SEARCH_PATH && host === 'encyclopedia';
    const atMs = performance.now();
    const isPage = !isSearch && url.pathname !== '/robots.txt';
    if (isSearch) this.noteSearch(url);
    else if (isPage) this.fetches.push({ host, path: url.pathname, atMs });
    if (isSearch || isPage) await this.held.get(isSearch ? 'search' : host)?.promise;
    if (this.latencyMs > 0) await delay(this.latencyMs);
    if (isSearch) this.answerSearch(url, response);
    else this.answerPage(host, url, response);
    const query = isSearch ? url.search : null;
    this.exchanges.push({ host, path: url.pathname, query, atMs, answeredAtMs: performance.now() });
  }

  private noteSearch(url: URL): void {
    const { query, kind, page } = readSearch(url.searchParams);
    if (page === 1) this.searches.push({ query, kind, atMs: performance.now() });
  }

  private answerSearch(url: URL, response: ServerResponse): void {
    const search = readSearch(url.searchParams);
    const fault = this.faults.get('search');
    if (fault !== undefined) {
      sendSearchFault(response, fault as SearchFault, search.query, this.origin('forum'));
      return;
    }
    const found = findPages(this.pages, search, this.startedMs);
    const hits = found.map((page) => hitOf(page, this.origin(page.host)));
    sendJson(response, searxngAnswer(search.query, hits));
  }

  private answerPage(host: HostName, url: URL, response: ServerResponse): void {
    const path = url.pathname;
    const page = this.pages.find((one) => one.host === host && one.path === path);
    const fault = path === '/robots.txt' ? undefined : this.faultOf(host, path);
    if (fault !== undefined && fault !== 'injection') sendFault(response, fault, path);
    else if (page) sendPage(response, page, fault === 'injection' ? INJECTED_ORDERS : []);
    else if (path.startsWith('/spam/')) sendHtml(response, spamPage(url.searchParams.get('q') ?? 'things'));
    else sendHtml(response, '<!doctype html><title>Not Found</title><h1>Not Found</h1>', { status: 404 });
  }

  private faultOf(host: HostName, path: string): PageFault | undefined {
    // A redirect loop uses another path of the same page.
    const page = path.replace(/\/again$/, '');
    return (this.faults.get(`${host}${page}`) ?? this.faults.get(host)) as PageFault | undefined;
  }
}
