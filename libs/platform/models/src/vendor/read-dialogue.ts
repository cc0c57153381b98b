import type { TextStreamPart, ToolSet } from 'ai';
import { newCallId } from '../client/call-id.js';
import type { ToolCall } from '../contract/dialogue.js';
import type { DialogueQuestion, DialogueReply } from '../client/model-client.js';
import { ModelCallError } from '../contract/model-call.error.js';
import { earlyUsage } from './early-usage.js';

/** Vendors accept no other names in later requests. */
const NAME_FORM = /^[\w-]{1,64}$/;

/**
 * Reads a streamed answer to its end. Only the finish reasons `stop`, `tool-calls` and `length` are answers: a
 * stream that is cut or corrupted often ends without an error, with another reason.
 * @throws ModelCallError; any error that the stream reports.
 */
export async function readDialogue(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  question: Pick<DialogueQuestion, 'onText' | 'onActivity' | 'onUsage' | 'signal'>,
): Promise<DialogueReply> {
  let text = '';
  let reason: string | undefined;
  const calls: ToolCall[] = [];
  for await (const part of stream) {
    question.onActivity();
    switch (part.type) {
      case 'text-delta':
        text += part.text;
        if (part.text !== '') question.onText(part.text);
        break;
      case 'tool-call':
        calls.push(callOf(part));
        break;
      case 'finish-step':
        // An error after the model had started (OpenRouter).
        reason = part.rawFinishReason === 'error' ? 'error' : part.finishReason;
        question.onUsage({
          inputTokens: part.usage.inputTokens ?? 0,
          outputTokens: part.usage.outputTokens ?? 0,
        });
        break;
      case 'raw': {
        const usage = earlyUsage(part.rawValue);
        if (usage) question.onUsage(usage);
        break;
      }
      case 'error':
        throw part.error;
      case 'abort':
        throw question.signal.reason;
    }
  }
  if (reason === 'content-filter') throw new ModelCallError('invalid_output', 'declined to answer');
  if (reason === 'length') {
    // The last call may be incomplete.
    const whole = calls.filter(({ isGarbled }) => !isGarbled);
    return { message: { role: 'assistant', text, calls: whole }, ending: 'cut' };
  }
  if (reason !== 'stop' && reason !== 'tool-calls') {
    throw new ModelCallError('upstream_error', 'the vendor aborted the answer');
  }
  return { message: { role: 'assistant', text, calls }, ending: 'complete' };
}

function callOf(part: { toolName: string; input: unknown }): ToolCall {
  const { toolName, input } = part;
  const call = { id: newCallId(), name: NAME_FORM.test(toolName) ? toolName : 'unknown' };
  return typeof input === 'object' && input !== null && !Array.isArray(input)
    ? { ...call, input: input as Record<string, unknown> }
    : { ...call, input: {}, isGarbled: true };
}
