import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { catalogTools } from './catalog-tools.js';
import type { CallableTool } from '../tools/callable-tool.js';

/** What a model sees of the tools. */
export interface SurfaceOptions {
  /** Only these tools, by name; all when left out. */
  tools?: readonly string[] | undefined;
  /** Beyond so many, a core is listed and the rest is found by search; 24 when left out. */
  maxTools?: number | undefined;
}

/** Tools as they are listed, and those that can be called. */
export interface Surface {
  readonly listed: readonly CallableTool[];
  find(name: string): CallableTool | undefined;
}

/** Models choose worse among more tools than some two dozen. */
const MAX_TOOLS = 24;

/** Listed before others when not all can be. */
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

/** What can be seen of the tools that one reading of the registry gave. */
export class Surfaces {
  private readonly whole = new Map<number, Surface>();

  constructor(private readonly all: readonly CallableTool[]) {}

  /** @throws ProtocolError when none of the tools asked for exists: a list without tools would look like a service without any. */
  of({ tools, maxTools = MAX_TOOLS }: SurfaceOptions): Surface {
    // What callers choose is small, and theirs to vary; the whole is indexed for search, and made once.
    if (tools) return surface(chosen(this.all, tools));
    const whole = this.whole.get(maxTools) ?? wholeOf(this.all, maxTools);
    this.whole.set(maxTools, whole);
    return whole;
  }
}

function wholeOf(all: readonly CallableTool[], maxTools: number): Surface {
  if (all.length <= maxTools) return surface(all);
  const entrances = catalogTools(all);
  const core = coreOf(all, Math.max(1, maxTools - entrances.length));
  return surface([...core, ...entrances], all);
}

/** What is found by search can be called by its own name too. */
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
    `None of the tools asked for exists: ${names.join(', ') || '(none was named)'}. There are: ${known}`,
  );
}

/** In the order of the registry: the well-known ones, then those that only read, then others. */
function coreOf(all: readonly CallableTool[], count: number): CallableTool[] {
  const rank = ({ definition: { name, annotations } }: CallableTool): number => {
    if (CORE.includes(name)) return 0;
    return annotations?.readOnlyHint === true ? 1 : 2;
  };
  const best = new Set(all.toSorted((a, b) => rank(a) - rank(b)).slice(0, count));
  return all.filter((tool) => best.has(tool));
}
