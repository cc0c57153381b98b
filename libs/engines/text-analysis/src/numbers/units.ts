/** Units by the symbol they get, with other spellings: symbols, which are case-sensitive, and words. */
const UNITS: readonly (readonly [unit: string, symbols: string, words?: string])[] = [
  ['%', '% ％', 'percent|per cent|pct|prozent|pour cent|por ciento|por cento'],
  ['percentage point', 'pp', 'percentage points?|prozentpunkte?n?'],
  ['USD', 'USD US$ $', 'us dollars?|dollars?|d[oó]lares'],
  ['EUR', 'EUR €', 'euros?'],
  ['GBP', 'GBP £', 'pounds sterling'],
  ['JPY', 'JPY ¥ 円', 'yen'],
  ['CNY', 'CNY RMB 元', 'yuan'],
  ['INR', 'INR ₹', 'rupees?'],
  ['KRW', 'KRW ₩'],
  ['CHF', 'CHF', 'swiss francs?|franken'],
  ['CAD', 'CAD C$'],
  ['AUD', 'AUD A$'],
  ['SEK', 'SEK'],
  ['NOK', 'NOK'],
  ['DKK', 'DKK'],
  ['PLN', 'PLN'],
  ['BRL', 'BRL R$'],
  ['kg', 'kg', 'kilograms?|kilogrammes?|kilogramm|kilos?'],
  ['g', 'g', 'grams?|grammes?|gramm'],
  ['mg', 'mg', 'milligrams?|milligrammes?'],
  ['µg', 'µg μg', 'micrograms?'],
  ['t', 't', 'tonnes?|metric tons?'],
  ['lb', 'lb lbs', 'pounds?'],
  ['oz', 'oz', 'ounces?'],
  ['km', 'km', 'kilomet(?:er|re)s?|kilom[èe]tres?|kil[óo]metros?'],
  ['m', 'm', 'met(?:er|re)s?|mètres?|metros?'],
  ['cm', 'cm', 'centimet(?:er|re)s?'],
  ['mm', 'mm', 'millimet(?:er|re)s?'],
  ['µm', 'µm μm', 'micromet(?:er|re)s?'],
  ['nm', 'nm', 'nanomet(?:er|re)s?'],
  ['mi', 'mi', 'miles?|meilen'],
  ['ft', 'ft', 'feet|foot'],
  ['in', '″', 'inch(?:es)?|zoll'],
  ['m²', 'm² m2', 'square met(?:er|re)s?|quadratmeter'],
  ['km²', 'km² km2', 'square kilomet(?:er|re)s?|quadratkilometer'],
  ['m³', 'm³ m3', 'cubic met(?:er|re)s?'],
  ['ha', 'ha', 'hectares?|hektar'],
  ['l', 'l L', 'lit(?:er|re)s?|litros?'],
  ['ml', 'ml mL', 'millilit(?:er|re)s?'],
  ['km/h', 'km/h', 'kilomet(?:er|re)s? per hour'],
  ['m/s', 'm/s', 'met(?:er|re)s? per second'],
  ['mph', 'mph', 'miles per hour'],
  ['ns', 'ns', 'nanoseconds?'],
  ['µs', 'µs μs', 'microseconds?'],
  ['ms', 'ms', 'milliseconds?|millisekunden?'],
  ['s', 's', 'seconds?|secs?|sekunden?|secondes?|segundos?'],
  ['min', 'min', 'minutes?|mins?|minuten?|minutos?'],
  ['h', 'h', 'hours?|hrs?|stunden?|heures?|horas?'],
  ['day', 'd', 'days?|tage?n?|jours?|d[íi]as?'],
  ['week', '', 'weeks?|wochen?|semaines?|semanas?'],
  ['month', '', 'months?|monate?n?|mois|mes(?:es)?'],
  ['year', '', 'years?|yrs?|jahre?n?|ans|années?|años?|anos?'],
  ['°C', '°C ℃', 'degrees celsius|degrees c|grad celsius'],
  ['°F', '°F', 'degrees fahrenheit|degrees f'],
  ['K', 'K', 'kelvin'],
  ['°', '°', 'degrees?'],
  ['W', 'W', 'watts?'],
  ['kW', 'kW', 'kilowatts?'],
  ['MW', 'MW', 'megawatts?'],
  ['GW', 'GW', 'gigawatts?'],
  ['TW', 'TW', 'terawatts?'],
  ['Wh', 'Wh', 'watt[ -]hours?'],
  ['kWh', 'kWh', 'kilowatt[ -]?hours?|kilowattstunden'],
  ['MWh', 'MWh', 'megawatt[ -]?hours?|megawattstunden'],
  ['GWh', 'GWh', 'gigawatt[ -]?hours?|gigawattstunden'],
  ['TWh', 'TWh', 'terawatt[ -]?hours?|terawattstunden'],
  ['V', 'V', 'volts?'],
  ['kV', 'kV', 'kilovolts?'],
  ['mAh', 'mAh'],
  ['Hz', 'Hz', 'hertz'],
  ['kHz', 'kHz', 'kilohertz'],
  ['MHz', 'MHz', 'megahertz'],
  ['GHz', 'GHz', 'gigahertz'],
  ['bit', 'bit', 'bits?'],
  ['B', '', 'bytes?|octets'],
  ['kB', 'kB KB', 'kilobytes?'],
  ['MB', 'MB', 'megabytes?'],
  ['GB', 'GB', 'gigabytes?'],
  ['TB', 'TB', 'terabytes?'],
  ['PB', 'PB', 'petabytes?'],
  ['KiB', 'KiB', 'kibibytes?'],
  ['MiB', 'MiB', 'mebibytes?'],
  ['GiB', 'GiB', 'gibibytes?'],
  ['TiB', 'TiB', 'tebibytes?'],
  ['kbit/s', 'kbit/s kbps'],
  ['Mbit/s', 'Mbit/s Mbps'],
  ['Gbit/s', 'Gbit/s Gbps'],
  ['MB/s', 'MB/s'],
  ['GB/s', 'GB/s'],
  ['Pa', 'Pa'],
  ['hPa', 'hPa'],
  ['kPa', 'kPa'],
  ['MPa', 'MPa'],
  ['bar', 'bar'],
  ['kJ', 'kJ'],
  ['MJ', 'MJ'],
  ['kcal', 'kcal', 'kilocalories?'],
  ['ppm', 'ppm', 'parts per million'],
  ['ppb', 'ppb', 'parts per billion'],
  ['px', 'px', 'pixels?'],
  ['dpi', 'dpi'],
  ['dB', 'dB', 'decibels?'],
];

/** `A$` and `€` may also precede the number. */
const MONEY =
  /(?:US\$|A\$|C\$|R\$|[$€£¥₹₩]|\b(?:USD|EUR|GBP|JPY|CNY|RMB|INR|KRW|CHF|CAD|AUD|SEK|NOK|DKK|PLN|BRL))\s?$/;

/** Longer than any unit with the space before it. */
const MAX_LENGTH = 32;

const symbols = new Map(
  UNITS.flatMap(([unit, written]) =>
    written
      .split(' ')
      .filter((symbol) => symbol !== '')
      .map((symbol) => [symbol, unit] as const),
  ),
);

const SYMBOL = new RegExp(
  `^(?:${[...symbols.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((symbol) => RegExp.escape(symbol))
    .join('|')})(?![\\p{Script=Latin}\\p{N}/²³])`,
  'u',
);

const spelled = UNITS.filter(([, , words]) => words !== undefined);
const WORD = new RegExp(
  `^(?:${spelled
    .map(([, , words], index) => ({ index, words: words ?? '' }))
    .toSorted((one, other) => longest(other.words) - longest(one.words))
    .map(({ index, words }) => `(?<u${index}>${words})`)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** A unit found in a text. */
export interface FoundUnit {
  unit: string;
  /** UTF-16 units, including surrounding white space. */
  length: number;
}

/** Returns the unit at a position, optionally after a space or hyphen. */
export function unitAfter(text: string, index: number): FoundUnit | undefined {
  const rest = text.slice(index, index + MAX_LENGTH);
  const gap = /^[ \u00a0\u202f\u2009-]?/.exec(rest)?.[0].length ?? 0;
  const behind = rest.slice(gap);
  const word = WORD.exec(behind);
  const symbol = SYMBOL.exec(behind)?.[0] ?? '';
  if (word && word[0].length > symbol.length) {
    const group = Object.entries(word.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? 'u';
    const unit = spelled[Number(group.slice(1))]?.[0];
    if (unit !== undefined) return { unit, length: gap + word[0].length };
  }
  const unit = symbols.get(symbol);
  return unit === undefined ? undefined : { unit, length: gap + symbol.length };
}

/** Returns the currency symbol that directly precedes a position. */
export function moneyBefore(text: string, index: number): FoundUnit | undefined {
  const sign = MONEY.exec(text.slice(Math.max(0, index - 5), index))?.[0];
  const unit = sign === undefined ? undefined : symbols.get(sign.trim());
  return sign === undefined || unit === undefined ? undefined : { unit, length: sign.length };
}

function longest(words: string): number {
  return Math.max(...words.split('|').map(({ length }) => length));
}
