import { Injectable } from '@nestjs/common';
import {
  type Brief,
  type Instruction,
  type SiteState,
  applyInstruction,
  composeSite,
  isInstruction,
  readAddition,
  readBrief,
  readInstruction,
} from '@capstan/site-builder';
import { lostPages } from '../../model/verdict.js';
import type { BuildMessage, BuildSession, MessageOutcome } from '../build-session.js';
import { Builder } from '../builder.js';
import { planOf, describeBrief } from './plan-event.js';
import { SiteWork } from './site-work.js';
import { SocialImage } from './social-image.js';

/**
 * Builds without a language model: understands the prompt, lays out the site, and applies what it understands
 * of instructions. The rest is reported and stored as an open point (docs/adr/0020-builds.md).
 */
@Injectable()
export class DeterministicBuilder extends Builder {
  override readonly name = 'deterministic';

  constructor(private readonly image: SocialImage) {
    super();
  }

  override isConfigured(): boolean {
    return true;
  }

  override async run(session: BuildSession): Promise<void> {
    const work = await this.scaffold(session);
    if (!work.outcomeOf(session.executionId)) await this.applyPrompt(session, work);
    let messages = await session.messages();
    while (messages.length > 0) {
      for (const message of messages) await this.applyMessage(session, work, message);
      messages = await session.messages();
    }
    // The site is published even if nothing of the prompt was understood.
    await session.publish();
  }

  /** Plans and writes the first version of a new site, so that there is something to see within seconds. */
  async scaffold(session: BuildSession): Promise<SiteWork> {
    const work = await SiteWork.open(session.checkout);
    if (work.state !== null) {
      // A worker may have died before everything was written, or between a commit and its check.
      if (work.outcomeOf(session.executionId)) {
        if (work.isWhole(work.state)) await session.publish();
        else await this.show(session, work, work.state);
      }
      return work;
    }
    await session.phase('planning');
    const brief = named(readBrief(session.prompt), session.companyName);
    const state: SiteState = { version: 1, brief, edits: [] };
    const site = composeSite(state);
    await session.nameSite(site.name);
    await session.emit('plan.created', planOf(brief, site));
    await session.emit('message.delta', { text: describeBrief(brief, site) });
    await session.addOpenPoints(brief.openPoints);
    await session.phase('building');
    await session.step('Lay out the home page', async () => {
      await work.begin(state);
      // Recorded with the first commit: otherwise the next worker would take the prompt for a change of the
      // home page.
      const summary = describeBrief(brief, site);
      await work.note(session.executionId, { wasApplied: true, summary, openPoints: brief.openPoints });
    });
    await this.show(session, work, state);
    return work;
  }

  /** Writes the other pages, and checks all of them. */
  private async show(session: BuildSession, work: SiteWork, state: SiteState): Promise<void> {
    await session.publish();
    await session.phase('building');
    await session.step('Write the pages and the brand kit', () => this.write(session, work, state));
    await session.publish();
  }

  /** The prompt of a build that continues earlier work: a change or an addition. */
  private async applyPrompt(session: BuildSession, work: SiteWork): Promise<void> {
    const state = stateOf(work);
    await session.phase('planning');
    const instruction = isInstruction(session.prompt, state)
      ? readInstruction(session.prompt, state)
      : readAddition(session.prompt, state);
    await session.emit('plan.created', {
      ...planOf(state.brief, composeSite(applyInstruction(state, instruction))),
      steps: instruction.understood,
    });
    await session.phase('building');
    const task = { id: session.executionId, prompt: session.prompt };
    const { summary, openPoints } = await this.apply(session, work, task, instruction);
    await session.emit('message.delta', { text: summary });
    await session.addOpenPoints(openPoints);
  }

  private async applyMessage(session: BuildSession, work: SiteWork, message: BuildMessage): Promise<void> {
    await session.phase('building');
    // Once applied it is not parsed again: it would refer to a site that it has changed.
    const outcome = work.outcomeOf(message.id) ?? (await this.applyNew(session, work, message));
    await session.settle(message, outcome);
  }

  private applyNew(session: BuildSession, work: SiteWork, message: BuildMessage): Promise<MessageOutcome> {
    return this.apply(session, work, message, readInstruction(message.prompt, stateOf(work)));
  }

  /**
   * Applies an instruction as one commit and publishes it. Reverts it if it withholds a page that visitors
   * could see.
   */
  private async apply(
    session: BuildSession,
    work: SiteWork,
    task: BuildMessage,
    instruction: Instruction,
  ): Promise<MessageOutcome> {
    if (!isChanging(instruction)) return outcomeOf(instruction, []);
    const before = stateOf(work);
    const shownBefore = await session.verdict();
    const title = titleOf(instruction);
    const changed = applyInstruction(before, instruction);
    const outcome = await this.put(session, work, { title, state: changed, id: task.id }, (kept) =>
      outcomeOf(instruction, kept),
    );
    const shown = await session.publish();
    const lost = shownBefore === null ? [] : lostPages(shownBefore, shown);
    if (lost.length === 0) return outcome;
    const refused = revertedOutcome(task, lost);
    await this.put(
      session,
      work,
      { title: `Take back: ${title}`, state: before, id: task.id },
      () => refused,
    );
    await session.publish();
    return refused;
  }

  /** Commits a state of the site together with the outcome of the prompt that led to it. */
  private async put(
    session: BuildSession,
    work: SiteWork,
    { title, state, id }: { title: string; state: SiteState; id: string },
    outcomeWith: (kept: readonly string[]) => MessageOutcome,
  ): Promise<MessageOutcome> {
    const outcome = await session.step(title, async () => {
      const made = outcomeWith(await this.write(session, work, state));
      await work.note(id, made);
      return made;
    });
    await session.nameSite(composeSite(state).name);
    return outcome;
  }

  private write(session: BuildSession, work: SiteWork, state: SiteState): Promise<string[]> {
    return work.write(state, (files) => this.image.draw(files, session.signal));
  }
}

/** The state of a site that was laid out. */
const stateOf = (work: SiteWork): SiteState => work.state as SiteState;

/** A prompt without a name refers to the company it was sent for. */
const named = (brief: Brief, companyName: string | null): Brief =>
  brief.isNameGiven || companyName === null ? brief : { ...brief, name: companyName, isNameGiven: true };

const MAX_TITLE_LENGTH = 120;

const isChanging = ({ edits, undoes }: Instruction): boolean => edits.length > 0 || undoes > 0;

function titleOf({ understood }: Instruction): string {
  const [first = 'Apply the instruction', ...rest] = understood;
  const title = rest.length === 0 ? first : `${first} (and ${rest.length} more)`;
  return title.slice(0, MAX_TITLE_LENGTH);
}

/** @param kept files that the instruction should have changed but that belong to other authors. */
function outcomeOf(instruction: Instruction, kept: readonly string[]): MessageOutcome {
  const { understood, openPoints } = instruction;
  const done = understood.length > 0 ? understood.join(' ') : 'Nothing was changed.';
  const open = openPoints.length > 0 ? ` Not done: ${openPoints.join('; ')}.` : '';
  const left =
    kept.length > 0
      ? ` Not changed, because they were edited by hand or by a model: ${kept.join(', ')}.`
      : '';
  return { wasApplied: isChanging(instruction), summary: `${done}${open}${left}`, openPoints };
}

const revertedOutcome = ({ prompt }: BuildMessage, lost: readonly string[]): MessageOutcome => ({
  wasApplied: false,
  summary: `Reverted, because pages did not pass the checks with it: ${lost.join(', ')}.`,
  openPoints: [prompt],
});
