import { Inject, Injectable } from '@nestjs/common';
import { Models } from '@capstan/platform-models';
import { Sandbox } from '@capstan/sandbox';
import { BuilderGaveUpError } from '../../errors/builder-gave-up.error.js';
import type { BuildSession } from '../build-session.js';
import { Conversation } from './conversation.js';
import { ModelLoopError } from './give-up.js';
import { failureOf } from './failure-of.js';
import { ModelTurns } from './model-turns.js';
import { PublishGate } from './publish-gate.js';
import { detectLoop } from './stuck.js';
import { requestsText, taskText } from './task-text.js';
import type { ToolContext } from './tools/tool.js';
import { hasFinished, Toolbox } from './tools/toolbox.js';
import { DEFAULT_TURN_LIMITS, TURN_LIMITS, type TurnLimits } from './turn-limits.js';

/**
 * Writes code for what the document of a site cannot express, with the operator's language models: a loop of turns, one model
 * call each, whose tool calls become commits. The conversation is stored, so that the next worker or model continues where
 * this one stopped. When no model can continue, the work tree is left at a commit that passed the gate.
 */
@Injectable()
export class CodeBuilder {
  constructor(
    private readonly models: Models,
    private readonly sandbox: Sandbox,
    @Inject(TURN_LIMITS) private readonly limits: TurnLimits = DEFAULT_TURN_LIMITS,
  ) {}

  /**
   * Works until the requests and all instructions are settled. It may be called again for the same build after a crash.
   * @param requests in the words of the owner. @throws BuilderGaveUpError.
   */
  async run(session: BuildSession, requests: readonly string[]): Promise<void> {
    const conversation = await Conversation.load(session.transcript);
    const gaveUp = conversation.last('gave_up');
    if (gaveUp) throw new BuilderGaveUpError(gaveUp.reason, gaveUp.explanation);
    const gate = new PublishGate(session, conversation);
    try {
      await this.converse({ session, conversation, gate }, requests);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === null || session.signal.aborted) throw error;
      await leaveGoodCommit({ session, conversation, gate });
      await conversation.append({ kind: 'gave_up', ...failure });
      throw new BuilderGaveUpError(failure.reason, failure.explanation);
    }
  }

  private async converse(context: ToolContext, requests: readonly string[]): Promise<void> {
    const { session, conversation } = context;
    const toolbox = await Toolbox.for(this.sandbox);
    await begin(session, conversation, requests);
    await this.answerCalls(context, toolbox);
    const tools = toolbox.descriptions();
    const speaker = conversation.last('said')?.provider ?? conversation.last('authored')?.provider ?? MODEL;
    const turns = new ModelTurns(this.models, session, conversation, tools, this.limits, speaker);
    for (;;) {
      session.signal.throwIfAborted();
      await takeInstructions(session, conversation);
      if (conversation.entries.at(-1)?.kind === 'finished') return;
      const { provider, message } = await turns.next();
      await conversation.append({ kind: 'said', provider, message });
      if (message.calls.length === 0) await conversation.append({ kind: 'note', text: CONTINUE_PROMPT });
      await this.answerCalls(context, toolbox);
      await this.nudgeWhenStuck(conversation);
    }
  }

  /** Runs the calls that have no results yet, including those of a worker that died. */
  private async answerCalls(context: ToolContext, toolbox: Toolbox): Promise<void> {
    const { conversation } = context;
    const said = conversation.unanswered();
    if (!said) return;
    const results = await toolbox.run(said.message.calls, context);
    await conversation.append(
      { kind: 'results', results },
      ...(hasFinished(results) ? [{ kind: 'finished' as const }] : []),
    );
  }

  private async nudgeWhenStuck(conversation: Conversation): Promise<void> {
    const how = detectLoop(conversation.entries);
    if (how === null) return;
    if (conversation.all('note').some(({ isNudge }) => isNudge)) throw new ModelLoopError(how);
    await conversation.append({
      kind: 'note',
      isNudge: true,
      text: `You ${how}. That leads nowhere: do something else now. If it cannot be done, leave it, and say so when you call finish.`,
    });
  }
}

/** The builder before the first model. */
const MODEL = 'model';

/** Returns the task, or its new parts since the model finished. */
async function begin(
  session: BuildSession,
  conversation: Conversation,
  requests: readonly string[],
): Promise<void> {
  const isNew = conversation.last('task') === undefined;
  if (!isNew && conversation.entries.at(-1)?.kind !== 'authored') return;
  const { head } = session.checkout;
  await conversation.append(
    isNew
      ? { kind: 'task', text: await taskText(session, requests), head }
      : { kind: 'note', text: requestsText(requests) },
  );
  await session.phase('building');
}

const CONTINUE_PROMPT =
  'You called no tool, so nothing happened. Continue with the tools, or call finish when all is done.';

/** Adds instructions that arrived since the last turn. */
async function takeInstructions(session: BuildSession, conversation: Conversation): Promise<void> {
  const known = conversation.all('instruction');
  const ids = new Set(known.map(({ id }) => id));
  const { head } = session.checkout;
  const fresh = (await session.messages()).filter(({ id }) => !ids.has(id));
  for (const [index, { id, prompt }] of fresh.entries()) {
    const number = known.length + index + 1;
    await conversation.append({ kind: 'instruction', id, number, prompt, head });
  }
}

/** Unfinished changes of the models must not affect the next builder. */
async function leaveGoodCommit({ session, conversation, gate }: ToolContext): Promise<void> {
  const good = conversation.lastGoodCommit();
  if (good === null || session.checkout.head === good || (await gate.keepsPagesSince(good))) return;
  await session.step('Restore the last version that passed the check', () => session.checkout.reset(good));
  await session.emit('warning', {
    code: 'work_undone',
    message: 'Changes that did not pass the check were reverted.',
  });
}
