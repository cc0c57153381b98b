import type { AssistantMessage, DialogueMessage } from '../contract/dialogue.js';
import type { DialogueReply, ModelClient } from '../client/model-client.js';
import { ModelCallError } from '../contract/model-call.error.js';
import type { TurnRequest } from '../contract/models.js';
import type { Answer } from './text-answer.js';
import { withinSlice } from './time-slice.js';
import type { TokenUsage } from '../contract/usage.js';

/** Longer than models reason without sending data. */
const DEFAULT_IDLE_TIMEOUT_MS = 90_000;

/** Callbacks of a running turn. */
export interface TurnListener {
  onText: (text: string) => void;
  /** The usage of the turn so far, as reported by the vendor. */
  onUsage: (usage: TokenUsage) => void;
}

/** Runs a turn of one model. Text that is cut off is continued once. @throws ModelCallError. */
export async function turnAnswer(
  client: ModelClient,
  request: TurnRequest,
  signal: AbortSignal,
  listener: TurnListener,
): Promise<Answer<AssistantMessage>> {
  let usage: TokenUsage = { inputTokens: 0, outputTokens: 0 };

  const ask = async (messages: readonly DialogueMessage[]): Promise<DialogueReply> => {
    const { system, tools, maxOutputTokens, idleTimeoutMs = DEFAULT_IDLE_TIMEOUT_MS } = request;
    const before = usage;
    const { onText } = listener;
    const onUsage = (reported: TokenUsage): void => {
      usage = sum(before, reported);
      listener.onUsage(usage);
    };
    return withinSlice(signal, idleTimeoutMs, (signal, onActivity) =>
      client.converse({ system, messages, tools, maxOutputTokens, signal, onText, onActivity, onUsage }),
    );
  };

  const first = await ask(request.messages);
  if (first.ending === 'complete' || first.message.calls.length > 0) {
    if (isEmpty(first.message)) throw emptyAnswer();
    return { value: first.message, usage };
  }
  const rest = await ask([...request.messages, ...continuation(first.message)]);
  if (rest.ending === 'cut' && rest.message.calls.length === 0)
    throw new ModelCallError('invalid_output', 'used up its output tokens twice');
  const message = { ...rest.message, text: first.message.text + rest.message.text };
  if (isEmpty(message)) throw emptyAnswer();
  return { value: message, usage };
}

function emptyAnswer(): ModelCallError {
  return new ModelCallError('invalid_output', 'answered with nothing');
}

function sum(one: TokenUsage, other: TokenUsage): TokenUsage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}

function isEmpty({ text, calls }: AssistantMessage): boolean {
  return text.trim() === '' && calls.length === 0;
}

function continuation(said: AssistantMessage): DialogueMessage[] {
  const limit = 'Your last answer reached the limit of its length and was cut off';
  if (said.text.trim() === '') {
    return [
      { role: 'user', text: `${limit} before anything of it arrived. Answer again, in smaller pieces.` },
    ];
  }
  return [
    said,
    {
      role: 'user',
      text: `${limit}; tool calls in it were lost. Continue exactly where your text stopped, and repeat nothing of it. Make tool calls smaller.`,
    },
  ];
}
