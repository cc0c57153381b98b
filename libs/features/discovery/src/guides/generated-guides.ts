import type { ErrorPage } from '../errors/error-page.js';
import { exampleCall } from '../markdown/example-call.js';
import { authentication, credits, envelope, failures, idempotency, rateLimits } from '../markdown/guide.js';
import { operationReference } from '../markdown/operation-reference.js';
import { priceTable } from '../markdown/price-table.js';
import { type OpenApi, routesOf } from '../openapi/openapi.js';
import type { ToolSource } from '../tools/tool-source.js';
import { capabilityPage } from './capability-page.js';
import { type GuidePage, guidePath } from './guide-page.js';
import { interfacesPage } from './interfaces-page.js';

/** What the pages are generated from. */
export interface GuideSources {
  document: OpenApi;
  sources: readonly ToolSource[];
  errorPages: readonly ErrorPage[];
  baseUrl: string;
  rateLimitPerMinute: number;
}

/** Pages made of the registry, the OpenAPI document and the errors. */
export const generatedGuides = (from: GuideSources): GuidePage[] => [
  quickStart(from),
  creditsPage(from),
  interfacesPage(from.baseUrl),
  ...from.sources.map((source) => capabilityPage(from.document, source, from.baseUrl)),
  ...from.document.tags.map((tag) => referencePage(from.document, tag)),
  errorsPage(from),
  ...from.errorPages.map((page) => errorPage(page)),
];

function quickStart({ sources, baseUrl }: GuideSources): GuidePage {
  const [first] = sources;
  return {
    page: 'quick-start',
    section: 'Guides',
    name: 'Quick start',
    note: 'the first call, keys, and the envelope of every answer',
    markdown: [
      '# Quick start',
      '',
      `Base address: ${baseUrl}. Ask the operator for an API key, and call:`,
      '',
      ...(first ? ['```sh', exampleCall(first, baseUrl), '```', ''] : []),
      'Each capability has a route of its own; `POST /v1/agent` with `{"capability": "<name>", "params": {…}}` serves them all by name. The clients for TypeScript and Python and the MCP server at `/mcp` take the same key.',
      '',
      ...authentication(),
      ...envelope(),
    ].join('\n'),
  };
}

const creditsPage = ({ sources, rateLimitPerMinute }: GuideSources): GuidePage => ({
  page: 'credits',
  section: 'Guides',
  name: 'Credits, limits and repeats',
  note: 'prices, receipts, caps, rate limits, idempotency keys',
  markdown: [
    '# Credits, limits and repeats',
    '',
    ...credits(),
    ...priceTable(sources),
    ...rateLimits(rateLimitPerMinute),
    ...idempotency(),
  ].join('\n'),
});

const referencePage = (
  document: OpenApi,
  { name, description }: { name: string; description: string },
): GuidePage => ({
  page: `reference/${name.toLowerCase()}`,
  section: 'Reference',
  name: `Routes: ${name}`,
  note: description,
  markdown: [
    `# ${name}`,
    '',
    description,
    '',
    ...routesOf(document)
      .filter(({ operation }) => operation.tags?.includes(name))
      .flatMap((route) => operationReference(document, route)),
  ].join('\n'),
});

const errorsPage = ({ errorPages, baseUrl }: GuideSources): GuidePage => ({
  page: 'errors',
  section: 'Errors',
  name: 'All errors',
  note: 'each with status, category and whether to retry',
  markdown: [
    '# Errors',
    '',
    ...failures(`${baseUrl}/errors`),
    '| Error | Status | Category | Retry | Meaning |',
    '|---|---|---|---|---|',
    ...errorPages.map(
      ({ slug, status, category, isRetriable, summary }) =>
        `| [${slug}](${baseUrl}${guidePath(`errors/${slug}`)}) | ${status} | \`${category}\` | ${isRetriable ? 'yes' : 'no'} | ${summary} |`,
    ),
    '',
  ].join('\n'),
});

const errorPage = ({ slug, status, category, isRetriable, summary, markdown }: ErrorPage): GuidePage => ({
  page: `errors/${slug}`,
  section: 'Optional',
  name: slug,
  note: `${status}. ${summary}`,
  markdown: `${markdown.replace('\n', `\n\n\`${slug}\`, ${status}, ${category}, ${isRetriable ? 'retriable' : 'not retriable'}.\n`)}\n`,
});
