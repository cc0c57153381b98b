/** So many letters say what a word is about. */
const MIN_LETTERS = 3;
/** An ending of a plural or a case has at most so many. */
const MAX_ENDING = 2;

/** Whether two folded words are forms of one: "lessons" and "lesson", "talleres" and "taller". */
export function isSameWord(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < MIN_LETTERS || long.length - short.length > MAX_ENDING) return false;
  // "Kurse" and "Kurs", "lady" and "ladies": the last letter may change.
  const stem = short.length > MIN_LETTERS + 1 ? short.slice(0, -1) : short;
  return long.startsWith(stem);
}

/** Whether a compound ends with a word: "Einsteigerkurs" is one of the "Kurse". */
export const endsWithWord = (compound: string, word: string): boolean => {
  const stem = word.length > MIN_LETTERS + 1 ? word.slice(0, -1) : word;
  return stem.length > MIN_LETTERS && compound.length > word.length && compound.endsWith(stem);
};
