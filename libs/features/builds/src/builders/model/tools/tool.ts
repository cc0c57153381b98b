import { z } from 'zod';
import type { BuildSession } from '../../build-session.js';
import type { Conversation } from '../conversation.js';
import type { PublishGate } from '../publish-gate.js';

/** What tools work with. */
export interface ToolContext {
  session: BuildSession;
  conversation: Conversation;
  gate: PublishGate;
}

/** Something that a model may ask for. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  /** Runs in a step of the build, so that what it changes becomes a commit. */
  readonly changesFiles: boolean;
  /** Checks the arguments of a call; `fault` is for the model. */
  accept(input: unknown): AcceptedCall | { fault: string };
}

/** A call whose arguments are what they should be. */
export interface AcceptedCall {
  /** What it will do, in a few words for the title of a step: `edit index.html`. */
  title: string;
  /** @throws ToolError, PathError, WorkspaceFullError: told to the model, which may do better then. */
  run(context: ToolContext, callId: string): Promise<string>;
}

/** What the model asked for cannot be done; the message says why and what to do instead. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

interface ToolDefinition<Input> extends Pick<ModelTool, 'name' | 'description' | 'changesFiles'> {
  input: z.ZodType<Input>;
  title(input: Input): string;
  run(input: Input, context: ToolContext, callId: string): Promise<string>;
}

/** A tool whose code is given only what its schema lets through. */
export function defineTool<Input>(definition: ToolDefinition<Input>): ModelTool {
  const { name, description, input, changesFiles } = definition;
  return {
    name,
    description,
    input,
    changesFiles,
    accept(given) {
      const parsed = input.safeParse(given);
      if (!parsed.success) return { fault: `The arguments do not fit: ${z.prettifyError(parsed.error)}` };
      return {
        title: definition.title(parsed.data),
        run: (context, callId) => definition.run(parsed.data, context, callId),
      };
    },
  };
}
