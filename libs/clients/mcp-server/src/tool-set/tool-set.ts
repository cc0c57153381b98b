import type { Tool } from '@modelcontextprotocol/server';
import { accountTools } from '../account/account-tools.js';
import { buildTools } from '../builds/build-tools.js';
import { researchTools } from '../research/research-tools.js';
import type { CallableTool } from '../tools/callable-tool.js';
import { capabilityTool } from '../tools/capability-tool.js';

/** What this server makes of a tool of the registry, where it makes more of it than a call. */
const TOOLS_OF: Readonly<Record<string, (definition: Tool) => CallableTool[]>> = {
  ...researchTools,
  ...buildTools,
};

/** Every tool there is, in the order of the registry, each followed by what belongs to it; the account's are last. */
export function toolSet(registry: readonly Tool[]): CallableTool[] {
  const ofRegistry = new Set(registry.map(({ name }) => name));
  // Should the registry come to have a tool of such a name itself, that one counts.
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
