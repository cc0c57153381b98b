import type { JsonSchema } from '../schema/json-schema.js';
import { openaiStrict } from './strict/openai-strict.js';
import type { ToolSource } from './tool-source.js';

/** A tool of OpenAI's Chat Completions API. */
export interface OpenaiChatTool {
  type: 'function';
  function: { name: string; description: string; parameters: Record<string, unknown>; strict: boolean };
}

/** A tool of OpenAI's Responses API. */
export interface OpenaiResponsesTool {
  type: 'function';
  name: string;
  description: string;
  parameters: Record<string, unknown>;
  strict: boolean;
}

/** The `tools` array of a chat completion. */
export const openaiChatTools = (sources: readonly ToolSource[], strict: boolean): OpenaiChatTool[] =>
  sources.map((source) => ({ type: 'function', function: functionOf(source, strict) }));

/** The `tools` array of a response. */
export const openaiResponsesTools = (
  sources: readonly ToolSource[],
  strict: boolean,
): OpenaiResponsesTool[] => sources.map((source) => ({ type: 'function', ...functionOf(source, strict) }));

/** A tool whose parameters strict mode cannot express keeps its full schema, with `strict: false`. */
function functionOf(source: ToolSource, strict: boolean): OpenaiChatTool['function'] {
  const strictParameters: JsonSchema | null = strict ? openaiStrict(source.parameters) : null;
  return {
    name: source.name,
    description: source.description,
    parameters: strictParameters ?? source.parameters,
    strict: strictParameters !== null,
  };
}
