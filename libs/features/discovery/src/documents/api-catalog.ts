import { guidePath } from '../guides/guide-page.js';
import { SKILLS_PATH } from '../skills/skill-documents.js';

/** Returns the link set of this host (RFC 9727, RFC 9264). */
export function apiCatalog(baseUrl: string): object {
  const link = (path: string, type: string, title?: string): object => ({
    href: `${baseUrl}${path}`,
    type,
    ...(title ? { title } : {}),
  });
  return {
    linkset: [
      {
        anchor: `${baseUrl}/.well-known/api-catalog`,
        item: [{ href: `${baseUrl}/v1` }, { href: `${baseUrl}/mcp` }],
      },
      {
        anchor: `${baseUrl}/v1`,
        'service-desc': [link('/v1/openapi.json', 'application/json', 'OpenAPI 3.1')],
        'service-doc': [
          link('/reference', 'text/html', 'API reference'),
          link('/llms.txt', 'text/plain', 'Index for language models'),
          link(guidePath('versioning'), 'text/markdown', 'Versions and deprecation'),
          link('/errors', 'text/html', 'Errors'),
        ],
        'service-meta': [
          link('/v1/tools', 'application/json', 'Tool definitions'),
          link(`${SKILLS_PATH}/index.json`, 'application/json', 'Agent skills'),
        ],
        status: [link('/health/ready', 'application/json')],
      },
      {
        anchor: `${baseUrl}/mcp`,
        'service-desc': [link('/v1/tools?format=mcp', 'application/json', 'MCP tools')],
        'service-doc': [link(guidePath('interfaces'), 'text/markdown', 'MCP and other interfaces')],
      },
    ],
  };
}
