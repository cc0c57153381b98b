const HOUSE = String.raw`\d{1,5}\s?[a-zA-Z]?(?![\p{L}\d])(?:\s?[-–/]\s?\d{1,4}[a-z]?)?`;
const WORD = String.raw`[\p{L}\p{M}'’.-]{1,30}`;
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{0,30}`;
const TOWN = String.raw`(?:,\s?|\s)(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3,4})?\s${CAPITAL}(?:[ -]${CAPITAL}){0,3}`;
const TOWN_LATER = String.raw`,\s?${CAPITAL}(?:[ -]${CAPITAL}){0,3}(?:,?\s(?:[A-Z]{2}\s)?(?:\d{5}|[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}))?`;
const EN_STREET = String.raw`(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Square|Sq|Place|Pl|Court|Ct|Way|Terrace|Row|Hill|Close|Crescent|Quay|Parade|Highway|Hwy|Mews|Gardens|Wharf|Broadway)`;

const PATTERNS = [
  new RegExp(
    String.raw`(?<![\p{L}\d])${HOUSE}\s(?:${CAPITAL}\s){1,4}${EN_STREET}\b\.?(?:${TOWN_LATER})?`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?!spring\s)(?:${CAPITAL}[ -]){0,3}${WORD}(?:straße|strasse|str\.|weg|gasse|platz|allee|ufer|damm|ring|markt|graben|Straße|Strasse|Platz|Weg|Allee|Gasse)\s${HOUSE}(?:${TOWN})?`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:${HOUSE},?\s)(?:bis\s)?(?:rue|avenue|boulevard|place|quai|chemin|route|impasse|allée|cours|passage|faubourg|square)\s(?:${WORD}\s?){1,6}(?:${TOWN})?`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:Calle|Avenida|Avda\.|Av\.|Plaza|Paseo|Carrer|Camino|Ronda|C\/)\s(?:${WORD}\s){0,5}${WORD},?\s(?:n\.?º\s?)?${HOUSE}(?:${TOWN})?`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:Rua|Avenida|Av\.|Praça|Travessa|Largo|Alameda|Estrada)\s(?:${WORD}\s){0,5}${WORD},?\s(?:n\.?º\s?)?${HOUSE}(?:${TOWN})?`,
    'iu',
  ),
  /(?:〒\s?\d{3}-\d{4}\s?)?[\p{Script=Han}]{2,3}[都道府県][\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ヶケ]{1,20}\s?\d{1,4}(?:[-−丁目番地号]{1,3}\d{0,4}){0,4}/u,
];
const MAX_LENGTH = 120;

/** The first postal address, on one line; null when the prompt gives none. */
export function readAddress(text: string): string | null {
  let best: RegExpExecArray | null = null;
  for (const line of text.split(/\n|(?<=[.!?])\s(?=\p{Lu}\p{Ll}+\s\p{Ll})/u)) {
    if (!/\d/.test(line)) continue;
    for (const pattern of PATTERNS) {
      const match = pattern.exec(line);
      if (match !== null && (best === null || match[0].length > best[0].length)) best = match;
    }
    if (best !== null) break;
  }
  return best === null ? null : best[0].replace(/[\s,.;]+$/, '').slice(0, MAX_LENGTH);
}
