import type { RecordFieldType, RecordView } from '@capstan/site-document';
import type { Feature } from '../packs/grammar-schema.js';

type FieldShape = [key: string, type: RecordFieldType, isRequired?: boolean];

export interface Shape {
  fields: readonly FieldShape[];
  views: readonly RecordView['type'][];
  isPublic?: boolean;
  isOwners?: boolean;
}

const CONTACT: readonly FieldShape[] = [
  ['name', 'text', true],
  ['email', 'email', true],
];

/** What each feature asks for where the customer names no fields. */
export const SHAPES: Partial<Record<Feature, Shape>> = {
  booking: {
    fields: [
      ...CONTACT,
      ['phone', 'phone'],
      ['date', 'date', true],
      ['time', 'time'],
      ['people', 'number', true],
      ['note', 'long_text'],
    ],
    views: ['form', 'calendar'],
  },
  shop: {
    fields: [...CONTACT, ['address', 'long_text', true], ['note', 'long_text']],
    views: ['form'],
  },
  form: {
    fields: [...CONTACT, ['message', 'long_text', true]],
    views: ['form'],
  },
  waitlist: { fields: [...CONTACT], views: ['form'] },
  board: {
    fields: [
      ['title', 'text', true],
      ['status', 'choice', true],
      ['assignee', 'text'],
      ['due', 'date'],
    ],
    views: ['form', 'board'],
    isPublic: true,
  },
  tracker: {
    fields: [
      ['title', 'text', true],
      ['date', 'date'],
      ['amount', 'number'],
      ['note', 'long_text'],
    ],
    views: ['form', 'table'],
    isPublic: true,
  },
  directory: {
    fields: [
      ['name', 'text', true],
      ['category', 'text'],
      ['place', 'text'],
    ],
    views: ['form', 'list'],
    isPublic: true,
  },
  tickets: {
    fields: [...CONTACT, ['people', 'number', true]],
    views: ['form'],
  },
  helpdesk: {
    fields: [
      ['title', 'text', true],
      ['status', 'choice'],
      ['message', 'long_text', true],
      ['email', 'email'],
    ],
    views: ['form', 'board'],
  },
  crm: {
    fields: [
      ['name', 'text', true],
      ['company', 'text'],
      ['email', 'email'],
      ['status', 'choice'],
      ['note', 'long_text'],
    ],
    views: ['form', 'board', 'table'],
    isOwners: true,
  },
  quiz: { fields: [['name', 'text', true]], views: ['form'] },
  invoices: {
    fields: [
      ['name', 'text', true],
      ['amount', 'number', true],
      ['date', 'date'],
      ['due', 'date'],
      ['status', 'choice'],
    ],
    views: ['form', 'table'],
    isOwners: true,
  },
  rsvp: {
    fields: [...CONTACT, ['attending', 'checkbox'], ['people', 'number', true], ['note', 'long_text']],
    views: ['form'],
  },
  news: {
    fields: [
      ['title', 'text', true],
      ['date', 'date'],
      ['message', 'long_text'],
    ],
    views: ['list', 'form'],
    isPublic: true,
    isOwners: true,
  },
  newsletter: { fields: [['email', 'email', true]], views: ['form'] },
};

/** What a form asks for in which visitors enroll. */
export const SIGN_UP: Shape = {
  fields: [...CONTACT, ['phone', 'phone'], ['note', 'long_text']],
  views: ['form'],
};

/** What is asked for besides the course and its time. */
export const COURSE_BOOKING: Shape = {
  fields: [...CONTACT, ['phone', 'phone'], ['people', 'number', true], ['note', 'long_text']],
  views: ['form'],
};

export const isListed = ({ views }: Shape): boolean =>
  views.some((view) => view !== 'form' && view !== 'calendar');
