import { Inject, Injectable } from '@nestjs/common';
import { Models } from '@capstan/platform-models';
import { describeSite } from '@capstan/prompt-reader';
import type { SiteDocument } from '@capstan/site-document';
import { renderSite } from '@capstan/site-renderer';
import { briefOf } from '../../document/site-brief.js';
import { BuilderGaveUpError } from '../../errors/builder-gave-up.error.js';
import type { BuildMessage, BuildSession, MessageOutcome } from '../build-session.js';
import { Builder } from '../builder.js';
import { Conversation } from '../model/conversation.js';
import { failureOf } from '../model/failure-of.js';
import { CodeBuilder } from '../model/code.builder.js';
import { DEFAULT_TURN_LIMITS, TURN_LIMITS, type TurnLimits } from '../model/turn-limits.js';
import { SiteChanges, siteOf } from '../reader/site-changes.js';
import { RENDER_SITE, type RenderSite } from '../reader/render-site.js';
import { SiteReader } from '../reader/site-reader.js';
import { SiteWork } from '../reader/site-work.js';
import { AuthorCalls } from './author-calls.js';
import { DocumentRejected } from '../model/give-up.js';
import { type AuthoredChange, authoredChange } from './authored-change.js';
import { DocumentAuthor } from './document-author.js';
import { undoOf } from './undo-of.js';

/** The context of the author during one build. */
interface Desk {
  session: BuildSession;
  work: SiteWork;
  conversation: Conversation;
  calls: AuthorCalls;
  author: DocumentAuthor;
}

/**
 * Builds with the operator's language models: they complete and change the document of the site that the reader began.
 * They write as code what no section can show (docs/adr/0040-model-as-author.md).
 */
@Injectable()
export class ModelAuthor extends Builder {
  override readonly name = 'model';

  constructor(
    private readonly models: Models,
    private readonly changes: SiteChanges,
    private readonly coder: CodeBuilder,
    private readonly reader: SiteReader,
    @Inject(TURN_LIMITS) private readonly limits: TurnLimits = DEFAULT_TURN_LIMITS,
    @Inject(RENDER_SITE) private readonly render: RenderSite = renderSite,
  ) {
    super();
  }

  override isConfigured(): boolean {
    return this.models.isConfigured();
  }

  override async run(session: BuildSession): Promise<void> {
    const conversation = await Conversation.load(session.transcript);
    const gaveUp = conversation.last('gave_up');
    if (gaveUp) throw new BuilderGaveUpError(gaveUp.reason, gaveUp.explanation);
    try {
      await this.author(session, conversation);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === null || session.signal.aborted) throw error;
      await session.checkout.reset();
      await conversation.append({ kind: 'gave_up', ...failure });
      throw new BuilderGaveUpError(failure.reason, failure.explanation);
    }
    const requests = conversation.openRequests();
    if (requests.length === 0) await session.publish();
    else await this.coder.run(session, requests);
  }

  private async author(session: BuildSession, conversation: Conversation): Promise<void> {
    const work = await SiteWork.open(session.checkout, this.render);
    const calls = new AuthorCalls(this.models, session, this.limits, this.name);
    const author = new DocumentAuthor(calls, (text, language) =>
      this.reader.facts(text, language, session.signal),
    );
    const desk = { session, work, conversation, calls, author };
    await this.authorPrompt(desk);
    let messages = await this.newMessages(desk);
    while (messages.length > 0) {
      for (const message of messages) await this.authorMessage(desk, message);
      messages = await this.newMessages(desk);
    }
  }

  /** Instructions that need code stay open for the coder. */
  private async newMessages({ session, conversation }: Desk): Promise<BuildMessage[]> {
    return (await session.messages()).filter(({ id }) => !conversation.isAuthored(id));
  }

  private async authorPrompt(desk: Desk): Promise<void> {
    const { session, work, conversation, calls } = desk;
    if (conversation.isAuthored(session.executionId)) return;
    const isFirst = work.isBegunWith(session.prompt) && !session.isContinuation;
    if (!isFirst && work.outcomeOf(session.executionId) !== undefined) return;
    const task = { id: session.executionId, prompt: session.prompt };
    await session.phase('planning');
    const mayAsk = isFirst && session.mayAsk && (await session.messages()).length === 0;
    const authored = await this.changed(desk, task, { isFirst, mayAsk });
    if ('question' in authored) return session.ask(authored.question);
    const { change, needsCode } = authored;
    if (!isFirst) {
      await session.emit('plan.created', { brief: briefOf(change.site.document), steps: change.claims });
    }
    await session.phase('building');
    const outcome = isFirst
      ? await this.complete(desk, task, authored)
      : await this.changes.apply(session, work, task, change);
    const { speaker: provider } = calls;
    await conversation.append({ kind: 'authored', id: task.id, provider, requests: needsCode });
    const { document } = siteOf(work);
    if (isFirst) await session.emit('message.delta', { text: describeSite(document) });
    else if (needsCode.length === 0) await session.emit('message.delta', { text: outcome.summary });
    await session.addOpenPoints(withoutRequests(outcome.openPoints, needsCode));
  }

  /** Improves the site of a first prompt, which is shown already: a version with fewer pages is rejected. */
  private async complete(
    { session, work }: Desk,
    task: BuildMessage,
    { change }: AuthoredChange,
  ): Promise<MessageOutcome> {
    const before = siteOf(work);
    const title = 'Complete the site with a language model';
    const refused = work.outcomeOf(task.id);
    const outcome = await this.changes.apply(session, work, task, change, {
      title,
      isUndoable: false,
      ...(refused && { refused }),
    });
    if (change.site !== before && siteOf(work) === before) {
      throw new DocumentRejected('did not pass the check of its pages');
    }
    return outcome;
  }

  private async authorMessage(desk: Desk, message: BuildMessage): Promise<void> {
    const { session, work, conversation, calls } = desk;
    await session.phase('building');
    const known = work.outcomeOf(message.id);
    if (known !== undefined) return session.settle(message, known);
    const authored = await this.changed(desk, message, { isFirst: false, mayAsk: false });
    if ('question' in authored) return;
    const outcome = await this.changes.apply(session, work, message, authored.change);
    const { needsCode: requests } = authored;
    await conversation.append({ kind: 'authored', id: message.id, provider: calls.speaker, requests });
    if (requests.length === 0) await session.settle(message, outcome);
  }

  private async changed(
    { session, work, author }: Desk,
    { prompt }: BuildMessage,
    { isFirst, mayAsk }: { isFirst: boolean; mayAsk: boolean },
  ): Promise<AuthoredChange | { question: string }> {
    const site = siteOf(work);
    // Only the record knows what was before.
    const read = (previous: SiteDocument) => this.reader.change(site, prompt, previous, session.signal);
    const undo = isFirst ? null : await undoOf(site, work.previous, read);
    if (undo !== null) return { change: undo, needsCode: [] };
    const { document, ledger } = site;
    const prompts = isFirst ? site.prompts : [...site.prompts, prompt];
    const authored = await author.write({ prompts, ledger, document, isFirst, mayAsk });
    return 'question' in authored ? authored : authoredChange(site, prompt, authored, isFirst);
  }
}

/** Open points that no code will settle; those that it does not are reported by the reader. */
const withoutRequests = (points: readonly string[], requests: readonly string[]): string[] =>
  points.filter((point) => !requests.some((request) => request.includes(point) || point.includes(request)));
