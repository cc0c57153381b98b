import { type ModelMessage, type SystemModelMessage, type ToolSet, jsonSchema, tool } from 'ai';
import { z } from 'zod';
import type { AssistantMessage, DialogueMessage, ToolResultsMessage } from '../contract/dialogue.js';
import type { ToolDescription } from '../contract/models.js';

/** Anthropic caches up to a marker; other vendors cache automatically and ignore it. */
const CACHED = { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } };

/** The system prompt, constant across turns. */
export function sdkInstructions(text: string): SystemModelMessage {
  return { role: 'system', content: text, ...CACHED };
}

/** Converts the conversation to the SDK's form, which each vendor's adapter converts to the vendor's. */
export function sdkMessages(messages: readonly DialogueMessage[]): ModelMessage[] {
  return messages.map((message, index): ModelMessage => ({
    ...sdkMessage(message),
    ...(index === messages.length - 1 ? CACHED : {}),
  }));
}

function sdkMessage(message: DialogueMessage): ModelMessage {
  if (message.role === 'user') return { role: 'user', content: message.text };
  return message.role === 'assistant' ? assistantMessage(message) : toolMessage(message);
}

function assistantMessage({ text, calls }: AssistantMessage): ModelMessage {
  return {
    role: 'assistant',
    content: [
      ...(text.trim() === '' ? [] : [{ type: 'text' as const, text }]),
      ...calls.map(({ id, name, input }) => ({
        type: 'tool-call' as const,
        toolCallId: id,
        toolName: name,
        input,
      })),
    ],
  };
}

function toolMessage({ results }: ToolResultsMessage): ModelMessage {
  return {
    role: 'tool',
    content: results.map(({ callId, name, output, isError }) => ({
      type: 'tool-result' as const,
      toolCallId: callId,
      toolName: name,
      output: { type: isError ? ('error-text' as const) : ('text' as const), value: output },
    })),
  };
}

/**
 * Tools without execution, with schemas that the SDK does not validate: the caller validates the input and reports
 * errors to the model.
 */
export function sdkTools(tools: readonly ToolDescription[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input }) => {
      const { $schema: _, ...schema } = z.toJSONSchema(input, { target: 'draft-7', io: 'input' });
      return [
        name,
        tool({ description, inputSchema: jsonSchema(schema as Parameters<typeof jsonSchema>[0]) }),
      ];
    }),
  );
}
