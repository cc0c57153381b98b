/** Languages that all fixed words of a site exist in (ISO 639-1). */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What kind of undertaking a site is for; decides pages, copy, illustrations and schema.org type. */
export const BUSINESS_KINDS = [
  'food_shop',
  'restaurant',
  'cafe',
  'beauty',
  'health',
  'fitness',
  'trades',
  'retail',
  'lodging',
  'professional',
  'studio',
  'software',
  'education',
  'nonprofit',
  'venue',
  'farm',
] as const;
export type BusinessKind = (typeof BUSINESS_KINDS)[number];

/** Kinds of small working app; a site has at most one, on its own page and in the place of honour. */
export const APP_KINDS = ['booking', 'shop', 'directory', 'board', 'tracker', 'event', 'waitlist'] as const;
export type AppKind = (typeof APP_KINDS)[number];

/** How a site speaks and looks. */
export const TONES = ['warm', 'plain', 'playful', 'elegant', 'bold', 'technical'] as const;
export type Tone = (typeof TONES)[number];

export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
