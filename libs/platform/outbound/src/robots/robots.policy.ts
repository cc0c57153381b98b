import { LRUCache } from 'lru-cache';
import type { OutboundResponse } from '../requests/outbound-response.js';
import { OutboundError, type OutboundErrorCode } from '../errors/outbound.error.js';
import { hostForMessage } from '../addresses/check-url.js';
import { parseRobots, type RobotsRules } from './robots-rules.js';

const CACHE_MS = 60 * 60 * 1000;
/** A failing site is retried soon. */
const UNREACHABLE_CACHE_MS = 60 * 1000;
const MAX_ORIGINS = 500;

const ALLOW_ALL: RobotsRules = () => true;
const ALLOW_NONE: RobotsRules = () => false;

/** Errors of robots.txt that the page will have as well; the error of the page is more accurate. */
const REPORTED_BY_THE_PAGE: ReadonlySet<OutboundErrorCode> = new Set([
  'connect',
  'dns',
  'invalid_url',
  'malformed',
  'refused_address',
]);

interface CacheEntry {
  rules: Promise<RobotsRules>;
  expiresAt: number;
}

/** Fetches a robots.txt with its own small limits of time and size; a body beyond the limit is cut, not rejected. */
export type RobotsFetch = (url: string) => Promise<OutboundResponse>;

/**
 * The robots.txt rules of sites (RFC 9309): no file or any 4xx allows all; 5xx and timeouts disallow all, for a
 * minute. Rules are cached for an hour, for the 500 most recently used origins; concurrent checks share one fetch.
 */
export class RobotsPolicy {
  private readonly byOrigin = new LRUCache<string, CacheEntry>({ max: MAX_ORIGINS });

  /** @param token product token of the user agent, e.g. `capstan`. */
  constructor(
    private readonly fetchRobots: RobotsFetch,
    private readonly token: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** @throws OutboundError `robots_disallowed`. */
  async assertAllowed(url: URL): Promise<void> {
    if (url.pathname === '/robots.txt') return;
    const isAllowed = await this.rulesOf(url);
    if (isAllowed(url)) return;
    throw new OutboundError(
      'robots_disallowed',
      `robots.txt of ${hostForMessage(url)} does not allow ${this.token} to fetch this URL`,
    );
  }

  private rulesOf(url: URL): Promise<RobotsRules> {
    const { origin } = url;
    const cached = this.byOrigin.get(origin);
    if (cached !== undefined && cached.expiresAt > this.now()) return cached.rules;
    const entry: CacheEntry = { rules: Promise.resolve(ALLOW_ALL), expiresAt: this.now() + CACHE_MS };
    entry.rules = this.load(`${origin}/robots.txt`, entry);
    this.byOrigin.set(origin, entry);
    return entry.rules;
  }

  private async load(robotsUrl: string, entry: CacheEntry): Promise<RobotsRules> {
    try {
      const response = await this.fetchRobots(robotsUrl);
      if (response.status >= 500) return this.forbidAllFor(entry, UNREACHABLE_CACHE_MS);
      if (response.status < 200 || response.status >= 300) return ALLOW_ALL;
      return parseRobots(response.text(), robotsUrl, this.token);
    } catch (error) {
      const code = error instanceof OutboundError ? error.code : undefined;
      if (code === 'timeout') return this.forbidAllFor(entry, UNREACHABLE_CACHE_MS);
      if (code !== undefined && REPORTED_BY_THE_PAGE.has(code)) entry.expiresAt = this.now();
      return ALLOW_ALL;
    }
  }

  private forbidAllFor(entry: CacheEntry, cacheMs: number): RobotsRules {
    entry.expiresAt = this.now() + cacheMs;
    return ALLOW_NONE;
  }
}
