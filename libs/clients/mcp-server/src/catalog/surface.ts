import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { catalogTools } from './catalog-tools.js';
import type { CallableTool } from '../tools/callable-tool.js';

/** The tools that a model sees. */
export interface SurfaceOptions {
  /** Only these tools, by name; all if omitted. */
  tools?: readonly string[] | undefined;
  /** Above this number, a core is listed and the rest is found by search; default 32. */
  maxTools?: number | undefined;
}

/** The listed tools, and the callable ones. */
export interface Surface {
  readonly listed: readonly CallableTool[];
  find(name: string): CallableTool | undefined;
}

/** Models choose worse the more tools they see; those of this service and several of plugins fit. */
const MAX_TOOLS = 32;

/** Listed first if not all can be listed. */
const CORE: readonly string[] = [
  'search',
  'scrape',
  'research',
  'research_start',
  'research_status',
  'research_cancel',
  'build',
  'build_status',
  'build_wait',
  'build_message',
  'build_stop',
  'get_credits',
];

/** The visible tools of one read of the registry. */
export class Surfaces {
  private readonly full = new Map<number, Surface>();

  constructor(private readonly all: readonly CallableTool[]) {}

  /**
   * @throws ProtocolError if none of the requested tools exists: an empty list would look like a service without tools.
   */
  of({ tools, maxTools = MAX_TOOLS }: SurfaceOptions): Surface {
    // Selections of clients are small and vary; the complete list is indexed for search once.
    if (tools) return surface(chosen(this.all, tools));
    const full = this.full.get(maxTools) ?? fullSurface(this.all, maxTools);
    this.full.set(maxTools, full);
    return full;
  }
}

function fullSurface(all: readonly CallableTool[], maxTools: number): Surface {
  if (all.length <= maxTools) return surface(all);
  const entrances = catalogTools(all);
  const core = coreOf(all, Math.max(1, maxTools - entrances.length));
  return surface([...core, ...entrances], all);
}

/** Tools found by search can also be called by their own name. */
function surface(listed: readonly CallableTool[], more: readonly CallableTool[] = []): Surface {
  const byName = new Map([...more, ...listed].map((tool) => [tool.definition.name, tool]));
  return { listed, find: (name) => byName.get(name) };
}

function chosen(all: readonly CallableTool[], names: readonly string[]): CallableTool[] {
  const found = all.filter(({ definition }) => names.includes(definition.name));
  if (found.length > 0) return found;
  const known = all.map(({ definition }) => definition.name).join(', ');
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `None of the requested tools exists: ${names.join(', ') || '(none was named)'}. Available: ${known}`,
  );
}

/** The core tools in the order of the registry: the most common ones, then those that are read-only, then others. */
function coreOf(all: readonly CallableTool[], count: number): CallableTool[] {
  const rank = ({ definition: { name, annotations } }: CallableTool): number => {
    if (CORE.includes(name)) return 0;
    return annotations?.readOnlyHint === true ? 1 : 2;
  };
  const best = new Set(all.toSorted((a, b) => rank(a) - rank(b)).slice(0, count));
  return all.filter((tool) => best.has(tool));
}
