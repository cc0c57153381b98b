/** Names for the same thing, the schema.org one first. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['name', 'title', 'headline', 'product name', 'product title', 'titel', 'nom', 'nombre'],
  ['description', 'summary', 'abstract', 'beschreibung'],
  ['price', 'price amount', 'product price amount', 'cost', 'preis', 'prix', 'precio'],
  ['price currency', 'currency', 'product price currency', 'wahrung'],
  ['availability', 'stock', 'stock status', 'verfugbarkeit'],
  ['brand', 'manufacturer', 'maker', 'hersteller', 'marke'],
  ['sku', 'item number', 'article number', 'product code', 'artikelnummer'],
  ['author', 'written by', 'byline', 'creator', 'autor'],
  [
    'date published',
    'published',
    'published at',
    'published on',
    'publication date',
    'publish date',
    'posted on',
    'article published time',
    'date',
  ],
  ['date modified', 'updated', 'updated at', 'last updated', 'modified', 'article modified time'],
  ['telephone', 'phone', 'phone number', 'tel', 'telefon'],
  ['email', 'e mail', 'mail', 'email address', 'e mail address'],
  ['address', 'postal address', 'anschrift', 'adresse'],
  ['street address', 'street', 'strasse'],
  ['address locality', 'city', 'town', 'ort'],
  ['postal code', 'zip', 'zip code', 'postcode', 'plz'],
  ['address country', 'country', 'land'],
  ['image', 'photo', 'picture', 'image url', 'thumbnail'],
  ['url', 'link', 'canonical url', 'website', 'web site'],
  ['rating value', 'rating', 'average rating', 'stars', 'score'],
  ['review count', 'reviews count', 'number of reviews', 'rating count'],
  ['opening hours', 'hours', 'offnungszeiten'],
  ['weight', 'gewicht', 'poids', 'peso'],
  ['color', 'colour', 'farbe'],
  ['recipe ingredient', 'ingredients', 'ingredient', 'zutaten'],
  ['recipe yield', 'servings', 'serves', 'yield', 'portionen'],
  ['keywords', 'tags'],
  ['start date', 'starts at', 'start', 'begins'],
  ['end date', 'ends at', 'end'],
  ['hiring organization', 'company', 'employer'],
  ['job location', 'location'],
];

const CANONICAL = new Map(
  SYNONYMS.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
);

const MAX_CHARS = 120;

/** Words of a name or label in lower case, without accents: `datePublished` and `Date published:` are equal. */
export function wordsOf(text: string): string[] {
  const spaced = text.slice(0, MAX_CHARS).replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
  const folded = spaced.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Key under which fields and labels are compared; synonyms have the same key. */
export function keyOf(text: string): string {
  const key = wordsOf(text).join(' ');
  return CANONICAL.get(key) ?? CANONICAL.get(key.replace(/s$/, '')) ?? key;
}

/** Keys under which an array field may be stated: `reviews`, and `review` in schema.org. */
export function keysOfList(text: string): string[] {
  const key = wordsOf(text).join(' ');
  return [
    ...new Set([
      keyOf(text),
      key,
      keyOf(key.replace(/(?:ies|es|s)$/, (end) => (end === 'ies' ? 'y' : end === 'es' ? 'e' : ''))),
    ]),
  ];
}
