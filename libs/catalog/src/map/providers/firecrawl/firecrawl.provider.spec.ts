import { InvalidUrlError, VendorTargets } from '@capstan/kit';
import { describeProvider } from '@capstan/kit/testing';
import { MapParams } from '../../map.params.js';
import { FirecrawlMapProvider } from './firecrawl.provider.js';

const keyless = { FIRECRAWL_API_KEY: undefined };
const link = (path: string, title: string | null = null, description: string | null = null) => ({
  url: `https://docs.estuary.example${path}`,
  title,
  description,
  last_modified: null,
});

describeProvider(FirecrawlMapProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new MapParams(), { url: 'https://docs.estuary.example/#top' }),
  services: (outbound) => [
    new VendorTargets({ allowHosts: ['wiki.example:443'] }, outbound, () => Promise.resolve([])),
  ],
  declines: [{ url: 'https://wiki.example/' }],
  ok: 'links.json',
  cases: [
    {
      title: 'maps links to the contract',
      answer: 'links.json',
      request: {
        method: 'POST',
        url: 'https://api.firecrawl.dev/v2/map',
        headers: { authorization: 'Bearer k-for-tests' },
        json: {
          url: 'https://docs.estuary.example/',
          sitemap: 'include',
          includeSubdomains: false,
          ignoreQueryParameters: false,
          limit: 5_000,
          timeout: 4_500,
        },
      },
      result: {
        url: 'https://docs.estuary.example/#top',
        links: [
          link('/', 'Estuary docs', 'How tide mills work.'),
          link('/pricing', 'Pricing'),
          link('/guides/dams'),
        ],
        total: 3,
        is_complete: true,
      },
    },
    {
      title: 'selects and ranks links itself',
      params: { search: 'pricing dams', exclude: ['/'], limit: 1 },
      answer: 'links.json',
      like: { links: [link('/pricing', 'Pricing')], total: 2, is_complete: false },
    },
    {
      title: 'sends no key when there is none',
      env: keyless,
      answer: 'links.json',
      request: { headers: { authorization: undefined } },
    },
    {
      title: 'never sends Firecrawl a non-public URL',
      params: { url: 'http://10.0.0.5/' },
      request: [],
      failure: InvalidUrlError,
    },
    {
      title: 'without a key, takes the cap of a day for a used-up allowance',
      env: keyless,
      answer: { status: 429, retryAfter: 3600, fixture: 'keyless-cap.json' },
      failure: ['quota_exhausted', 3600],
    },
  ],
  nothing: {
    like: { links: [], total: 0, is_complete: true },
    when: [['the site has no links', 'nothing.json']],
  },
  faults: [
    ['credits used up', { status: 402, fixture: 'credits.json' }, 'quota_exhausted'],
    ['a bad key', { status: 401, fixture: 'unauthorized.json' }, 'misconfigured'],
    ['its rate limit', { status: 429, retryAfter: 24, fixture: 'rate-limited.json' }, ['rate_limited', 24]],
    ['an error under status 200', 'unauthorized.json', 'upstream_error'],
    ['an answer without links', { json: { success: true } }, 'upstream_error'],
  ],
});
