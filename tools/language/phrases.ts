import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Phrase {
  /** Regular expression, matched without regard to case. */
  pattern: string;
  /** What to write instead. */
  say: string;
}

/** A phrase in a text. */
export interface Finding {
  line: number;
  text: string;
  say: string;
}

const phrases = (parse(readFileSync(join(import.meta.dirname, 'phrases.yaml'), 'utf8')) as Phrase[]).map(
  ({ pattern, say }) => ({ pattern: new RegExp(pattern, 'i'), say }),
);

/** Finds the phrases that this project does not use, in names like `isTold`, too. One finding per line. */
export function findPhrases(text: string): Finding[] {
  return text.split('\n').flatMap((content, at) => {
    const words = content.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
    for (const { pattern, say } of phrases) {
      const found = pattern.exec(words);
      if (found) return [{ line: at + 1, text: found[0], say }];
    }
    return [];
  });
}
