const MAX_LENGTH = 16_000;

/** A quotation: straight, curly, low, angled, Japanese or single marks; what it holds is read as one word. */
const QUOTATION =
  /"([^"\n]{1,400})"|“([^”"\n]{1,400})[”"]|„([^“”"\n]{1,400})[“”"]|«\s?([^»\n]{1,400}?)\s?»|「([^」\n]{1,400})」|『([^』\n]{1,400})』|(?<![\p{L}\p{N}])['‘]([^'‘’\n]{1,200})['’](?![\p{L}\p{N}])/gu;

/**
 * A message made ready for the grammar: without control characters and with each quotation in the place of one
 * private-use character, so that nothing inside it is taken for an instruction.
 */
export interface Message {
  text: string;
  /** Puts the quotations back with their marks: the words as written. */
  written: (text: string) => string;
  /** Puts them back without marks: a name or text that is meant. */
  meant: (text: string) => string;
}

const FIRST_MARK = 0xe000;
const LAST_MARK = 0xf8ff;

export function readMessage(prompt: string): Message {
  const quotations: { written: string; meant: string }[] = [];
  const text = clean(prompt).replaceAll(QUOTATION, (written, ...groups: unknown[]) => {
    const meant = groups.slice(0, 7).find((group) => typeof group === 'string');
    if (typeof meant !== 'string' || FIRST_MARK + quotations.length > LAST_MARK) return written;
    quotations.push({ written, meant: meant.trim() });
    return String.fromCharCode(FIRST_MARK + quotations.length - 1);
  });
  const restored = (words: string, key: 'written' | 'meant') =>
    words.replaceAll(/[\ue000-\uf8ff]/g, (mark) => quotations[mark.charCodeAt(0) - FIRST_MARK]?.[key] ?? '');
  return {
    text,
    written: (words) => restored(words, 'written').replaceAll(/\s+/g, ' ').trim(),
    meant: (words) => restored(words, 'meant').replaceAll(/\s+/g, ' ').trim(),
  };
}

function clean(prompt: string): string {
  return prompt
    .slice(0, MAX_LENGTH)
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (character) => (character === '\n' ? '\n' : ''));
}
