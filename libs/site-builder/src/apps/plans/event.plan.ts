import type { Brief } from '../../model/brief.js';
import { needed, optional, person } from '../fields.js';
import { PLAN_WORDS } from '../words/words.js';
import { appPage } from './app-page.js';
import type { PlannedApp } from './planned-app.js';

/** Answers to an invitation; as many places as the prompt told. */
export function planEvent(brief: Brief): PlannedApp {
  const { event, fields } = PLAN_WORDS[brief.language];
  const capacity = brief.occasion?.capacity ?? null;
  const page = appPage(brief, 'event', 'guests', { ...event, heading: event.list, sectionText: null });
  const facts = factsOf(brief);
  if (facts.length > 0)
    page.sections.splice(1, 0, { type: 'facts', id: 'facts', heading: event.facts, facts });
  return {
    page,
    collections: [
      {
        name: 'guests',
        title: event.title,
        access: 'submit',
        fields: [
          ...person(fields),
          { ...needed('guests', fields.guests, 'number'), min: 1, max: Math.min(capacity ?? 10, 10) },
          optional('note', fields.note, 'long_text'),
        ],
        sumField: 'guests',
        ...(capacity === null ? {} : { totalCapacity: capacity }),
      },
    ],
  };
}

/** Day, place and number of places, as far as told. */
function factsOf(brief: Brief): { value: string; label: string }[] {
  const { event } = PLAN_WORDS[brief.language];
  const facts = [
    { label: event.when, value: whenText(brief) },
    { label: event.where, value: brief.contact.address ?? brief.place },
    { label: event.places, value: brief.occasion?.capacity?.toString() ?? null },
  ];
  return facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}

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
