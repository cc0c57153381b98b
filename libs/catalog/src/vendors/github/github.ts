import { Inject, Injectable } from '@nestjs/common';
import {
  type CallContext,
  type ConfigOf,
  OutboundClient,
  type OutboundResponse,
  Pace,
  ProviderFailure,
  exchange,
  fieldsOf,
  isJsonNotFound,
  listOf,
  numberOf,
  retryAfterSeconds,
  textOf,
} from '@capstan/kit';
import { githubConfig } from './github.config.js';

/** GitHub recommends few concurrent requests per client. */
const MAX_CONCURRENT = 2;

/** An account of a person or organization; fields are empty if the owner left them out. */
export interface GithubAccount {
  login: string;
  kind: 'person' | 'organization';
  name: string;
  /** Employer of a person as they state it, often `@login`. */
  company: string;
  /** Website, as its owner wrote it. */
  blog: string;
  location: string;
  email: string;
  /** Bio of a person, description of an organization. */
  bio: string;
  twitter: string;
  avatarUrl: string;
  pageUrl: string;
  /** GitHub verified that the organization owns its domain. */
  isVerified: boolean;
  followers: number;
}

type Attempt = Pick<CallContext, 'signal' | 'timeoutMs'>;

const LOGIN = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;

/** Client of the GitHub REST API. A service of the enrichment capabilities. */
@Injectable()
export class Github {
  private readonly pace = new Pace({ title: 'GitHub', concurrent: MAX_CONCURRENT, intervalMs: 0 });

  constructor(
    @Inject(githubConfig.token) private readonly config: ConfigOf<typeof githubConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  /** Null if there is no such user. @throws ProviderFailure; OutboundError. */
  async readUser(login: string, context: Attempt): Promise<GithubAccount | null> {
    return LOGIN.test(login) ? this.ask(`/users/${login}`, context, toAccount) : null;
  }

  /** Null if there is no such organization. @throws ProviderFailure; OutboundError. */
  async readOrganization(login: string, context: Attempt): Promise<GithubAccount | null> {
    return LOGIN.test(login) ? this.ask(`/orgs/${login}`, context, toAccount) : null;
  }

  /**
   * Matching logins, best first, at most ten.
   * @param query in GitHub search syntax, e.g. `fullname:"Ada Lovelace" type:user`.
   */
  async searchUsers(query: string, context: Attempt): Promise<string[]> {
    const search = new URLSearchParams({ q: query, per_page: '10' });
    const logins = await this.ask(`/search/users?${search.toString()}`, context, (body) => {
      const { items } = fieldsOf(body);
      if (!Array.isArray(items)) return undefined;
      return listOf(items)
        .map((item) => textOf(fieldsOf(item).login))
        .filter((login) => LOGIN.test(login));
    });
    return logins ?? [];
  }

  private ask<T>(
    path: string,
    { signal, timeoutMs }: Attempt,
    read: (body: unknown) => T | undefined,
  ): Promise<T | null> {
    const { apiKey, baseUrl } = this.config;
    const headers = {
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    };
    return this.pace.run(
      (leftMs) =>
        exchange(
          this.outbound,
          { url: `${baseUrl}${path}`, headers, signal, timeoutMs: leftMs },
          { title: 'GitHub', isEmpty: isJsonNotFound, failureOf: limitOf, read },
        ),
      { signal, timeoutMs },
    );
  }
}

/** Both limits, hourly and burst, use status 403 or 429. */
function limitOf({ status, headers }: OutboundResponse): ProviderFailure | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const wait = retryAfterSeconds(headers['retry-after']);
  const isUsedUp = headers['x-ratelimit-remaining'] === '0';
  if (status === 403 && wait === undefined && !isUsedUp) return undefined;
  const resetAt = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  const untilReset = Number.isFinite(resetAt)
    ? Math.max(1, Math.ceil(resetAt - Date.now() / 1000))
    : undefined;
  return new ProviderFailure(
    'rate_limited',
    'GitHub responded with a rate limit; set GITHUB_API_KEY to raise it',
    {
      retryAfterSeconds: wait ?? (isUsedUp ? untilReset : undefined),
    },
  );
}

function toAccount(body: unknown): GithubAccount | undefined {
  const account = fieldsOf(body);
  const login = textOf(account.login);
  if (!LOGIN.test(login)) return undefined;
  return {
    login,
    kind: account.type === 'Organization' ? 'organization' : 'person',
    name: textOf(account.name),
    company: textOf(account.company),
    blog: textOf(account.blog),
    location: textOf(account.location),
    email: textOf(account.email),
    bio: textOf(account.bio) || textOf(account.description),
    twitter: textOf(account.twitter_username),
    avatarUrl: textOf(account.avatar_url),
    pageUrl: `https://github.com/${login}`,
    isVerified: account.is_verified === true,
    followers: numberOf(account.followers) ?? 0,
  };
}
