import type { Brief } from '../../model/brief.js';
import { needed, optional, person } from '../fields.js';
import { PLAN_WORDS } from '../words/words.js';
import { appPage } from './app-page.js';
import type { PlannedApp } from './planned-app.js';

/** Answers to an invitation; as many places as the prompt told. */
export function planEvent(brief: Brief): PlannedApp {
  const { event, fields } = PLAN_WORDS[brief.language];
  const capacity = brief.occasion?.capacity ?? null;
  return {
    page: appPage(brief, 'event', 'guests', { ...event, heading: event.list, sectionText: null }),
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
