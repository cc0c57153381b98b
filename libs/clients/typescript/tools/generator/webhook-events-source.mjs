const REFERENCE = '#/components/schemas/';

/** The data of each event type that webhooks receive. */
export function webhookEventsSource(document) {
  const types = Object.entries(document.webhooks).map(([name, { post }]) => {
    const { data } = post.requestBody.content['application/json'].schema.properties;
    const type = data.$ref?.startsWith(REFERENCE) ? data.$ref.slice(REFERENCE.length) : undefined;
    return { name, description: post.description, type };
  });
  const imports = [...new Set(types.flatMap(({ type }) => type ?? []))].toSorted((a, b) => (a < b ? -1 : 1));
  const members = types.map(
    ({ name, description, type = 'Record<string, unknown>' }) => `/** ${description} */\n'${name}': ${type};`,
  );
  return `import type { ${imports.join(', ')} } from './named-types.js';

/** The data of each event type that webhooks receive. */
export interface WebhookEvents {
  ${members.join('\n')}
}
`;
}
