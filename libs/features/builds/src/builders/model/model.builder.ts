import { Inject, Injectable } from '@nestjs/common';
import { Models, ModelsError } from '@capstan/platform-models';
import { Sandbox } from '@capstan/sandbox';
import { BuildCapError } from '../../errors/build-cap.error.js';
import { BuilderGaveUpError } from '../../errors/builder-gave-up.error.js';
import type { BuildSession } from '../build-session.js';
import { Builder } from '../builder.js';
import { Conversation } from './conversation.js';
import { RepairsExhausted, StuckError } from './give-up.js';
import { reasonOf } from './live-answer.js';
import { ModelTurns } from './model-turns.js';
import { PublishGate } from './publish-gate.js';
import { detectLoop } from './stuck.js';
import { taskText } from './task-text.js';
import type { ToolContext } from './tools/tool.js';
import { hasFinished, Toolbox } from './tools/toolbox.js';
import { DEFAULT_TURN_LIMITS, TURN_LIMITS, type TurnLimits } from './turn-limits.js';

/**
 * Builds with the operator's language models: a loop of turns, one model call each, whose tool calls become
 * commits. The conversation is stored, so that the next worker or model continues where this one stopped.
 * When no model can continue, the work tree is left at a commit that passed the gate.
 */
@Injectable()
export class ModelBuilder extends Builder {
  override readonly name = 'model';

  constructor(
    private readonly models: Models,
    private readonly sandbox: Sandbox,
    @Inject(TURN_LIMITS) private readonly limits: TurnLimits = DEFAULT_TURN_LIMITS,
  ) {
    super();
  }

  override isConfigured(): boolean {
    return this.models.isConfigured();
  }

  override async run(session: BuildSession): Promise<void> {
    const conversation = await Conversation.load(session.transcript);
    const gaveUp = conversation.last('gave_up');
    if (gaveUp) throw new BuilderGaveUpError(gaveUp.reason);
    const gate = new PublishGate(session, conversation);
    try {
      await this.converse({ session, conversation, gate });
    } catch (error) {
      const reason = reasonToGiveUp(error);
      if (reason === null || session.signal.aborted) throw error;
      await leaveGoodCommit({ session, conversation, gate });
      await conversation.append({ kind: 'gave_up', reason });
      throw new BuilderGaveUpError(reason);
    }
  }

  private async converse(context: ToolContext): Promise<void> {
    const { session, conversation } = context;
    const toolbox = await Toolbox.for(this.sandbox);
    if (conversation.entries.length === 0) {
      const { head } = session.checkout;
      await conversation.append({ kind: 'task', text: await taskText(session), head });
      await session.phase('building');
    }
    await this.answerCalls(context, toolbox);
    const tools = toolbox.descriptions();
    const turns = new ModelTurns(this.models, session, conversation, tools, this.limits, this.name);
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
    if (conversation.all('note').some(({ isNudge }) => isNudge)) throw new StuckError(how);
    await conversation.append({
      kind: 'note',
      isNudge: true,
      text: `You ${how}. That leads nowhere: do something else now. If it cannot be done, leave it, and say so when you call finish.`,
    });
  }
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

/** Null for errors that are unrelated to the models. */
function reasonToGiveUp(error: unknown): string | null {
  if (error instanceof ModelsError) return `no language model answered (${reasonOf(error.failures)})`;
  if (error instanceof BuildCapError || error instanceof RepairsExhausted || error instanceof StuckError) {
    return error.message;
  }
  return null;
}

/** Unfinished changes of the models must not affect the next builder. */
async function leaveGoodCommit({ session, conversation, gate }: ToolContext): Promise<void> {
  const good = conversation.lastGoodCommit();
  if (good === null || session.checkout.head === good || (await gate.isNoLossSince(good))) return;
  await session.step('Restore the last version that passed the check', () => session.checkout.reset(good));
  await session.emit('warning', {
    code: 'work_undone',
    message: 'Changes that did not pass the check were reverted.',
  });
}
