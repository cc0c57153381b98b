import { z } from 'zod';
import { readAsset } from '../packs/asset-folder.js';
import type { Language } from '../packs/language.js';
import { parseAsset } from '../packs/parse-asset.js';
import { WordList } from '../text/word-list.js';

const words = z.array(z.string().min(1));

const ChoiceWords = z.strictObject({
  further: words.describe('order a site besides the one that there is'),
  addition: words.describe('add to what there is'),
});

/** The words by which a later prompt refers to the site that there is, or to another one. */
export type ChoiceLists = Readonly<Record<keyof z.infer<typeof ChoiceWords>, WordList>>;

const loaded = new Map<string, ChoiceLists>();

/** @throws Error that names the language and the key that is missing or unknown. */
export function choiceLists({ code, grammar: { isSpaced } }: Language): ChoiceLists {
  const known = loaded.get(code);
  if (known) return known;
  const file = `languages/${code}/choice.yaml`;
  const { further, addition } = parseAsset(file, readAsset(file), ChoiceWords);
  const lists = {
    further: new WordList(further, isSpaced),
    addition: new WordList(addition, isSpaced),
  };
  loaded.set(code, lists);
  return lists;
}
