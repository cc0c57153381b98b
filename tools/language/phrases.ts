import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

interface Phrase {
  /** Regular expression, matched without regard to case. */
  pattern: string;
  /** What to write instead. */
  say: string;
  /** Regular expression of the paths of files that may use it. */
  except?: string;
}

/** A phrase in a text. */
export interface Finding {
  line: number;
  text: string;
  say: string;
}

const phrases = (load(readFileSync(join(import.meta.dirname, 'phrases.yaml'), 'utf8')) as Phrase[]).map(
  ({ pattern, say, except }) => ({
    pattern: new RegExp(pattern, 'i'),
    say,
    except: except === undefined ? undefined : new RegExp(except),
  }),
);

/**
 * Finds the phrases that this project does not use, in names like `isTold`, too. One finding per line.
 * @param path of the file, from the root of the checkout.
 */
export function findPhrases(text: string, path = ''): Finding[] {
  const applicable = phrases.filter(({ except }) => !except?.test(path));
  return text.split('\n').flatMap((content, at) => {
    const words = content.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
    for (const { pattern, say } of applicable) {
      const found = pattern.exec(words);
      if (found) return [{ line: at + 1, text: found[0], say }];
    }
    return [];
  });
}
