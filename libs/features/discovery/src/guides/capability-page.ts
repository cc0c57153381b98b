import { exampleCall } from '../markdown/example-call.js';
import { operationReference } from '../markdown/operation-reference.js';
import { schemaTable } from '../markdown/schema-table.js';
import { type OpenApi, routesOf } from '../openapi/openapi.js';
import type { ToolSource } from '../tools/tool-source.js';
import type { GuidePage } from './guide-page.js';

/** The page of a capability: its own route if it has one, otherwise its parameters and result. */
export function capabilityPage(document: OpenApi, source: ToolSource, baseUrl: string): GuidePage {
  const { name, title, price, summary, deprecation } = source;
  const route = routesOf(document).find(({ operation }) => operation.operationId === name);
  return {
    page: `capabilities/${name}`,
    section: 'Capabilities',
    name,
    note: `${deprecation ? 'deprecated; ' : ''}${price}. ${summary}`,
    markdown: [
      `# ${title}`,
      '',
      `> ${summary}`,
      '',
      `Capability \`${name}\`. Call it at \`POST ${source.path}\`${source.path === '/v1/agent' ? '' : ` or by name at \`POST /v1/agent\``}:`,
      '',
      '```sh',
      exampleCall(source, baseUrl),
      '```',
      '',
      ...(route ? operationReference(document, route, 2) : describedByTool(source)),
    ].join('\n'),
  };
}

const describedByTool = ({ description, parameters, result }: ToolSource): string[] => [
  description,
  '',
  '## Parameters',
  '',
  ...schemaTable(parameters, {}, 'request'),
  '',
  '## `data` of the response',
  '',
  ...schemaTable(result, {}, 'answer'),
  '',
];
