import { type ConfigOf, defineConfig, envList } from '@capstan/platform-core';

/** Host names and origins that may use MCP. */
export const mcpConfig = defineConfig(
  'mcp',
  {
    MCP_ALLOWED_HOSTS: envList(
      'Host names under which callers reach /mcp in addition to the one of BASE_URL (and loopback names, where HOST includes loopback), comma-separated, without ports',
    ),
    MCP_ALLOWED_ORIGINS: envList(
      'Host names of web pages that may call /mcp in addition to those above, comma-separated, without scheme and port; programs send no origin',
    ),
  },
  (env) => ({ allowedHosts: env.MCP_ALLOWED_HOSTS, allowedOrigins: env.MCP_ALLOWED_ORIGINS }),
);

export type McpConfig = ConfigOf<typeof mcpConfig>;
