/** Words that say nothing of which page or section is meant, in the six languages. */
const EMPTY_WORDS = new Set(
  (
    'the a an our your my its this that of for about on in to at page pages section part site website web and with ' +
    'form field link button die der das den dem des ein eine einen einer unser unsere unserer unseren ihre über von ' +
    'zur zum im auf seite seiten abschnitt bereich und mit formular feld le la les un une des du de d l notre nos ' +
    'votre sur page section rubrique partie et avec formulaire champ el los las una unos nuestro nuestra nuestros ' +
    'nuestras sobre pagina seccion parte y con formulario campo o os as um uma nosso nossa nossos nossas secao e com'
  ).split(' '),
);

/** Lower case, without accents and width variants, so that `Über uns` and `uber uns` are the same. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .normalize('NFKC')
    .toLowerCase();
}

/** The telling words of a phrase, folded; all its words when none tells. */
export function tellingWords(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether two folded words are the same but for an ending of the plural or one or two slips. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short) && /^(s|es|e|n|en|er|x)$/.test(long.slice(short.length))) {
    return true;
  }
  if (short.length < 5 || long.length > 40 || a[0] !== b[0]) return false;
  return distanceWithin(short, long, short.length >= 8 ? 2 : 1);
}

/** Whether the edit distance, a swap of neighbours counting one, is at most `limit`. */
function distanceWithin(a: string, b: string, limit: number): boolean {
  if (b.length - a.length > limit) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, beforeLast[j - 2]! + 1);
      }
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]! <= limit;
}

/** How well a phrase names a title: 1 the same words, 0 no word in common. */
export function likeness(phrase: string, title: string): number {
  if (fold(phrase).trim() === fold(title).trim()) return 1;
  const wanted = tellingWords(phrase);
  const present = tellingWords(title);
  if (wanted.length === 0 || present.length === 0) return 0;
  const hits = wanted.filter((word) => present.some((other) => isSameWord(word, other))).length;
  return (0.95 * 2 * hits) / (wanted.length + present.length);
}
