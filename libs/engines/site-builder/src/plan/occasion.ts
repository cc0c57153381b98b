import type { Section } from '../model/site.js';
import type { Outlook } from './outlook.js';

/** The date as the prompt wrote it, or written out in the site's language when that is another. */
export function occasionDate({ brief }: Outlook): string | null {
  const { occasion, language, promptLanguage } = brief;
  if (occasion === null) return null;
  if (occasion.dateText !== null && language === promptLanguage) return occasion.dateText;
  return occasion.startsAt === null ? occasion.dateText : writtenOut(occasion.startsAt, language);
}

/** When it takes place, and where. */
export function occasionSection(outlook: Outlook): Section[] {
  const when = occasionDate(outlook);
  if (when === null) return [];
  const { brief, copy } = outlook;
  const text = brief.contact.address ?? brief.place ?? brief.name;
  return [{ type: 'timeline', id: 'date', heading: copy.features.events.heading, events: [{ when, text }] }];
}

/** Dates without an hour show none; no time zone is told, so the digits stand for themselves. */
function writtenOut(startsAt: string, language: string): string {
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/u.exec(startsAt) ?? [];
  const moment = new Date(`${day}T${time ?? '00:00'}Z`);
  if (Number.isNaN(moment.getTime())) return startsAt;
  const timeStyle = time === undefined ? undefined : 'short';
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle, timeZone: 'UTC' }).format(moment);
}
