import type { AssistantMessage, DialogueMessage } from './dialogue.js';
import type { DialogueReply, ModelClient } from './model-client.js';
import { ModelFault } from './model.fault.js';
import type { TurnRequest } from './models.js';
import type { Answer } from './text-answer.js';
import { withinSlice } from './time-slice.js';
import type { TokenUsage } from './usage.js';

/** Longer than models think without a sign. */
const DEFAULT_SILENCE_MS = 90_000;

/** What is heard of a turn while it goes on. */
export interface TurnEars {
  onText: (text: string) => void;
  /** What the turn has used by now, as far as the vendor has told. */
  onUsage: (usage: TokenUsage) => void;
}

/** A turn of one model. Text that is cut off is continued once. @throws ModelFault. */
export async function turnAnswer(
  client: ModelClient,
  request: TurnRequest,
  signal: AbortSignal,
  ears: TurnEars,
): Promise<Answer<AssistantMessage>> {
  let usage: TokenUsage = { inputTokens: 0, outputTokens: 0 };

  const ask = async (messages: readonly DialogueMessage[]): Promise<DialogueReply> => {
    const { system, tools, maxOutputTokens, silenceMs = DEFAULT_SILENCE_MS } = request;
    const before = usage;
    const { onText } = ears;
    const onUsage = (told: TokenUsage): void => {
      usage = sum(before, told);
      ears.onUsage(usage);
    };
    return withinSlice(signal, silenceMs, (signal, onSign) =>
      client.converse({ system, messages, tools, maxOutputTokens, signal, onText, onSign, onUsage }),
    );
  };

  const first = await ask(request.messages);
  if (first.ending === 'complete' || first.message.calls.length > 0) {
    if (isEmpty(first.message)) throw nothing();
    return { value: first.message, usage };
  }
  const rest = await ask([...request.messages, ...continuation(first.message)]);
  if (rest.ending === 'cut' && rest.message.calls.length === 0)
    throw new ModelFault('invalid_output', 'used up its output tokens twice');
  const message = { ...rest.message, text: first.message.text + rest.message.text };
  if (isEmpty(message)) throw nothing();
  return { value: message, usage };
}

function nothing(): ModelFault {
  return new ModelFault('invalid_output', 'answered with nothing');
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
      text: `${limit}; tool calls in it were lost. Go on exactly where your text stopped, and repeat nothing of it. Make tool calls smaller.`,
    },
  ];
}
