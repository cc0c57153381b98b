import type { Brief, Feature } from '../model/brief.js';
import type { CollectionSpec, FieldSpec } from '../model/data-schema.js';
import type { Section } from '../model/site.js';
import { withAsked } from './asked-fields.js';
import { needed, optional, optionsOf, person } from './fields.js';
import type { PlanWords } from './words/words.js';
import { fill, PLAN_WORDS } from './words/words.js';

/** Forms that a site may have beside its app. */
export const FORM_KINDS = [
  'contact',
  'booking_request',
  'quote_request',
  'newsletter',
  'order_request',
  'job',
  'donate',
] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** A form as a page shows it, and what it stores. */
export interface PlannedForm {
  section: Extract<Section, { type: 'form' }>;
  collection: CollectionSpec;
}

/** Names of collections are anchors too; none of them is a word that a section's id is made of. */
const COLLECTIONS: Record<FormKind, string> = {
  contact: 'messages',
  booking_request: 'booking-requests',
  quote_request: 'quote-requests',
  newsletter: 'subscribers',
  order_request: 'order-requests',
  job: 'applications',
  donate: 'pledges',
};

/** Plans one of the usual forms in the language of the site. */
export function planForm(kind: FormKind, brief: Brief): PlannedForm {
  const words = PLAN_WORDS[brief.language];
  const form = words.forms[kind];
  return {
    section: {
      type: 'form',
      id: `${kind.replace('_', '-')}-form`,
      heading: form.heading,
      text: fill(form.text, { name: brief.name }),
      collection: COLLECTIONS[kind],
      submitLabel: form.submit,
      thanks: form.thanks,
    },
    collection: {
      name: COLLECTIONS[kind],
      title: form.title,
      access: 'submit',
      fields: isRequest(kind, brief)
        ? withAsked(FIELDS[kind](words, brief), brief.fields)
        : FIELDS[kind](words, brief),
    },
  };
}

const REQUESTS: Partial<Record<FormKind, Feature>> = {
  booking_request: 'booking_request',
  quote_request: 'quote_request',
  job: 'jobs',
};

/** Fields that a prompt asks for belong to its app, else to the request that it wants, else to messages. */
function isRequest(kind: FormKind, { app, features }: Brief): boolean {
  if (app !== null) return false;
  const asked = Object.entries(REQUESTS).find(([, feature]) => features.includes(feature))?.[0];
  return kind === (asked ?? 'contact');
}

const FIELDS: Record<FormKind, (words: PlanWords, brief: Brief) => FieldSpec[]> = {
  contact: ({ fields }) => [
    ...person(fields),
    optional('phone', fields.phone, 'phone'),
    needed('message', fields.message, 'long_text'),
  ],
  booking_request: ({ fields }, brief) => [
    ...choiceOfItems(fields.about, brief),
    needed('day', fields.day, 'date'),
    optional('time', fields.time, 'time'),
    { ...optional('guests', fields.guests, 'number'), min: 1, max: 50 },
    ...person(fields),
    optional('phone', fields.phone, 'phone'),
    optional('note', fields.note, 'long_text'),
  ],
  quote_request: ({ fields }, brief) => [
    ...choiceOfItems(fields.about, brief),
    needed('message', fields.description, 'long_text'),
    optional('place', fields.place, 'text'),
    ...person(fields),
    optional('phone', fields.phone, 'phone'),
  ],
  newsletter: ({ fields }) => [
    needed('email', fields.email, 'email'),
    needed('consent', fields.consent, 'checkbox'),
  ],
  order_request: ({ fields }) => [
    needed('wishes', fields.wishes, 'long_text'),
    optional('day', fields.pickupDay, 'date'),
    ...person(fields),
    optional('phone', fields.phone, 'phone'),
  ],
  job: ({ fields }) => [
    ...person(fields),
    optional('phone', fields.phone, 'phone'),
    optional('job', fields.job, 'text'),
    needed('experience', fields.experience, 'long_text'),
    optional('profile', fields.profile, 'url'),
  ],
  donate: ({ fields, helpOptions }) => [
    {
      ...needed('help', fields.help, 'choices'),
      options: Object.entries(helpOptions).map(([value, label]) => ({ value, label })),
    },
    needed('message', fields.message, 'long_text'),
    ...person(fields),
    optional('phone', fields.phone, 'phone'),
  ],
};

function choiceOfItems(label: string, brief: Brief): FieldSpec[] {
  if (brief.items.length < 2) return [];
  return [{ ...optional('about', label, 'choice'), options: optionsOf(brief.items) }];
}
