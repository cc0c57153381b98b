import type { FactOf, SiteDocument } from '@capstan/site-document';

const DAYS = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};

/** What search engines may know: facts of the document that pages show, and nothing else. */
export function structuredData(document: SiteDocument, shown: ReadonlySet<string>): object {
  const facts = document.facts.filter(({ id }) => shown.has(id));
  const contact = (channel: FactOf<'contact'>['channel']) =>
    facts.flatMap((fact) => (fact.type === 'contact' && fact.channel === channel ? fact.value : []))[0];
  const hours = facts.flatMap((fact) => (fact.type === 'hours' && fact.isClosed !== true ? fact : []));
  const dates = facts.flatMap((fact) => (fact.type === 'date' ? fact : []));
  const address = facts.flatMap((fact) =>
    fact.type === 'place' ? (fact.address ?? fact.area ?? []) : [],
  )[0];
  const hasPremises = hours.length > 0 && address !== undefined;
  return {
    '@context': 'https://schema.org',
    '@type': hasPremises ? 'LocalBusiness' : 'Organization',
    name: document.identity.name,
    slogan: document.identity.tagline?.text,
    telephone: contact('phone'),
    email: contact('email'),
    address,
    openingHoursSpecification: hasPremises ? hours.map(openingHours) : undefined,
    event: dates.length > 0 ? dates.map(eventOf) : undefined,
  };
}

const openingHours = ({ days, opens, closes }: FactOf<'hours'>): object => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => DAYS[day]),
  opens,
  closes,
});

const eventOf = ({ title, start, end, place }: FactOf<'date'>): object => ({
  '@type': 'Event',
  name: title,
  startDate: start,
  endDate: end,
  location: place,
});
