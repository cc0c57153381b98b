import type { TextStreamPart, ToolSet } from 'ai';
import { newCallId } from '../call-id.js';
import type { ToolCall } from '../dialogue.js';
import type { DialogueQuestion, DialogueReply } from '../model-client.js';
import { ModelFault } from '../model.fault.js';
import { earlyUsage } from './early-usage.js';

/** Vendors take no other names back. */
const NAME_FORM = /^[\w-]{1,64}$/;

/**
 * Reads a streamed answer to its end. Only the reasons `stop`, `tool-calls` and `length` are answers: a stream that
 * is cut or garbled often ends without an error, under a reason of its own.
 * @throws ModelFault; whatever the stream reports.
 */
export async function readDialogue(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  question: Pick<DialogueQuestion, 'onText' | 'onSign' | 'onUsage' | 'signal'>,
): Promise<DialogueReply> {
  let text = '';
  let reason: string | undefined;
  const calls: ToolCall[] = [];
  for await (const part of stream) {
    question.onSign();
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
  if (reason === 'content-filter') throw new ModelFault('invalid_output', 'declined to answer');
  if (reason === 'length') {
    // The last call may be a torso.
    const whole = calls.filter(({ isGarbled }) => !isGarbled);
    return { message: { role: 'assistant', text, calls: whole }, ending: 'cut' };
  }
  if (reason !== 'stop' && reason !== 'tool-calls') {
    throw new ModelFault('upstream_error', 'the vendor broke off the answer');
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
