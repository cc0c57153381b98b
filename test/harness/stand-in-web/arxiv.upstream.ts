import type { ServerResponse } from 'node:http';
import type { VendorBehavior } from './behavior.js';
import type { Handler } from './exchange.js';
import { WORKS } from './works.js';

/** Preprints of the first and the fifth document; arXiv has no birds. */
const OWN = WORKS.filter((_, index) => index === 0 || index === 4);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sendAtom(response: ServerResponse, entries: string[], status = 200): void {
  response.writeHead(status, { 'content-type': 'application/atom+xml; charset=utf-8' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/" xmlns:arxiv="http://arxiv.org/schemas/atom" xmlns="http://www.w3.org/2005/Atom">
  <id>https://arxiv.org/api/stand-in</id>
  <title>arXiv Query: search_query=stand-in</title>
  <updated>2026-11-20T00:00:00Z</updated>
  <opensearch:totalResults>${entries.length}</opensearch:totalResults>
  <opensearch:startIndex>0</opensearch:startIndex>
${entries.join('')}</feed>
`);
}

function faultEntry(fault: string): string {
  return `  <entry>
    <id>https://arxiv.org/api/errors#${fault.replaceAll(' ', '_')}</id>
    <title>Error</title>
    <updated>2026-11-20T00:00:00Z</updated>
    <summary>${fault}</summary>
    <author><name>arXiv api core</name></author>
  </entry>
`;
}

const ok: Handler = ({ request, response }) => {
  const maxResults = request.query.get('max_results') ?? '10';
  if (!/^\d+$/.test(maxResults)) {
    sendAtom(response, [faultEntry('max_results must be an integer')], 400);
    return;
  }
  if (!request.query.get('search_query')) {
    sendAtom(response, []);
    return;
  }
  const entries = OWN.slice(0, Number(maxResults)).map(
    ({ arxivId, title, summary, publishedAt }) => `  <entry>
    <id>http://arxiv.org/abs/${arxivId}v1</id>
    <title>${escaped(title)}</title>
    <updated>${publishedAt}</updated>
    <link href="https://arxiv.org/abs/${arxivId}v1" rel="alternate" type="text/html"/>
    <link href="https://arxiv.org/pdf/${arxivId}v1" rel="related" type="application/pdf" title="pdf"/>
    <summary>  ${escaped(summary)}
</summary>
    <category term="physics.hist-ph" scheme="http://arxiv.org/schemas/atom"/>
    <published>${publishedAt}</published>
    <arxiv:primary_category term="physics.hist-ph"/>
    <author><name>Ada Marsh</name></author>
  </entry>
`,
  );
  sendAtom(response, entries);
};

function limited(status: number, headers: Record<string, string>): Handler {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'text/plain', ...headers });
    response.end('Rate exceeded.');
  };
}

/** arXiv's API: Atom, errors as an entry, its rate limit as a sentence. */
export const arxiv: Readonly<Partial<Record<VendorBehavior, Handler>>> = {
  ok,
  empty: ({ response }) => sendAtom(response, []),
  rate_limited: limited(429, { 'retry-after': '7' }),
  rate_limited_silent: limited(429, {}),
  error_200: ({ response }) => sendAtom(response, [faultEntry('search is not available')]),
};
