import { Body, HttpCode, Post, Res } from '@nestjs/common';
import { RequireScope } from '@capstan/auth';
import { type CallRequest, CallRequestOf } from '@capstan/capabilities';
import type { FastifyReply } from 'fastify';
import { mapParamsOf, scrapeParamsOf, searchParamsOf } from '../body/call-params.js';
import { FirecrawlCalls } from '../calls/firecrawl-calls.js';
import { type ScrapedPage, documentOf, withoutNulls } from '../pages/document.js';
import { FirecrawlRoutes } from './firecrawl-route.decorator.js';

interface FoundLink {
  url: string;
  title: string | null;
  description?: string | null;
}

interface SearchResult extends FoundLink {
  snippet: string | null;
  published_at: string | null;
}

/** `scrape`, `search` and `map` in Firecrawl's form. */
@FirecrawlRoutes()
export class PagesController {
  constructor(private readonly calls: FirecrawlCalls) {}

  @Post('scrape')
  @HttpCode(200)
  @RequireScope('capability:scrape')
  async scrape(
    @Body() body: unknown,
    @CallRequestOf() request: CallRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const page = await this.calls.call<ScrapedPage>('scrape', scrapeParamsOf(body), request, reply);
    return { success: true, data: documentOf(page) };
  }

  @Post('search')
  @HttpCode(200)
  @RequireScope('capability:search')
  async search(
    @Body() body: unknown,
    @CallRequestOf() request: CallRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const { params, source } = searchParamsOf(body);
    const { results } = await this.calls.call<{ results: SearchResult[] }>('search', params, request, reply);
    const found = results.map(({ url, title, snippet, published_at: date }) =>
      source === 'news'
        ? withoutNulls({ url, title, snippet, date })
        : withoutNulls({ url, title, description: snippet }),
    );
    return { success: true, data: { [source]: found }, creditsUsed: request.context.creditsUsed };
  }

  @Post('map')
  @HttpCode(200)
  @RequireScope('capability:map')
  async map(
    @Body() body: unknown,
    @CallRequestOf() request: CallRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const { params, ignoresQueries } = mapParamsOf(body);
    const { links } = await this.calls.call<{ links: FoundLink[] }>('map', params, request, reply);
    const addresses = new Map<string, FoundLink>();
    for (const link of links) {
      const url = ignoresQueries ? (link.url.split('?', 1)[0] ?? link.url) : link.url;
      if (!addresses.has(url)) addresses.set(url, { ...link, url });
    }
    return {
      success: true,
      links: [...addresses.values()].map(({ url, title, description }) =>
        withoutNulls({ url, title, description }),
      ),
    };
  }
}
