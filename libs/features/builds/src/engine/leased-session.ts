import type { DocumentPatch } from '@capstan/site-document';
import { jobStepOperation } from '@capstan/platform-jobs';
import type { Checkout, NewCommit } from '@capstan/workspaces';
import type { HoldsService } from '@capstan/credits';
import type { DataSource } from 'typeorm';
import type { BuildPhase } from '../model/build.js';
import { BuildEntity } from '../tables/build.entity.js';
import type { Claim } from '../builds/claim.js';
import type {
  BuildMessage,
  BuildSession,
  MessageOutcome,
  ModelSpending,
  Transcript,
} from '../builders/build-session.js';
import { askQuestion } from '../builds/build-store.sql.js';
import type { BuildsConfig } from '../builds.config.js';
import { type Verdict, addOpenPoints, nameSite } from '@capstan/sites';
import { BuildCapError } from '../errors/build-cap.error.js';
import { QuestionAskedError } from '../errors/question-asked.error.js';
import type { BuildEventKind, NewBuildEvent } from '../model/build-event.js';
import type { MessageStore } from '../messages/message-store.js';
import { LeasedTranscript } from './leased-transcript.js';
import { countSpending, readEarlierPrompts } from './leased-session.sql.js';
import { Publication, type PublicationParts } from './publication.js';

/** Dependencies of a session. */
export interface SessionParts extends PublicationParts {
  dataSource: DataSource;
  messages: MessageStore;
  credits: HoldsService;
  config: BuildsConfig;
}

const MAX_TITLE_LENGTH = 200;

/** The session of the worker that holds the lease: each write verifies the lease. */
export class LeasedSession implements BuildSession {
  readonly transcript: Transcript;
  private readonly publication: Publication;

  constructor(
    private readonly claim: Claim,
    readonly checkout: Checkout,
    readonly signal: AbortSignal,
    private readonly parts: SessionParts,
    readonly previewUrl: string,
    readonly companyName: string | null,
  ) {
    this.transcript = new LeasedTranscript(claim, parts.held, parts.dataSource);
    this.publication = new Publication(claim, checkout, signal, parts, previewUrl);
  }

  /** Whether visitors have seen something of this build. */
  get hasPublished(): boolean {
    return this.publication.hasPublished;
  }

  /** The last commit that the gate checked in this worker. */
  get judged(): string | null {
    return this.publication.judged;
  }

  get executionId(): string {
    return this.claim.id;
  }

  get siteId(): string {
    return this.claim.siteId;
  }

  get prompt(): string {
    return this.claim.prompt;
  }

  get edit(): DocumentPatch | null {
    return this.claim.edit;
  }

  earlierPrompts(): Promise<string[]> {
    return readEarlierPrompts(this.parts.dataSource, this.claim);
  }

  get isContinuation(): boolean {
    return this.claim.firstCommit !== null;
  }

  async emit(kind: BuildEventKind, fields: Record<string, unknown>): Promise<void> {
    this.signal.throwIfAborted();
    await this.parts.held.write(this.claim, async (manager) => {
      if (kind === 'builder.changed') {
        const { to: builder, explanation = null } = fields as { to: string; explanation?: string | null };
        await manager.update(BuildEntity, { id: this.claim.id }, { builder, builderNote: explanation });
      }
      return [{ kind, fields }];
    });
  }

  async phase(phase: BuildPhase): Promise<void> {
    this.signal.throwIfAborted();
    await this.parts.held.write(this.claim, async (manager) => {
      await manager.update(BuildEntity, { id: this.claim.id }, { phase });
      return [{ kind: 'phase.changed', fields: { phase } }];
    });
  }

  step<T>(title: string, work: () => Promise<T>): Promise<T> {
    // Its title may have words of the prompt.
    return jobStepOperation.run({ queue: 'build', step: 'step' }, () => this.run(title, work));
  }

  private async run<T>(title: string, work: () => Promise<T>): Promise<T> {
    const shown = title.slice(0, MAX_TITLE_LENGTH);
    await this.emit('step.started', { title: shown });
    try {
      const result = await work();
      this.signal.throwIfAborted();
      await this.commit(shown);
      return result;
    } catch (error) {
      if (!this.signal.aborted) {
        await this.checkout.reset();
        await this.emit('step.failed', { title: shown });
      }
      throw error;
    }
  }

  /** Commits the work tree, in one transaction with the events about it. */
  async commit(title: string): Promise<NewCommit | null> {
    let made: NewCommit | null = null;
    await this.parts.held.write(this.claim, async (manager) => {
      // While the row is locked the build cannot be claimed by another worker, so this worker may commit.
      made = await this.checkout.commit(title);
      if (made !== null) await this.parts.held.recordProgress(manager, this.claim);
      return [...(made === null ? [] : eventsOf(made)), { kind: 'step.completed', fields: { title } }];
    });
    return made;
  }

  publish(): Promise<Verdict> {
    return this.publication.publish();
  }

  verdict(commit?: string): Promise<Verdict | null> {
    return this.publication.verdict(commit);
  }

  get mayAsk(): boolean {
    return this.claim.mayAsk;
  }

  async ask(question: string): Promise<never> {
    this.signal.throwIfAborted();
    const { held, credits } = this.parts;
    await held.write(this.claim, async (manager) => {
      await askQuestion(manager, this.claim.id, question);
      const { chargeSubject } = this.claim;
      if (chargeSubject !== null) await credits.refund(manager, [chargeSubject], 'the build asks a question');
      await held.recordProgress(manager, this.claim);
      return [{ kind: 'build.question', fields: { text: question } }];
    });
    throw new QuestionAskedError();
  }

  messages(): Promise<BuildMessage[]> {
    return this.parts.messages.open(this.claim.id);
  }

  async settle({ id, prompt }: BuildMessage, outcome: MessageOutcome): Promise<void> {
    await this.parts.held.write(this.claim, async (manager) => {
      const isNew = await this.parts.messages.settle(manager, id, outcome.wasApplied);
      if (!isNew) return [];
      await this.parts.held.recordProgress(manager, this.claim);
      await addOpenPoints(manager, this.siteId, outcome.openPoints);
      return [
        {
          kind: 'message.applied',
          fields: {
            message_id: id,
            prompt,
            applied: outcome.wasApplied,
            summary: outcome.summary,
            open_points: outcome.openPoints,
          },
        },
      ];
    });
  }

  async addOpenPoints(points: readonly string[]): Promise<void> {
    if (points.length === 0) return;
    await this.parts.held.write(this.claim, async (manager) => {
      const added = await addOpenPoints(manager, this.siteId, points);
      return added.map((point) => ({
        kind: 'warning',
        fields: { code: 'open-point', message: `Not done, kept as an open point: ${point}` },
      }));
    });
  }

  async nameSite(name: string): Promise<void> {
    await this.parts.held.write(this.claim, async (manager) => {
      await nameSite(manager, this.siteId, name);
      return [];
    });
  }

  async spend({ inputTokens, outputTokens, usd }: ModelSpending): Promise<void> {
    const { maxSteps, maxTokens, maxUsd } = this.parts.config;
    let cap: BuildCapError | undefined;
    await this.parts.held.write(this.claim, async (manager) => {
      const used = await countSpending(manager, this.claim.id, { inputTokens, outputTokens, usd });
      if (used && used.steps >= maxSteps) cap = new BuildCapError('steps');
      else if (used && used.tokens >= maxTokens) cap = new BuildCapError('tokens');
      else if (used && used.usd >= maxUsd) cap = new BuildCapError('usd');
      return [];
    });
    if (cap) throw cap;
  }
}

const eventsOf = ({ id, message, files }: NewCommit): NewBuildEvent[] => [
  ...files.map(({ path, change, sizeBytes }): NewBuildEvent => ({
    kind: 'file.changed',
    fields: { path, change, size_bytes: sizeBytes },
  })),
  { kind: 'commit.created', fields: { commit: id, message, files: files.length } },
];
