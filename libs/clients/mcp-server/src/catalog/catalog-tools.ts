import * as z from 'zod';
import { answerResult } from '../results/answer-result.js';
import { failure } from '../results/failure.js';
import { ToolFailure } from '../results/tool-failure.js';
import type { CallableTool } from '../tools/callable-tool.js';
import { READ_ONLY_ANNOTATIONS, ownTool } from '../tools/own-tool.js';
import { ToolSearch } from './tool-search.js';

const MAX_FOUND = 20;

/** The entry points to tools that are not listed: one searches them, one calls them. */
export function catalogTools(all: readonly CallableTool[]): CallableTool[] {
  const search = new ToolSearch(all);
  const byName = new Map(all.map((tool) => [tool.definition.name, tool]));
  return [findTools(search, all.length), callTool(byName)];
}

const findTools = (search: ToolSearch<CallableTool>, count: number): CallableTool =>
  ownTool({
    name: 'find_tools',
    title: 'Find tools',
    description: `There are ${count} tools, more than are listed here. Describe the task in a few words; the result is the matching tools with their arguments. Call one with call_tool. Free.`,
    annotations: READ_ONLY_ANNOTATIONS,
    args: z.strictObject({
      query: z.string().min(1).max(500).describe('The task, such as `translate a document`'),
      limit: z.int().min(1).max(MAX_FOUND).default(5).describe('Maximum number of tools'),
    }),
    call({ query, limit }) {
      const tools = search.find(query, limit).map(({ definition }) => ({
        name: definition.name,
        title: definition.title,
        description: definition.description,
        inputSchema: definition.inputSchema,
        annotations: definition.annotations,
      }));
      const next =
        tools.length > 0
          ? 'Call call_tool with the name of one and arguments that fit its inputSchema.'
          : 'No tool matches. Try other words: describe the input and the expected output.';
      return Promise.resolve(answerResult({ tools, next }, { creditsUsed: 0 }));
    },
  });

const callTool = (byName: ReadonlyMap<string, CallableTool>): CallableTool =>
  ownTool({
    name: 'call_tool',
    title: 'Call a tool',
    description: 'Calls a tool found by find_tools. Costs what that tool costs.',
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
    args: z.strictObject({
      name: z.string().min(1).describe('Name of the tool'),
      arguments: z.record(z.string(), z.unknown()).default({}).describe('Must match its inputSchema'),
    }),
    call({ name, arguments: args }, call) {
      const tool = byName.get(name);
      if (!tool) throw unknownTool(name);
      return tool.call(args, call);
    },
  });

const unknownTool = (name: string): ToolFailure =>
  new ToolFailure(
    failure({
      category: 'invalid_request',
      title: 'Unknown tool',
      detail: `There is no tool ${JSON.stringify(name)}.`,
      alternative_action: 'Find one with find_tools, and use the name given there.',
      errors: [{ path: 'name', message: 'must be the name of a tool' }],
    }),
  );
