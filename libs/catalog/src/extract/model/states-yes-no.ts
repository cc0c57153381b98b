/** Words of field names that do not identify the subject. */
const GENERIC = new Set(
  'a an and are at available allowed accepts by can does for from had has have in included is it of offers on or possible provided required takes the to was with'.split(
    ' ',
  ),
);

const NEGATION =
  /(?<![\p{L}])(?:no|not|non|none|never|without|neither|nor|cannot|kein\p{L}{0,4}|nicht|ohne|nie|niemals|pas|sans|jamais|aucun\p{L}{0,3}|sin|nunca|ning[uú]n\p{L}{0,3})(?![\p{L}])|n[’']t(?![\p{L}])/u;

/** Minimum length of a stem: `refundable` also matches `refunded`. */
const MIN_STEM = 4;
const ENDING_CHARS = 3;

/**
 * Whether a quotation states that a field is `value`: a clause of it must have the words of the field's name, and be
 * negated if, and only if, the value is no. Other words for the same are not recognized: nothing is guessed.
 */
export function statesYesNo(quote: string, name: string, value: boolean): boolean {
  const stems = stemsOf(name);
  return quote
    .toLowerCase()
    .split(/[.;!?\n]|,\s|\s[–—-]\s|\sbut\s|\saber\s|\smais\s|\spero\s/)
    .some((clause) => stems.every((stem) => clause.includes(stem)) && isNegated(clause, stems) !== value);
}

function stemsOf(name: string): string[] {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  const subject = words.filter((word) => !GENERIC.has(word));
  return (subject.length > 0 ? subject : words).map((word) =>
    word.slice(0, Math.max(MIN_STEM, word.length - ENDING_CHARS)),
  );
}

/** `unavailable` and `non-refundable` negate the word that they precede. */
function isNegated(clause: string, stems: readonly string[]): boolean {
  return (
    NEGATION.test(clause) ||
    stems.some((stem) => clause.includes(`un${stem}`) || clause.includes(`non${stem}`))
  );
}
