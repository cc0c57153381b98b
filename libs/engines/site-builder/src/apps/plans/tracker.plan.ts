import type { Brief } from '../../model/brief.js';
import type { FieldSpec } from '../../model/data-schema.js';
import { askedFields } from '../asked-fields.js';
import { needed, optional } from '../fields.js';
import { PLAN_WORDS } from '../words/words.js';
import { appPage } from './app-page.js';
import type { PlannedApp } from './planned-app.js';
import { trackerKindOf } from './tracker-kind.js';

/** One person's record under a secret address: a day, what it was, and how much. */
export function planTracker(brief: Brief): PlannedApp {
  const { tracker } = PLAN_WORDS[brief.language];
  const { headline } = tracker.kinds[trackerKindOf(brief)];
  return {
    page: appPage(brief, 'tracker', 'entries', {
      ...tracker,
      headline,
      heading: tracker.list,
      sectionText: tracker.listText,
    }),
    collections: [{ name: 'entries', title: tracker.title, access: 'private', fields: fieldsOf(brief) }],
  };
}

function fieldsOf(brief: Brief): FieldSpec[] {
  const { tracker, fields } = PLAN_WORDS[brief.language];
  const kind = trackerKindOf(brief);
  const { what, amount } = tracker.kinds[kind];
  const day = needed('date', fields.date, 'date');
  const asked = askedFields(brief.fields).filter(({ name, type }) => type !== 'date' && name !== 'date');
  if (asked.length > 0) return [day, ...asked];
  const text =
    kind === 'weight' || kind === 'mood' ? optional('what', what, 'text') : needed('what', what, 'text');
  const number: FieldSpec = { ...needed('amount', amount, 'number'), min: 0, max: 1_000_000 };
  if (kind === 'habit') return [day, text];
  if (kind === 'mood') return [day, { ...number, min: 1, max: 5 }, text];
  return [day, text, number];
}
