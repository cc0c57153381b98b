/**
 * The MCP server over standard input and output, from a checkout: an MCP client is configured with `node
 * <checkout>/tools/mcp.mjs`. Its settings are those of apps/mcp.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './bootstrap/paths.mjs';
import { replaceByNode24, main } from './bootstrap/run.mjs';

const STDERR = 2;

await main(() => {
  // Installing and building print output; standard output is reserved for the protocol.
  const preparing = [join(root, 'tools', 'bootstrap', 'prepare.mjs')];
  const { status } = spawnSync(process.execPath, preparing, { stdio: ['ignore', STDERR, STDERR] });
  if (status !== 0) return status ?? 1;
  return replaceByNode24([join(root, 'dist', 'apps', 'mcp', 'src', 'main.js'), ...process.argv.slice(2)]);
});
