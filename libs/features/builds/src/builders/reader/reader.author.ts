import { Injectable } from '@nestjs/common';
import { describeSite, filled, reportWords } from '@capstan/site-reader';
import { briefOf } from '../../document/site-brief.js';
import { lostPages } from '../../model/verdict.js';
import type { BuildMessage, BuildSession, MessageOutcome } from '../build-session.js';
import { Builder } from '../builder.js';
import type { AuthoredSite } from './authored-site.js';
import { planOf } from './plan-event.js';
import { readChange, readEdit, type SiteChange } from './read-change.js';
import { readSite, readSiteAgain } from './read-site.js';
import { SiteWork } from './site-work.js';
import { SocialImage } from './social-image.js';

/**
 * Builds without a language model: reads the prompt into a document, renders the site from it, and applies what it
 * understands of instructions as changes of the document. The rest is reported and stored as an open point
 * (docs/adr/0037-site-document.md).
 */
@Injectable()
export class ReaderAuthor extends Builder {
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

  /** Writes the first version of a new site, so that there is something to see within seconds. */
  async scaffold(session: BuildSession): Promise<SiteWork> {
    const work = await SiteWork.open(session.checkout);
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
    else await this.beginAgain(session, work, readSiteAgain([first, ...others], session.companyName));
    return work;
  }

  private async begin(session: BuildSession, work: SiteWork): Promise<void> {
    await session.phase('planning');
    const site = readSite(session.prompt, session.companyName);
    const { document } = site;
    const summary = describeSite(document);
    const openPoints = document.openPoints.map(({ text }) => text);
    await session.nameSite(document.identity.name);
    await session.emit('plan.created', planOf(document));
    await session.emit('message.delta', { text: summary });
    await session.addOpenPoints(openPoints);
    await session.phase('building');
    // Recorded with the first commit: otherwise the next worker would take the prompt for a change of the site.
    const outcome = { wasApplied: true, summary, openPoints };
    if (document.pages.length === 1) {
      await session.step('Write the page', async () => {
        await this.write(session, work, site);
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

  /** Writes the other pages, and checks all of them. */
  private async complete(session: BuildSession, work: SiteWork, site: AuthoredSite): Promise<void> {
    await session.publish();
    await session.phase('building');
    await session.step('Write all pages', () => this.write(session, work, site));
    await session.publish();
  }

  /** A site without a document, e.g. of an earlier version of the service: its prompts are read again. */
  private async beginAgain(session: BuildSession, work: SiteWork, site: AuthoredSite): Promise<void> {
    await session.phase('building');
    await session.step('Read the prompts of the site again', () => this.write(session, work, site));
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
        ? readChange(site, session.prompt, work.previous)
        : (readEdit(site, session.edit) ?? { site, claims: [], notDone: [session.prompt] });
    await session.emit('plan.created', { brief: briefOf(change.site.document), steps: change.claims });
    await session.phase('building');
    const { summary, openPoints } = await this.apply(session, work, task, change);
    await session.emit('message.delta', { text: summary });
    await session.addOpenPoints(openPoints);
  }

  private async applyMessage(session: BuildSession, work: SiteWork, message: BuildMessage): Promise<void> {
    await session.phase('building');
    // Once applied it is not read again: it would refer to a site that it has changed.
    const outcome =
      work.outcomeOf(message.id) ??
      (await this.apply(session, work, message, readChange(siteOf(work), message.prompt, work.previous)));
    await session.settle(message, outcome);
  }

  /**
   * Applies a change as one commit and publishes it. Reverts it if it withholds a page that visitors could see.
   */
  private async apply(
    session: BuildSession,
    work: SiteWork,
    task: BuildMessage,
    change: SiteChange,
  ): Promise<MessageOutcome> {
    const before = siteOf(work);
    if (change.site === before) return outcomeOf(change, before, []);
    const shownBefore = await session.verdict();
    const title = titleOf(change);
    const outcome = await this.put(session, work, { title, site: change.site, id: task.id }, (kept) =>
      outcomeOf(change, before, kept),
    );
    const lost = shownBefore === null ? [] : lostPages(shownBefore, await session.publish());
    if (lost.length === 0) return outcome;
    const { reverted } = reportWords(before.document.language);
    const refused = {
      wasApplied: false,
      summary: filled(reverted, { pages: lost.join(', ') }),
      openPoints: [task.prompt],
    };
    await this.put(session, work, { title: `Revert: ${title}`, site: before, id: task.id }, () => refused);
    await session.publish();
    return refused;
  }

  /** Commits a site together with the outcome of the prompt that led to it. */
  private async put(
    session: BuildSession,
    work: SiteWork,
    { title, site, id }: { title: string; site: AuthoredSite; id: string },
    outcomeWith: (kept: readonly string[]) => MessageOutcome,
  ): Promise<MessageOutcome> {
    const outcome = await session.step(title, async () => {
      const made = outcomeWith(await this.write(session, work, site));
      await work.note(id, made);
      return made;
    });
    await session.nameSite(site.document.identity.name);
    return outcome;
  }

  private write(session: BuildSession, work: SiteWork, site: AuthoredSite): Promise<string[]> {
    return work.write(site, (files) => this.image.draw(files, session.signal));
  }
}

/** The site of a work tree that has one. */
const siteOf = (work: SiteWork): AuthoredSite => work.site as AuthoredSite;

const MAX_TITLE_LENGTH = 120;

function titleOf({ claims }: SiteChange): string {
  const [first = 'Change the site', ...rest] = claims;
  const title = rest.length === 0 ? first : `${first} (and ${rest.length} more)`;
  return title.slice(0, MAX_TITLE_LENGTH);
}

/** @param kept files that the change should have changed but that belong to other authors. */
function outcomeOf(change: SiteChange, before: AuthoredSite, kept: readonly string[]): MessageOutcome {
  const { site, claims, notDone } = change;
  const words = reportWords(site.document.language);
  const sentences = [
    ...(claims.length === 0 ? [words.unchanged] : claims),
    ...(notDone.length === 0 ? [] : [filled(words.notDone, { points: notDone.join('; ') })]),
    ...(kept.length === 0 ? [] : [filled(words.keptFiles, { files: kept.join(', ') })]),
  ];
  return {
    wasApplied: site !== before,
    summary: sentences.map(ended).join(' '),
    openPoints: notDone,
  };
}

const ended = (sentence: string): string => (/[.!?。]$/u.test(sentence) ? sentence : `${sentence}.`);
