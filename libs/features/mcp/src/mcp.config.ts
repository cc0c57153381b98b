import { type ConfigOf, defineConfig, envList } from '@capstan/platform-core';

/** Under which names MCP is served, and to which web pages. */
export const mcpConfig = defineConfig(
  'mcp',
  {
    MCP_ALLOWED_HOSTS: envList(
      'Host names under which callers reach /mcp besides the one of BASE_URL (and loopback names, where HOST includes loopback), comma-separated, without ports',
    ),
    MCP_ALLOWED_ORIGINS: envList(
      'Host names of web pages that may call /mcp besides those above, comma-separated, without scheme and port; programs send no origin',
    ),
  },
  (env) => ({ allowedHosts: env.MCP_ALLOWED_HOSTS, allowedOrigins: env.MCP_ALLOWED_ORIGINS }),
);

export type McpConfig = ConfigOf<typeof mcpConfig>;
