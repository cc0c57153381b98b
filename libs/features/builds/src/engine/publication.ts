import type { Checkout } from '@capstan/workspaces';
import { BuildEntity } from '../tables/build.entity.js';
import type { Claim } from '../builds/claim.js';
import type { HeldBuilds } from '../builds/held-builds.js';
import type { NewBuildEvent } from '../model/build-event.js';
import { type JudgedCommit, type Verdict, gateFilesOf, isComplete, isShowable } from '@capstan/sites';
import type { CommitJudge } from './commit-judge.js';
import type { ShownCommits } from './shown-commits.js';

/** Dependencies of a publication. */
export interface PublicationParts {
  held: HeldBuilds;
  judge: CommitJudge;
  shown: ShownCommits;
}

const NOTHING: Verdict = { pages: [], withheld: [], ours: [], warnings: [], skipped: [], durationMs: 0 };

/** Publishes the commits of a build, as far as they pass the gate. */
export class Publication {
  /** Whether visitors have seen something of this build. */
  hasPublished: boolean;
  private last: JudgedCommit | null = null;
  private readonly said = new Set<string>();

  constructor(
    private readonly claim: Claim,
    private readonly checkout: Checkout,
    private readonly signal: AbortSignal,
    private readonly parts: PublicationParts,
    private readonly previewUrl: string,
  ) {
    this.hasPublished = claim.hasPreview;
  }

  /** The last commit that the gate checked in this worker. */
  get judged(): string | null {
    return this.last?.commit ?? null;
  }

  /** Returns the verdict on a commit, by default the last; null if it was not checked. */
  async verdict(commit: string | null = this.checkout.head): Promise<Verdict | null> {
    if (commit === null) return null;
    if (this.last?.commit === commit) return this.last.verdict;
    return (await this.parts.judge.storedVerdict(this.claim.siteId, commit))?.verdict ?? null;
  }

  async publish(): Promise<Verdict> {
    const { head } = this.checkout;
    if (head === null) return NOTHING;
    if (this.last?.commit === head) return this.last.verdict;
    const known = await this.parts.judge.storedVerdict(this.claim.siteId, head);
    // An earlier worker checked and reported it.
    if (known && this.claim.judgedCommit === head) return this.remember(known);
    await this.beginVerifying();
    const judged = known ?? (await this.judge(head));
    await this.parts.held.write(this.claim, async (manager) => {
      await this.parts.shown.write(manager, this.claim, judged);
      const defects = await this.parts.shown.compensate(manager, this.claim, judged);
      if (judged.publishedCommit !== null) {
        await manager.update(BuildEntity, { id: this.claim.id }, { phase: 'publishing' });
      }
      return [
        { kind: 'check.completed', fields: fieldsOf(judged) },
        ...this.once([...defects, ...skippedIn(judged.verdict)]),
        ...this.eventsOfPreview(judged),
      ];
    });
    return this.remember(judged);
  }

  private async judge(commit: string): Promise<JudgedCommit> {
    const files = await gateFilesOf(await this.checkout.list(), (path) => this.checkout.read(path));
    const judged = await this.parts.judge.judge(this.claim.siteId, commit, files, this.signal);
    this.signal.throwIfAborted();
    return judged;
  }

  private remember(judged: JudgedCommit): Verdict {
    this.last = judged;
    if (judged.publishedCommit !== null) this.hasPublished = true;
    return judged.verdict;
  }

  private async beginVerifying(): Promise<void> {
    this.signal.throwIfAborted();
    await this.parts.held.write(this.claim, async (manager) => {
      await manager.update(BuildEntity, { id: this.claim.id }, { phase: 'verifying' });
      return [{ kind: 'phase.changed', fields: { phase: 'verifying' } }];
    });
  }

  private eventsOfPreview({ commit, publishedCommit }: JudgedCommit): NewBuildEvent[] {
    if (publishedCommit === null) return [];
    return [
      { kind: 'phase.changed', fields: { phase: 'publishing' } },
      { kind: 'preview.ready', fields: { preview_url: this.previewUrl, commit } },
    ];
  }

  /** Warnings that this worker has not emitted yet. */
  private once(warnings: readonly NewBuildEvent[]): NewBuildEvent[] {
    return warnings.filter(({ fields: { message } }) => {
      const isNew = !this.said.has(String(message));
      this.said.add(String(message));
      return isNew;
    });
  }
}

/** Warns about checks that this service cannot run. */
function skippedIn({ skipped }: Verdict): NewBuildEvent[] {
  if (skipped.length === 0) return [];
  const message = `This service has no browser, so these checks were not made: ${skipped.join(', ')}.`;
  return [{ kind: 'warning', fields: { code: 'checks-skipped', message } }];
}

function fieldsOf({ commit, verdict }: JudgedCommit): Record<string, unknown> {
  const { pages, withheld, warnings, skipped, durationMs } = verdict;
  return {
    commit,
    passed: isComplete(verdict),
    shown: isShowable(verdict),
    pages: pages.length + withheld.length,
    withheld,
    findings: [...withheld.flatMap(({ findings }) => findings), ...warnings],
    skipped,
    duration_ms: durationMs,
  };
}
