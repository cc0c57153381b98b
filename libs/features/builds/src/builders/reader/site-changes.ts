import { Injectable } from '@nestjs/common';
import { filled, reportWords } from '@capstan/prompt-reader';
import { lostPages } from '@capstan/sites';
import type { BuildMessage, BuildSession, MessageOutcome } from '../build-session.js';
import type { AuthoredSite } from './authored-site.js';
import type { SiteChange } from './read-change.js';
import type { SiteWork } from './site-work.js';
import { SocialImage } from './social-image.js';

/** A change to be committed. */
interface TitledChange {
  title: string;
  site: AuthoredSite;
  /** Id of the prompt or instruction that led to it. */
  id: string;
  isUndoable: boolean;
}

/** How a change is applied. */
interface ApplyOptions {
  /** Title of the commit; by default the first of what was done. */
  title?: string;
  /** Whether the owner can undo it as a change of the site. */
  isUndoable?: boolean;
  /** The outcome if the change is reverted; by default that nothing was done. */
  refused?: MessageOutcome;
}

/** Commits changes of a site together with their outcomes, and reverts those that cost a page. */
@Injectable()
export class SiteChanges {
  constructor(private readonly image: SocialImage) {}

  /**
   * Applies a change as one commit and publishes it. Reverts it if it withholds a page that visitors could see.
   */
  async apply(
    session: BuildSession,
    work: SiteWork,
    task: BuildMessage,
    change: SiteChange,
    { title = titleOf(change), isUndoable = true, refused }: ApplyOptions = {},
  ): Promise<MessageOutcome> {
    const before = siteOf(work);
    if (change.site === before) return outcomeOf(change, before, []);
    const shownBefore = await session.verdict();
    const applied = await this.put(
      session,
      work,
      { title, site: change.site, id: task.id, isUndoable },
      (kept) => outcomeOf(change, before, kept),
    );
    const lost = shownBefore === null ? [] : lostPages(shownBefore, await session.publish());
    if (lost.length === 0) return applied;
    const { reverted } = reportWords(before.document.language);
    const outcome = refused ?? {
      wasApplied: false,
      summary: filled(reverted, { pages: lost.join(', ') }),
      openPoints: [task.prompt],
    };
    const revert = { title: `Revert: ${title}`, site: before, id: task.id, isUndoable };
    await this.put(session, work, revert, () => outcome);
    await session.publish();
    return outcome;
  }

  /** @returns paths that were kept although the site needs other content. */
  write(session: BuildSession, work: SiteWork, site: AuthoredSite, isUndoable = true): Promise<string[]> {
    return work.write(site, (files) => this.image.draw(files, session.signal), isUndoable);
  }

  /** Commits a site together with the outcome of the prompt that led to it. */
  private async put(
    session: BuildSession,
    work: SiteWork,
    { title, site, id, isUndoable }: TitledChange,
    outcomeWith: (kept: readonly string[]) => MessageOutcome,
  ): Promise<MessageOutcome> {
    const outcome = await session.step(title, async () => {
      const made = outcomeWith(await this.write(session, work, site, isUndoable));
      await work.note(id, made);
      return made;
    });
    await session.nameSite(site.document.identity.name);
    return outcome;
  }
}

/** The site of a work tree that has one. */
export const siteOf = (work: SiteWork): AuthoredSite => work.site as AuthoredSite;

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
