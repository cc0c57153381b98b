import type { ToolSource } from '../tools/tool-source.js';

/** Returns a `curl` command that calls a capability with its first example. */
export function exampleCall(source: ToolSource, baseUrl: string): string {
  const params = JSON.stringify(source.examples[0]?.params ?? {}).replaceAll("'", String.raw`'\''`);
  return [
    `curl ${baseUrl}${source.path} \\`,
    `  -H "Authorization: Bearer $CAPSTAN_API_KEY" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${params}'`,
  ].join('\n');
}
