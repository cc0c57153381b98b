import type { Item, OpeningHours } from '../model/brief.js';
import type { Site } from '../model/site.js';
import type { BusinessKind, Weekday } from '../model/vocabulary.js';
import { markup, type Html, trusted } from '../html/html.js';

/** The narrowest schema.org type that is true of every undertaking of the kind. */
const TYPES: Record<BusinessKind, string> = {
  food_shop: 'FoodEstablishment',
  restaurant: 'Restaurant',
  cafe: 'CafeOrCoffeeShop',
  beauty: 'HealthAndBeautyBusiness',
  health: 'MedicalBusiness',
  fitness: 'SportsActivityLocation',
  trades: 'HomeAndConstructionBusiness',
  retail: 'Store',
  lodging: 'LodgingBusiness',
  professional: 'ProfessionalService',
  studio: 'ProfessionalService',
  software: 'Organization',
  education: 'EducationalOrganization',
  nonprofit: 'NGO',
  venue: 'EntertainmentBusiness',
  farm: 'LocalBusiness',
};

const DAYS: Record<Weekday, string> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};

/** Structured data for search engines: what is known of the undertaking and nothing else. */
export function jsonLd(site: Site): Html {
  const { contact } = site;
  const links = contact.links.filter((link) => /^https?:\/\//i.test(link));
  const isOrganization = ['Organization', 'NGO', 'EducationalOrganization'].includes(TYPES[site.kind]);
  const data = {
    '@context': 'https://schema.org',
    '@type': TYPES[site.kind],
    name: site.name,
    description: site.description,
    slogan: site.tagline || undefined,
    foundingDate: site.since === null ? undefined : String(site.since),
    telephone: contact.phone ?? undefined,
    email: contact.email ?? undefined,
    address: contact.address ?? site.place ?? undefined,
    sameAs: links.length > 0 ? links : undefined,
    openingHoursSpecification: isOrganization ? undefined : openingHours(site.hours),
    makesOffer: offers(site.items),
  };
  // A closing tag inside a string would end the script.
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return markup`<script type="application/ld+json">${trusted(json)}</script>`;
}

function openingHours(hours: OpeningHours[]): object[] | undefined {
  const open = hours.filter(({ opens, closes }) => opens !== null && closes !== null);
  if (open.length === 0) return undefined;
  return open.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => DAYS[day]),
    opens,
    closes,
  }));
}

function offers(items: Item[]): object[] | undefined {
  const priced = items.flatMap((item) =>
    item.price?.currency
      ? [{ '@type': 'Offer', name: item.name, price: item.price.amount, priceCurrency: item.price.currency }]
      : [],
  );
  return priced.length > 0 ? priced : undefined;
}
