import { Inject, Injectable } from '@nestjs/common';
import { describeSite } from '@capstan/prompt-reader';
import { renderSite } from '@capstan/site-renderer';
import { briefOf } from '../../document/site-brief.js';
import type { BuildMessage, BuildSession } from '../build-session.js';
import { Builder } from '../builder.js';
import type { AuthoredSite } from './authored-site.js';
import { planOf } from './plan-event.js';
import { readEdit } from './read-change.js';
import { RENDER_SITE, type RenderSite } from './render-site.js';
import { SiteChanges, siteOf } from './site-changes.js';
import { SiteReader } from './site-reader.js';
import { SiteWork } from './site-work.js';

/**
 * Builds without a language model: reads the prompt into a document, renders the site from it, and applies what it
 * understands of instructions as changes of the document. The rest is reported and stored as an open point
 * (docs/adr/0037-site-document.md).
 */
@Injectable()
export class ReaderAuthor extends Builder {
  override readonly name = 'deterministic';

  constructor(
    private readonly changes: SiteChanges,
    private readonly reader: SiteReader,
    @Inject(RENDER_SITE) private readonly render: RenderSite = renderSite,
  ) {
    super();
  }

  override isConfigured(): boolean {
    return true;
  }

  override async run(session: BuildSession): Promise<void> {
    const work = await this.scaffold(session);
    const outcome = work.outcomeOf(session.executionId);
    if (outcome === undefined) await this.applyPrompt(session, work);
    else await session.addOpenPoints(outcome.openPoints);
    let messages = await session.messages();
    while (messages.length > 0) {
      for (const message of messages) await this.applyMessage(session, work, message);
      messages = await session.messages();
    }
    // The site is published even if nothing of the prompt was understood.
    await session.publish();
  }

  /**
   * Writes the first version of a new site, so that there is something to see within seconds. What is open in it is
   * reported by the author that finishes the site.
   */
  async scaffold(session: BuildSession): Promise<SiteWork> {
    const work = await SiteWork.open(session.checkout, this.render);
    if (work.site !== null && this.isAnswered(session, work)) {
      await this.beginWithAnswer(session, work);
      return work;
    }
    if (work.site !== null) {
      // A worker may have died before everything was written, or between a commit and its check.
      if (work.outcomeOf(session.executionId)) {
        if (work.isWhole) await session.publish();
        else await this.complete(session, work, work.site);
      }
      return work;
    }
    const [first, ...others] = await session.earlierPrompts();
    if (first === undefined) await this.begin(session, work);
    else {
      const { companyName, signal } = session;
      const site = await this.reader.siteAgain([first, ...others], companyName, signal);
      await this.beginAgain(session, work, site);
    }
    return work;
  }

  private async begin(session: BuildSession, work: SiteWork): Promise<void> {
    await session.phase('planning');
    const site = await this.reader.site(session.prompt, session.companyName, session.signal);
    const { document } = site;
    const summary = describeSite(document);
    const openPoints = document.openPoints.map(({ text }) => text);
    await session.nameSite(document.identity.name);
    await session.emit('plan.created', planOf(document));
    await session.emit('message.delta', { text: summary });
    await session.phase('building');
    // Recorded with the first commit: otherwise the next worker would take the prompt for a change of the site.
    const outcome = { wasApplied: true, summary, openPoints };
    if (document.pages.length === 1) {
      await session.step('Write the page', async () => {
        await this.changes.write(session, work, site);
        await work.note(session.executionId, outcome);
      });
      await session.publish();
      return;
    }
    await session.step('Lay out the home page', async () => {
      await work.begin(site);
      await work.note(session.executionId, outcome);
    });
    await this.complete(session, work, site);
  }

  /** Whether the owner answered a question about the prompt after the site was begun with it. */
  private isAnswered(session: BuildSession, work: SiteWork): boolean {
    const isBegun = work.outcomeOf(session.executionId) !== undefined && siteOf(work).prompts.length === 1;
    return isBegun && !session.isContinuation && !work.isBegunWith(session.prompt);
  }

  private async beginWithAnswer(session: BuildSession, work: SiteWork): Promise<void> {
    const site = await this.reader.site(session.prompt, session.companyName, session.signal);
    const { document } = site;
    const openPoints = document.openPoints.map(({ text }) => text);
    await session.emit('plan.created', planOf(document));
    await session.phase('building');
    await session.step('Read the prompt with the answer', async () => {
      await this.changes.write(session, work, site, false);
      await work.note(session.executionId, { wasApplied: true, summary: describeSite(document), openPoints });
    });
    await session.nameSite(document.identity.name);
    await session.publish();
  }

  /** Writes the other pages, and checks all of them. */
  private async complete(session: BuildSession, work: SiteWork, site: AuthoredSite): Promise<void> {
    await session.publish();
    await session.phase('building');
    await session.step('Write all pages', () => this.changes.write(session, work, site));
    await session.publish();
  }

  /** A site without a document, e.g. of an earlier version of the service: its prompts are read again. */
  private async beginAgain(session: BuildSession, work: SiteWork, site: AuthoredSite): Promise<void> {
    await session.phase('building');
    await session.step('Read the prompts of the site again', () => this.changes.write(session, work, site));
    await session.nameSite(site.document.identity.name);
    await session.publish();
  }

  /** The prompt of a build that continues earlier work, or an edit of its document. */
  private async applyPrompt(session: BuildSession, work: SiteWork): Promise<void> {
    const site = siteOf(work);
    const task = { id: session.executionId, prompt: session.prompt };
    await session.phase('planning');
    const change =
      session.edit === null
        ? await this.reader.change(site, session.prompt, work.previous, session.signal)
        : (readEdit(site, session.edit) ?? { site, claims: [], notDone: [session.prompt] });
    await session.emit('plan.created', { brief: briefOf(change.site.document), steps: change.claims });
    await session.phase('building');
    const { summary, openPoints } = await this.changes.apply(session, work, task, change);
    await session.emit('message.delta', { text: summary });
    await session.addOpenPoints(openPoints);
  }

  private async applyMessage(session: BuildSession, work: SiteWork, message: BuildMessage): Promise<void> {
    await session.phase('building');
    // Once applied it is not read again: it would refer to a site that it has changed.
    const outcome =
      work.outcomeOf(message.id) ??
      (await this.changes.apply(
        session,
        work,
        message,
        await this.reader.change(siteOf(work), message.prompt, work.previous, session.signal),
      ));
    await session.settle(message, outcome);
  }
}
