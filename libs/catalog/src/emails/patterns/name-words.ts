/** The parts of a name as used in addresses: lowercase ASCII letters. */
export interface NameWords {
  first: string;
  last: string;
}

/** Letters without an ASCII decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Variants of a name as used in addresses, most common first; empty for a name without Latin letters. */
export function wordsOfName(first: string, last: string): NameWords[] {
  const written = [foldings(first), foldings(last)] as const;
  const forms = written[0].flatMap((given, index) => {
    const family = written[1][index] ?? written[1][0] ?? [];
    const firsts = [given[0], given.join('')];
    const lasts = [family.join(''), family.at(-1), family.join('-')];
    return firsts.flatMap((one) => lasts.map((other) => ({ first: one ?? '', last: other ?? '' })));
  });
  const known = forms.filter((form) => form.first !== '' && form.last !== '');
  return [...new Map(known.map((form) => [`${form.first} ${form.last}`, form])).values()];
}

/** The words of a name without accents, and as a second variant with umlauts written out. */
function foldings(name: string): string[][] {
  const small = name.normalize('NFC').toLowerCase();
  const writtenOut = small.replaceAll(/[äöüøå]/g, (letter) => UMLAUTS[letter] ?? letter);
  return [small, writtenOut].map((text) =>
    text
      .replaceAll(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
      .normalize('NFKD')
      .replaceAll(/[\p{M}'’.]/gu, '')
      .split(/[\s-]+/)
      .filter((word) => /^[a-z]+$/.test(word)),
  );
}
