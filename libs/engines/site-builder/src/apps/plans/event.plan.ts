import type { Brief } from '../../model/brief.js';
import type { FieldSpec } from '../../model/data-schema.js';
import { withAsked } from '../asked-fields.js';
import { needed, optional, person } from '../fields.js';
import { PLAN_WORDS } from '../words/words.js';
import { appPage } from './app-page.js';
import type { PlannedApp } from './planned-app.js';

/** Answers to an invitation; as many places as the prompt told. */
export function planEvent(brief: Brief): PlannedApp {
  const { event, fields } = PLAN_WORDS[brief.language];
  const capacity = brief.occasion?.capacity ?? null;
  const where = brief.contact.address ?? brief.place;
  const sectionText = [whenText(brief), where].filter((part) => part !== null).join(' · ') || null;
  const answers: FieldSpec[] = [
    ...person(fields),
    { ...needed('guests', fields.guests, 'number'), min: 1, max: Math.min(capacity ?? 10, 10) },
    optional('note', fields.note, 'long_text'),
  ];
  const page = appPage(brief, 'event', 'guests', { ...event, heading: event.list, sectionText });
  return {
    page,
    collections: [
      {
        name: 'guests',
        title: event.title,
        access: 'submit',
        fields: withAsked(answers, brief.fields),
        sumField: 'guests',
        ...(capacity === null ? {} : { totalCapacity: capacity }),
      },
    ],
  };
}

/** In the site's language where the date was understood, else as written. */
function whenText({ occasion, language }: Brief): string | null {
  const startsAt = occasion?.startsAt ?? null;
  const moment = startsAt === null ? Number.NaN : Date.parse(withZone(startsAt));
  if (startsAt === null || Number.isNaN(moment)) return occasion?.dateText ?? null;
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    ...(startsAt.includes('T') ? { timeStyle: 'short' } : {}),
    timeZone: 'UTC',
  }).format(moment);
}

/** Times are told by the clock of the place: they are read and written as if it were UTC. */
function withZone(moment: string): string {
  return moment.includes('T') ? `${moment.replace(/(Z|[+-]\d{2}:?\d{2})$/, '')}Z` : moment;
}
