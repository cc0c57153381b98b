import type { Tool } from '@modelcontextprotocol/server';
import { accountTools } from '../account/account-tools.js';
import { buildTools } from '../builds/build-tools.js';
import { researchTools } from '../research/research-tools.js';
import type { CallableTool } from '../tools/callable-tool.js';
import { capabilityTool } from '../tools/capability-tool.js';

/** The tools that this server derives from a tool of the registry, where it adds to a plain call. */
const TOOLS_OF: Readonly<Record<string, (definition: Tool) => CallableTool[]>> = {
  ...researchTools,
  ...buildTools,
};

/** All tools, in the order of the registry, each followed by the tools derived from it; those of the account are last. */
export function toolSet(registry: readonly Tool[]): CallableTool[] {
  const ofRegistry = new Set(registry.map(({ name }) => name));
  // If the registry gets a tool of the same name, it takes precedence.
  const isNew = ({ definition: { name } }: CallableTool, of?: string): boolean =>
    name === of || !ofRegistry.has(name);
  return [
    ...registry.flatMap((definition) =>
      (TOOLS_OF[definition.name]?.(definition) ?? [capabilityTool(definition)]).filter((tool) =>
        isNew(tool, definition.name),
      ),
    ),
    ...accountTools.filter((tool) => isNew(tool)),
  ];
}
