import type { AssistantMessage, DialogueMessage } from './dialogue.js';
import type { DialogueReply, ModelClient } from './model-client.js';
import { ModelFault } from './model.fault.js';
import type { TokenUsage, TurnRequest } from './models.js';
import type { Answer } from './text-answer.js';
import { withinSlice } from './time-slice.js';

/** Longer than models think without a sign. */
const DEFAULT_SILENCE_MS = 90_000;

/** A turn of one model. Text that is cut off is continued once. @throws ModelFault. */
export async function turnAnswer(
  client: ModelClient,
  request: TurnRequest,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Answer<AssistantMessage>> {
  const used: TokenUsage = { inputTokens: 0, outputTokens: 0 };
  const add = ({ inputTokens, outputTokens }: TokenUsage): void => {
    used.inputTokens += inputTokens;
    used.outputTokens += outputTokens;
  };

  const ask = async (messages: readonly DialogueMessage[]): Promise<DialogueReply> => {
    const { system, tools, maxOutputTokens, silenceMs = DEFAULT_SILENCE_MS } = request;
    try {
      const reply = await withinSlice(signal, silenceMs, (signal, onSign) =>
        client.converse({ system, messages, tools, maxOutputTokens, signal, onText, onSign }),
      );
      add(reply.usage);
      return reply;
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      if (error.usage) add(error.usage);
      throw error.having(used);
    }
  };
  const failed = (message: string): ModelFault => new ModelFault('invalid_output', message, { usage: used });

  const first = await ask(request.messages);
  if (first.ending === 'complete' || first.message.calls.length > 0) {
    if (isEmpty(first.message)) throw failed('answered with nothing');
    return { value: first.message, usage: used };
  }
  const rest = await ask([...request.messages, ...continuation(first.message)]);
  if (rest.ending === 'cut' && rest.message.calls.length === 0)
    throw failed('used up its output tokens twice');
  const message = { ...rest.message, text: first.message.text + rest.message.text };
  if (isEmpty(message)) throw failed('answered with nothing');
  return { value: message, usage: used };
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
