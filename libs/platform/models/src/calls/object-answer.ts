import { z } from 'zod';
import { jsonIn } from './json-text.js';
import type { ModelClient, ModelQuestion, ModelReply, ModelTurn } from '../client/model-client.js';
import { ModelCallError } from '../contract/model-call.error.js';
import type { ModelRequest } from '../contract/models.js';
import { type Answer, assertNotEmpty } from './text-answer.js';
import type { TokenUsage } from '../contract/usage.js';

/** How many validation errors the model is shown. */
const MAX_FAULTS = 10;

/** How much of its own invalid answer the model is shown. */
const MAX_REPEATED_CHARACTERS = 20_000;

/** Statuses with which servers reject a schema that they do not support. Some use 500. */
const SCHEMA_REFUSALS = new Set([400, 415, 422, 500, 501]);

/**
 * Answers that match a schema. The vendor is asked to enforce it; a vendor that rejects the schema gets it in the
 * prompt, and the pair is remembered. An invalid answer is sent back once, with its errors.
 */
export class ObjectAnswers {
  private readonly refusals = new WeakMap<ModelClient, WeakSet<z.ZodType>>();

  /**
   * @param onUsage is called for each response, also for an unusable one.
   * @throws ModelCallError; Error when the schema has no JSON Schema (functions, dates).
   */
  async answer<T>(
    client: ModelClient,
    request: ModelRequest & { schema: z.ZodType<T> },
    signal: AbortSignal,
    onUsage: (usage: TokenUsage) => void = () => {},
  ): Promise<Answer<T>> {
    const { schema } = request;
    const instructions = instructionsFor(schema);
    const usage: TokenUsage = { inputTokens: 0, outputTokens: 0 };
    const prompt: ModelTurn = { role: 'user', content: request.prompt };
    let enforces = !this.hasRefused(client, schema);

    const ask = async (turns: ModelTurn[]): Promise<ModelReply> => {
      const includesSchema = client.needsSchemaInPrompt || !enforces;
      const question: ModelQuestion = {
        system: includesSchema ? `${request.system}\n\n${instructions}` : request.system,
        turns,
        maxOutputTokens: request.maxOutputTokens,
        temperature: request.temperature ?? 0,
        signal,
        ...(enforces ? { schema } : {}),
      };
      const reply = await client.ask(question);
      usage.inputTokens += reply.usage.inputTokens;
      usage.outputTokens += reply.usage.outputTokens;
      onUsage(reply.usage);
      assertNotEmpty(reply);
      if (reply.ending === 'cut') throw new ModelCallError('invalid_output', 'the answer is cut off');
      return reply;
    };

    let reply: ModelReply;
    try {
      reply = await ask([prompt]);
    } catch (error) {
      if (!enforces || !isSchemaRefusal(error)) throw error;
      enforces = false;
      reply = await ask([prompt]);
      this.rememberRefusal(client, schema);
    }
    const first = await fitting(schema, reply.text);
    if ('value' in first) return { value: first.value, usage };
    const repaired = await ask([
      prompt,
      { role: 'assistant', content: reply.text.slice(0, MAX_REPEATED_CHARACTERS) },
      { role: 'user', content: `${first.fault}\n\n${instructions}` },
    ]);
    const second = await fitting(schema, repaired.text);
    if ('value' in second) return { value: second.value, usage };
    throw new ModelCallError('invalid_output', 'the answer does not match the schema, also after a retry');
  }

  private hasRefused(client: ModelClient, schema: z.ZodType): boolean {
    return this.refusals.get(client)?.has(schema) ?? false;
  }

  private rememberRefusal(client: ModelClient, schema: z.ZodType): void {
    const schemas = this.refusals.get(client) ?? new WeakSet();
    this.refusals.set(client, schemas.add(schema));
  }
}

function isSchemaRefusal(error: unknown): boolean {
  return error instanceof ModelCallError && error.status !== undefined && SCHEMA_REFUSALS.has(error.status);
}

function instructionsFor(schema: z.ZodType): string {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { target: 'draft-7', io: 'input' });
  return (
    'Answer with one JSON value and nothing else: no prose before or after it, no code fence. ' +
    `It must be valid against this JSON Schema:\n${JSON.stringify(jsonSchema)}`
  );
}

async function fitting<T>(schema: z.ZodType<T>, text: string): Promise<{ value: T } | { fault: string }> {
  const json = jsonIn(text);
  if (!json) return { fault: 'That is not JSON.' };
  const checked = await schema.safeParseAsync(json.value);
  if (checked.success) return { value: checked.data };
  const faults = checked.error.issues
    .slice(0, MAX_FAULTS)
    .map(({ path, message }) => `- ${path.length === 0 ? 'the value' : path.join('.')}: ${message}`);
  return { fault: `That does not fit the schema:\n${faults.join('\n')}` };
}
