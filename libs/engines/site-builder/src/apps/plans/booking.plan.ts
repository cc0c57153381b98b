import type { Brief, Item } from '../../model/brief.js';
import type { CollectionSpec, FieldSpec, SlotRules } from '../../model/data-schema.js';
import type { BusinessKind } from '../../model/vocabulary.js';
import { withAsked } from '../asked-fields.js';
import { needed, optional, optionsOf, person } from '../fields.js';
import { PLAN_WORDS } from '../words/words.js';
import { appPage } from './app-page.js';
import type { PlannedApp } from './planned-app.js';

/** What is booked: it decides wording, who else may have the same time, and whether the number of people matters. */
type Bookable = 'appointment' | 'table' | 'room' | 'space' | 'class';

const BOOKABLES: Partial<Record<BusinessKind, Bookable>> = {
  restaurant: 'table',
  cafe: 'table',
  lodging: 'room',
  venue: 'space',
  fitness: 'class',
  education: 'class',
};

/** What is sold rather than booked at these, unless it has a duration. */
const SELLERS: BusinessKind[] = ['restaurant', 'cafe', 'food_shop', 'retail', 'farm'];

/** How many may book the same time. */
const CAPACITIES: Record<Bookable, number> = { appointment: 1, table: 4, room: 1, space: 1, class: 10 };

const DAYS_AHEAD: Record<Bookable, number> = { appointment: 42, table: 42, room: 180, space: 90, class: 28 };

const WORKING_WEEK = [{ days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '09:00', closes: '17:00' }];
/** A night is one slot, at the hour of arrival. */
const ARRIVALS = [{ days: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], opens: '15:00', closes: '16:00' }];

/**
 * Rooms and spaces are booked each by itself, so each has a collection; services of one calendar share one, and its
 * step is the longest of them, so that no two bookings overlap.
 */
export function planBooking(brief: Brief): PlannedApp {
  const words = PLAN_WORDS[brief.language];
  const bookable = BOOKABLES[brief.kind] ?? 'appointment';
  const services = servicesOf(brief, bookable);
  const isSeparate = services.length > 1 && (bookable === 'room' || bookable === 'space');
  const groups = isSeparate ? services.map((service) => [service]) : [services];
  const collections = groups.map((group, index): CollectionSpec => ({
    name: index === 0 ? 'bookings' : `bookings-${index + 1}`,
    title: isSeparate ? `${words.booking.title}: ${group[0]!.name}` : words.booking.title,
    fields: fieldsOf(brief, bookable, group),
    access: 'submit',
    uniqueField: 'slot',
    capacity: capacityOf(brief, bookable),
    slots: slotsOf(brief, bookable, group),
  }));
  const page = appPage(brief, 'booking', 'bookings', {
    ...words.booking,
    headline: words.booking[bookable].headline,
    heading: words.booking.pick,
    sectionText: words.booking.pickText,
  });
  return { page, collections };
}

function servicesOf(brief: Brief, bookable: Bookable): Item[] {
  const timed = brief.items.filter((item) => item.durationMinutes !== null);
  if (timed.length > 0) return timed;
  return SELLERS.includes(brief.kind) || bookable === 'table' ? [] : brief.items;
}

function fieldsOf(brief: Brief, bookable: Bookable, services: Item[]): FieldSpec[] {
  const { booking, fields } = PLAN_WORDS[brief.language];
  const service = { ...needed('service', booking[bookable].service, 'choice'), options: optionsOf(services) };
  const asked = [
    ...(services.length > 0 ? [service] : []),
    needed('slot', booking.pick, 'slot'),
    ...(bookable === 'room' ? [{ ...needed('nights', fields.nights, 'number'), min: 1, max: 30 }] : []),
    ...(bookable === 'appointment'
      ? []
      : [{ ...needed('guests', fields.guests, 'number'), min: 1, max: 20 }]),
    ...person(fields),
    optional('phone', fields.phone, 'phone'),
    optional('note', fields.note, 'long_text'),
  ];
  return withAsked(asked, brief.fields);
}

function capacityOf(brief: Brief, bookable: Bookable): number {
  if (bookable !== 'class') return CAPACITIES[bookable];
  return brief.occasion?.capacity ?? CAPACITIES.class;
}

function slotsOf(brief: Brief, bookable: Bookable, services: Item[]): SlotRules {
  const daysAhead = DAYS_AHEAD[bookable];
  if (bookable === 'room') return { hours: ARRIVALS, stepMinutes: 60, daysAhead };
  const durations = services.flatMap((service) => service.durationMinutes ?? []);
  const stepMinutes = Math.max(...durations, bookable === 'class' || bookable === 'space' ? 60 : 0) || 30;
  const told = brief.hours.flatMap(({ days, opens, closes }) =>
    opens !== null && closes !== null ? [{ days: [...days], opens, closes }] : [],
  );
  return { hours: told.length > 0 ? told : WORKING_WEEK, stepMinutes, daysAhead };
}
