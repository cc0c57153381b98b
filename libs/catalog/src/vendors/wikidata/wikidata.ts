import { Inject, Injectable } from '@nestjs/common';
import {
  type CallContext,
  type ConfigOf,
  OutboundClient,
  Pace,
  ProviderFailure,
  exchange,
  fieldsOf,
  isJsonNotFound,
  textOf,
} from '@capstan/kit';
import {
  ITEM_ID,
  type WikidataItem,
  type WikidataStatement,
  toStatements,
  toWikidataItem,
} from './wikidata-item.js';
import { mediawikiFailure } from '../../mediawiki-failure.js';
import { wikidataConfig } from './wikidata.config.js';

/** The concurrency limit for anonymous clients of Wikimedia. */
const MAX_CONCURRENT = 3;

/** Items per `wbgetentities` request for anonymous clients. */
const MAX_IDS = 50;

/** An item in the search results. */
export interface WikidataMatch {
  id: string;
  /** Empty if it was found by domain. */
  label: string;
  description: string;
}

/** The search term: a name, or the host of an official website. */
export type WikidataQuestion = { name: string } | { domain: string };

type Attempt = Pick<CallContext, 'signal' | 'timeoutMs'>;

/**
 * Client of Wikidata: searches items, reads them, and resolves their labels. A service of the enrichment capabilities.
 */
@Injectable()
export class Wikidata {
  private readonly pace = new Pace({ title: 'Wikidata', concurrent: MAX_CONCURRENT, intervalMs: 0 });

  constructor(
    @Inject(wikidataConfig.token) private readonly config: ConfigOf<typeof wikidataConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  /** URL of the page of an item. */
  pageOf(id: string): string {
    return `${this.config.baseUrl}/wiki/${id}`;
  }

  /**
   * Candidates, best first, at most ten; the caller checks whether one matches.
   * @param language code of labels, e.g. `en`.
   * @throws ProviderFailure; OutboundError.
   */
  findItems(question: WikidataQuestion, language: string, context: Attempt): Promise<WikidataMatch[]> {
    return 'name' in question
      ? this.findByName(question.name, language, context)
      : this.findByDomain(question.domain, context);
  }

  /** Null if there is no such item. @throws ProviderFailure; OutboundError. */
  readItem(id: string, context: Attempt): Promise<WikidataItem | null> {
    return this.look(`/w/rest.php/wikibase/v1/entities/items/${id}`, context, toWikidataItem);
  }

  /** Statements of one property only, for large items (countries); none if there is no such item. */
  async readStatements(id: string, property: string, context: Attempt): Promise<WikidataStatement[]> {
    const path = `/w/rest.php/wikibase/v1/entities/items/${id}/statements?property=${property}`;
    return (await this.look(path, context, (body) => toStatements(fieldsOf(body)[property]))) ?? [];
  }

  /** Labels of at most 50 items, in the language or its fallback; items without one are omitted. */
  async labelsOf(ids: readonly string[], language: string, context: Attempt): Promise<Map<string, string>> {
    const wanted = [...new Set(ids)].filter((id) => ITEM_ID.test(id)).slice(0, MAX_IDS);
    if (wanted.length === 0) return new Map();
    const query = { ids: wanted.join('|'), props: 'labels', languages: language, languagefallback: '1' };
    const entities = await this.act('wbgetentities', query, context, (body) =>
      'entities' in fieldsOf(body) ? fieldsOf(fieldsOf(body).entities) : undefined,
    );
    return new Map(
      wanted.flatMap((id): [string, string][] => {
        const label = textOf(fieldsOf(fieldsOf(fieldsOf(entities[id]).labels)[language]).value);
        return label === '' ? [] : [[id, label]];
      }),
    );
  }

  private findByName(name: string, language: string, context: Attempt): Promise<WikidataMatch[]> {
    const query = { search: name.slice(0, 250), language, uselang: language, type: 'item', limit: '10' };
    return this.act('wbsearchentities', query, context, (body) => {
      const { search } = fieldsOf(body);
      return Array.isArray(search) ? matchesOf(search) : undefined;
    });
  }

  private findByDomain(domain: string, context: Attempt): Promise<WikidataMatch[]> {
    const addresses = [domain, `www.${domain}`].flatMap((host) =>
      ['https', 'http'].flatMap((scheme) => [`${scheme}://${host}`, `${scheme}://${host}/`]),
    );
    const srsearch = `haswbstatement:${addresses.map((address) => `P856=${address}`).join('|')}`;
    return this.act('query', { list: 'search', srsearch, srlimit: '10', srprop: '' }, context, (body) => {
      const { search } = fieldsOf(fieldsOf(body).query);
      return Array.isArray(search)
        ? matchesOf(search.map((entry) => ({ id: fieldsOf(entry).title })))
        : undefined;
    });
  }

  private async act<T>(
    action: string,
    query: Record<string, string>,
    context: Attempt,
    read: (body: unknown) => T | undefined,
  ): Promise<T> {
    const search = new URLSearchParams({ action, ...query, format: 'json', formatversion: '2' });
    const answer = await this.look(`/w/api.php?${search.toString()}`, context, read);
    if (answer === null) throw new ProviderFailure('upstream_error', 'Wikidata has no Action API');
    return answer;
  }

  private look<T>(
    path: string,
    { signal, timeoutMs }: Attempt,
    read: (body: unknown) => T | undefined,
  ): Promise<T | null> {
    return this.pace.run(
      (leftMs) =>
        exchange(
          this.outbound,
          { url: `${this.config.baseUrl}${path}`, signal, timeoutMs: leftMs },
          { title: 'Wikidata', isEmpty: isJsonNotFound, failureOf: mediawikiFailure('Wikidata'), read },
        ),
      { signal, timeoutMs },
    );
  }
}

/** Items of a list of matches; other entries are ignored. */
function matchesOf(list: readonly unknown[]): WikidataMatch[] {
  return list.flatMap((entry) => {
    const { id, label, description } = fieldsOf(entry);
    return ITEM_ID.test(textOf(id))
      ? [{ id: textOf(id), label: textOf(label), description: textOf(description) }]
      : [];
  });
}
