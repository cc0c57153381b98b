import { z } from 'zod';
import type { BuildSession } from '../../build-session.js';
import type { Conversation } from '../conversation.js';
import type { PublishGate } from '../publish-gate.js';

/** Dependencies of tools. */
export interface ToolContext {
  session: BuildSession;
  conversation: Conversation;
  gate: PublishGate;
}

/** A tool that models may call. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  /** Runs in a step of the build, so that its changes are committed. */
  readonly changesFiles: boolean;
  /** Validates the arguments of a call; `fault` is the message for the model. */
  accept(input: unknown): AcceptedCall | { fault: string };
}

/** A call with valid arguments. */
export interface AcceptedCall {
  /** A few words for the title of a step: `edit index.html`. */
  title: string;
  /** @throws ToolError, PathError, WorkspaceFullError: reported to the model. */
  run(context: ToolContext, callId: string): Promise<string>;
}

/** The call failed; the message for the model contains the reason and what to do instead. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

interface ToolDefinition<Input> extends Pick<ModelTool, 'name' | 'description' | 'changesFiles'> {
  input: z.ZodType<Input>;
  title(input: Input): string;
  run(input: Input, context: ToolContext, callId: string): Promise<string>;
}

/** Creates a tool whose code gets only arguments that match its schema. */
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
