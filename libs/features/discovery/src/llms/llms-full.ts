import type { ErrorPage } from '../errors/error-page.js';
import { type OpenApi, routesOf } from '../openapi/openapi.js';
import type { ToolSource } from '../tools/tool-source.js';
import { exampleCall } from '../markdown/example-call.js';
import { guide } from '../markdown/guide.js';
import { operationReference } from '../markdown/operation-reference.js';
import { priceTable } from '../markdown/price-table.js';

interface Contents {
  document: OpenApi;
  sources: readonly ToolSource[];
  errorPages: readonly ErrorPage[];
  baseUrl: string;
  rateLimitPerMinute: number;
}

/** Generates the complete reference in one Markdown file from the document and the error pages. */
export function llmsFull({ document, sources, errorPages, baseUrl, rateLimitPerMinute }: Contents): string {
  const [first] = sources;
  return [
    '# Capstan: full reference',
    '',
    '> One HTTP API through which software agents call many capabilities with one API key and one credit balance; when a provider fails, the next one is tried. Failed calls are free.',
    '',
    `Base URL: ${baseUrl}. Version ${document.info.version}.`,
    '',
    ...(first ? ['```sh', exampleCall(first, baseUrl), '```', ''] : []),
    ...guide({ rateLimitPerMinute, errorsUrl: `${baseUrl}/errors` }),
    ...priceTable(sources),
    ...document.tags.flatMap(({ name, description }) => [
      `## ${name}`,
      '',
      description,
      '',
      ...routesOf(document)
        .filter(({ operation }) => operation.tags?.includes(name))
        .flatMap((route) => operationReference(document, route)),
    ]),
    '## Error catalog',
    '',
    ...errorPages.flatMap((page) => [
      // Pages have their own headings, starting at level one.
      page.markdown.replaceAll(/^#+ /gm, (marks) => `##${marks}`).replace('\n', errorFacts(page)),
      '',
    ]),
  ].join('\n');
}

const errorFacts = ({ slug, status, category, isRetriable }: ErrorPage): string =>
  `\n\n\`${slug}\`, ${status}, ${category}, ${isRetriable ? 'retriable' : 'not retriable'}.\n`;
