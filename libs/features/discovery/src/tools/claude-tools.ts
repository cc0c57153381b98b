import type { JsonSchema } from '../schema/json-schema.js';
import { claudeStrict } from './strict/claude-strict.js';
import type { ToolSource } from './tool-source.js';

/** A tool of Anthropic's Messages API. */
export interface ClaudeTool {
  name: string;
  description: string;
  input_schema: JsonSchema & { type: 'object' };
  /** Present only when true. */
  strict?: true;
}

/** The `tools` array of a message. A tool that strict mode cannot express keeps its full schema. */
export const claudeTools = (sources: readonly ToolSource[], strict: boolean): ClaudeTool[] =>
  sources.map(({ name, description, parameters }) => {
    const strictParameters = strict ? claudeStrict(parameters) : null;
    return {
      name,
      description,
      input_schema: { ...(strictParameters ?? parameters), type: 'object' },
      ...(strictParameters ? { strict: true } : {}),
    };
  });
