import { type LanguageModel, Output, generateText, streamText, zodSchema } from 'ai';
import type { z } from 'zod';
import type {
  DialogueQuestion,
  DialogueReply,
  ModelClient,
  ModelQuestion,
  ModelReply,
} from '../client/model-client.js';
import { ModelCallError } from '../contract/model-call.error.js';
import type { ModelConfig } from '../models.config.js';
import type { TokenPrice } from '../client/token-price.js';
import { readDialogue } from './read-dialogue.js';
import { toModelCallError } from './to-model-call-error.js';
import { sdkInstructions, sdkMessages, sdkTools } from './sdk-dialogue.js';

// It prints warnings about settings that it drops on purpose ("temperature is not supported by …").
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A language model through the Vercel AI SDK: one HTTP request per call, no retries, no telemetry. */
export class AiSdkClient implements ModelClient {
  readonly provider: string;
  readonly model: string;
  readonly needsSchemaInPrompt: boolean;
  readonly price: TokenPrice | undefined;
  private readonly variablePrefix: string;

  constructor(
    config: ModelConfig,
    private readonly languageModel: Exclude<LanguageModel, string>,
  ) {
    this.provider = config.provider;
    this.model = config.model;
    this.needsSchemaInPrompt = config.provider === 'openai_compatible';
    this.price = config.price;
    this.variablePrefix = config.variablePrefix;
  }

  async ask(question: ModelQuestion): Promise<ModelReply> {
    try {
      const { schema } = question;
      const result = await generateText({
        model: this.languageModel,
        instructions: question.system,
        messages: [...question.turns],
        maxOutputTokens: question.maxOutputTokens,
        temperature: question.temperature,
        abortSignal: question.signal,
        maxRetries: 0,
        telemetry: { isEnabled: false },
        ...(schema === undefined ? {} : { output: rawObject(schema) }),
      });
      // An error after the model had started (OpenRouter).
      if (result.finishReason === 'error' || result.rawFinishReason === 'error') {
        throw new ModelCallError('upstream_error', 'the vendor aborted the answer');
      }
      const { text, usage } = result;
      return {
        text,
        ending: ENDINGS[result.finishReason] ?? 'complete',
        usage: { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 },
      };
    } catch (error) {
      throw toModelCallError(error, this.variablePrefix);
    }
  }

  async converse(question: DialogueQuestion): Promise<DialogueReply> {
    try {
      const { stream } = streamText({
        model: this.languageModel,
        instructions: sdkInstructions(question.system),
        messages: sdkMessages(question.messages),
        tools: sdkTools(question.tools),
        maxOutputTokens: question.maxOutputTokens,
        abortSignal: question.signal,
        maxRetries: 0,
        telemetry: { isEnabled: false },
        include: { rawChunks: true },
        // Errors are also parts of the stream; the default handler prints them, request included, to the console.
        onError: () => {},
      });
      return await readDialogue(stream, question);
    } catch (error) {
      throw toModelCallError(error, this.variablePrefix);
    }
  }
}

const ENDINGS: Readonly<Record<string, ModelReply['ending']>> = {
  length: 'cut',
  'content-filter': 'refused',
};

/** Sends the schema, and leaves parsing the response to us. */
function rawObject(schema: z.ZodType) {
  return {
    ...Output.object({ schema: zodSchema(schema) }),
    parseCompleteOutput: ({ text }: { text: string }) => Promise.resolve(text),
  };
}
