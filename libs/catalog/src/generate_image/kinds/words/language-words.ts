/**
 * The words of one language in requests for pictures. Lists are separated by commas and written as
 * {@link foldText} leaves a prompt: lower case, without accents, spaces for hyphens. `*` represents up to 30 letters.
 */
export interface LanguageWords {
  code: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'ja';
  /** Function words that show the language. */
  marks: string;
  /** `12.500` is twelve thousand and more. */
  hasDecimalComma: boolean;
  /** Adjectives follow the noun, and compounds are not written as two nouns. */
  hasAdjectivesAfter: boolean;
  /** Words before the requested thing: requests, pronouns, articles. */
  openings: string;
  /** Before the kind where the content comes first: `as` a chart, `into` a QR code. */
  as: string;
  /** Words that may follow the requested thing, before its content. */
  connectors: string;
  kinds: {
    qr: string;
    chart: string;
    /** Diagrams of any form; the content must have arrows, numbers or levels. */
    diagram: string;
    /** Diagrams of steps or parts, for which a list is enough. */
    flow: string;
    /** Cards that only contain text. */
    card: string;
    pattern: string;
    avatar: string;
  };
  /** Words that describe a picture by a model: media, styles, light, scenes. */
  pictures: string;
  /** Living beings and objects that a picture shows, and that the data of a chart or diagram may name. */
  subjects: string;
  chartTypes: { donut: string; bar: string; column: string; area: string; line: string };
  card: { title: string; subtitle: string; eyebrow: string; author: string; site: string };
  /** Between the items of a list. */
  and: string;
  /** Before the first item of a list: `showing`, `are`. */
  introductions: string;
  /** Behind a list: `last quarter`. */
  closings: string;
  /** Factors of numbers: `million=6` for powers of ten. */
  scales: string;
  qr: {
    text: string;
    network: string;
    password: string;
    hidden: string;
    none: string;
    call: string;
    message: string;
    subject: string;
    body: string;
    /** Words for the look or use of a code, after its content. */
    looks: string;
  };
  /** Words of a pattern that are not its figures or colors: looks, uses, function words. */
  patternWords: string;
  initials: string;
}
