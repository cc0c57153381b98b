import type { Tool } from '@modelcontextprotocol/server';
import { accountTools } from './account-tools.js';
import type { CallableTool } from './callable-tool.js';
import { capabilityTool } from './capability-tool.js';

/** Every tool there is: those of the registry in its order, each followed by what this server adds to it. */
export function toolSet(registry: readonly Tool[]): CallableTool[] {
  const taken = new Set(registry.map(({ name }) => name));
  const added = (tools: readonly CallableTool[]): CallableTool[] =>
    tools.filter(({ definition }) => !taken.has(definition.name));
  return [...registry.map(capabilityTool), ...added(accountTools)];
}
