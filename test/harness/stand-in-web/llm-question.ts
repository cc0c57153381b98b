import type { ReceivedRequest } from './exchange.js';

/** The request to a model, the same for both protocols. */
export interface LlmQuestion {
  model: string;
  /** All standing instructions. */
  system: string;
  /** The first turn of the user. */
  prompt: string;
  /** Every turn, oldest first; more than one when an answer was sent back. */
  turns: readonly { role: string; content: string }[];
  /** JSON Schema that the vendor must enforce. */
  schema: JsonSchema | undefined;
  request: ReceivedRequest;
}

/** The content of `ok`: text, or an object that is sent as JSON. */
export type LlmAnswer = (question: LlmQuestion) => string | object;

/** The part of JSON Schema that is read here. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
  minLength?: number;
}

const DEFAULT_TEXT = 'This is what the stand-in model says.';

/** A small value that fits where a schema is given, else a sentence. */
export const defaultLlmAnswer: LlmAnswer = ({ schema }) =>
  schema === undefined ? DEFAULT_TEXT : JSON.stringify(sampleOf(schema));

type Body = Record<string, unknown>;

/** Reads chat completions. */
export function questionOfChat(request: ReceivedRequest, body: Body): LlmQuestion {
  const messages = turnsOf(body['messages']);
  const isStanding = ({ role }: { role: string }): boolean => role === 'system' || role === 'developer';
  const format = body['response_format'] as { json_schema?: { schema: JsonSchema } } | undefined;
  return questionOf(request, body, {
    system: messages.filter(isStanding).map(({ content }) => content),
    turns: messages.filter((turn) => !isStanding(turn)),
    schema: format?.json_schema?.schema,
  });
}

/** Reads Anthropic's messages. */
export function questionOfMessages(request: ReceivedRequest, body: Body): LlmQuestion {
  const output = body['output_config'] as { format?: { schema: JsonSchema } } | undefined;
  return questionOf(request, body, {
    system: [textOf(body['system'])],
    turns: turnsOf(body['messages']),
    schema: output?.format?.schema ?? forcedTool(body)?.input_schema,
  });
}

function questionOf(
  request: ReceivedRequest,
  body: Body,
  parts: { system: string[]; turns: LlmQuestion['turns']; schema: JsonSchema | undefined },
): LlmQuestion {
  const { turns, schema } = parts;
  return {
    model: String(body['model']),
    system: parts.system.join('\n\n'),
    prompt: turns.find(({ role }) => role === 'user')?.content ?? '',
    turns,
    schema,
    request,
  };
}

/** The tool through whose input an older Claude returns an object. */
export function forcedTool(body: Body): { name: string; input_schema: JsonSchema } | undefined {
  const choice = body['tool_choice'] as { type?: string; name?: string } | undefined;
  if (choice?.type !== 'tool' && choice?.type !== 'any') return undefined;
  const tools = (body['tools'] ?? []) as { name: string; input_schema: JsonSchema }[];
  return tools.find(({ name }) => choice.name === undefined || name === choice.name);
}

function turnsOf(messages: unknown): { role: string; content: string }[] {
  return ((messages ?? []) as { role: string; content: unknown }[]).map(({ role, content }) => ({
    role,
    content: textOf(content),
  }));
}

/** Content is text, or parts of which some are text. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return ((content ?? []) as { text?: string }[]).map(({ text }) => text ?? '').join('');
}

/** An answer as the model would write it. */
export function asText(answer: string | object): string {
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}

function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf?.[0] !== undefined) return sampleOf(schema.anyOf[0]);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [name, sampleOf(property)]),
      );
    case 'array':
      // Anthropic is sent no `minItems`, so one is safer than none.
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return 'stand-in'.padEnd(schema.minLength ?? 0, '.');
  }
}
