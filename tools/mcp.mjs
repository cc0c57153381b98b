/**
 * The MCP server over standard input and output, from a checkout: `node <checkout>/tools/mcp.mjs` is what the
 * configuration of an MCP client names. Settings are those of apps/mcp.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './bootstrap/paths.mjs';
import { becomeNode24, main } from './bootstrap/run.mjs';

const STDERR = 2;

await main(() => {
  // Installing and building print, and so do the programs that do it; standard output is for the protocol alone.
  const preparing = [join(root, 'tools', 'bootstrap', 'prepare.mjs')];
  const { status } = spawnSync(process.execPath, preparing, { stdio: ['ignore', STDERR, STDERR] });
  if (status !== 0) return status ?? 1;
  return becomeNode24([join(root, 'dist', 'apps', 'mcp', 'src', 'main.js'), ...process.argv.slice(2)]);
});
