/** What this host offers, as a link set (RFC 9727, RFC 9264). */
export function apiCatalog(baseUrl: string): object {
  const link = (path: string, type: string, title?: string): object => ({
    href: `${baseUrl}${path}`,
    type,
    ...(title ? { title } : {}),
  });
  return {
    linkset: [
      { anchor: `${baseUrl}/.well-known/api-catalog`, item: [{ href: `${baseUrl}/v1` }] },
      {
        anchor: `${baseUrl}/v1`,
        'service-desc': [link('/v1/openapi.json', 'application/json', 'OpenAPI 3.1')],
        'service-doc': [
          link('/reference', 'text/html', 'API reference'),
          link('/llms.txt', 'text/plain', 'Index for language models'),
          link('/errors', 'text/html', 'Errors'),
        ],
        'service-meta': [link('/v1/tools', 'application/json', 'Tool definitions')],
        status: [link('/health/ready', 'application/json')],
      },
    ],
  };
}
