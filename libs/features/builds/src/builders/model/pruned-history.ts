import type { DialogueMessage, ToolCall } from '@capstan/platform-models';

/** Characters kept of an old result, and of an old call's long arguments. */
const OLD_LENGTH = 1000;

/**
 * Exchanges at the end that are kept in full; the boundary moves in blocks, so that vendors can cache the
 * prefix.
 */
const WHOLE_EXCHANGES = 6;
const BLOCK = 8;

/** Exchanges at the start that are never omitted: the task, and its first steps. */
const FIRST_EXCHANGES = 2;

/** Conservative: English has about four characters per token, code and Japanese fewer. */
const CHARACTERS_PER_TOKEN = 3;

/**
 * Reduces a history to `maxTokens`: old results are shortened, then exchanges in the middle are omitted, but
 * no message to the model. Calls and their results stay together, as vendors require.
 */
export function prunedHistory(messages: readonly DialogueMessage[], maxTokens: number): DialogueMessage[] {
  const exchanges = exchangesOf(messages);
  const wholeFrom = Math.max(0, Math.floor((exchanges.length - WHOLE_EXCHANGES) / BLOCK) * BLOCK);
  const shortened = exchanges.map((exchange, index) =>
    index < wholeFrom ? exchange.map(shortenedMessage) : exchange,
  );
  const first = shortened.slice(0, FIRST_EXCHANGES);
  const rest = shortened.slice(FIRST_EXCHANGES);
  let leftTokens = maxTokens - tokensOf([...first, ...rest.filter(isOfUser)].flat());
  let keptFrom = rest.length;
  for (const exchange of rest.toReversed()) {
    if (!isOfUser(exchange)) leftTokens -= tokensOf(exchange);
    // The last exchange is kept at any length: without it there is nothing to answer.
    if (leftTokens < 0 && keptFrom < rest.length) break;
    keptFrom -= 1;
  }
  const [old, recent] = [rest.slice(0, keptFrom), rest.slice(keptFrom)];
  const left = old.filter((exchange) => !isOfUser(exchange)).length;
  const gap: DialogueMessage[] =
    left === 0
      ? []
      : [
          {
            role: 'user',
            text: `(${left} earlier exchanges are omitted here. The files show what was done.)`,
          },
        ];
  return [...first, gap, ...old.filter(isOfUser), ...recent].flat();
}

/** Messages of the owner are kept, however old they are. */
function isOfUser([message]: readonly DialogueMessage[]): boolean {
  return message?.role === 'user';
}

/** Estimates the number of tokens of a text. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

/** A message of the model together with the results of its calls; any other message alone. */
function exchangesOf(messages: readonly DialogueMessage[]): DialogueMessage[][] {
  const exchanges: DialogueMessage[][] = [];
  for (const message of messages) {
    if (message.role === 'tools') exchanges.at(-1)?.push(message);
    else exchanges.push([message]);
  }
  return exchanges;
}

function shortenedMessage(message: DialogueMessage): DialogueMessage {
  if (message.role === 'user') return message;
  if (message.role === 'assistant') return { ...message, calls: message.calls.map(shortenedCall) };
  const results = message.results.map((result) => ({ ...result, output: shortenedText(result.output) }));
  return { ...message, results };
}

function shortenedCall(call: ToolCall): ToolCall {
  const input = Object.fromEntries(
    Object.entries(call.input).map(([name, value]) => [
      name,
      typeof value === 'string' ? shortenedText(value) : value,
    ]),
  );
  return { ...call, input };
}

function shortenedText(text: string): string {
  if (text.length <= OLD_LENGTH) return text;
  return `${text.slice(0, OLD_LENGTH)}\n(${text.length - OLD_LENGTH} characters omitted)`;
}

function tokensOf(exchange: readonly DialogueMessage[]): number {
  return tokensIn(JSON.stringify(exchange));
}
