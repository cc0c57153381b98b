import type { SiteDocument } from '../model/site-document.js';
import { type DocumentFault, pointer } from './fault.js';
import { visibleFactIds } from './lookups.js';
import { type PlacedText, copyTexts, wordsOfFact } from './texts.js';

/**
 * The constraints that the visible texts of a document do not meet. `without-feature` is not checked here: which
 * components make up a feature is known to the reader.
 */
export function brokenConstraints(document: SiteDocument): DocumentFault[] {
  const texts = visibleTexts(document);
  return document.constraints.flatMap(({ kind, value }, index) => {
    if (kind === 'without-feature') return [];
    if (kind === 'without-word') {
      return texts
        .filter(({ text }) => hasWord(text, value))
        .map(({ path }) => ({ path: pointer(...path), message: `must not contain "${value}"` }));
    }
    const isThere = texts.some(({ text }) => folded(text).includes(folded(value)));
    return isThere ? [] : [{ path: pointer('constraints', index), message: `no page says "${value}"` }];
  });
}

function visibleTexts(document: SiteDocument): PlacedText[] {
  const visible = visibleFactIds(document);
  return [
    { text: document.identity.name, path: ['identity', 'name'] },
    ...copyTexts(document),
    ...document.facts.flatMap((fact, index) =>
      visible.has(fact.id) ? wordsOfFact(fact).map((text) => ({ text, path: ['facts', index] })) : [],
    ),
    ...document.pages.flatMap(({ title, sections }, page) => [
      { text: title, path: ['pages', page, 'title'] },
      ...sections.flatMap(({ label, action, secondAction }, index) =>
        [label, action?.label, secondAction?.label].flatMap((text) =>
          text === undefined ? [] : [{ text, path: ['pages', page, 'sections', index] }],
        ),
      ),
    ]),
  ];
}

const folded = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').toLowerCase();

/** As a whole word, where the script separates words. */
function hasWord(text: string, word: string): boolean {
  const [inText, wanted] = [folded(text), folded(word)];
  for (let at = inText.indexOf(wanted); at !== -1; at = inText.indexOf(wanted, at + 1)) {
    if (!isLetter(inText.slice(0, at).at(-1)) && !isLetter(inText.at(at + wanted.length))) return true;
  }
  return false;
}

/** Japanese and Chinese have no spaces, so their letters do not continue a word. */
const isLetter = (character: string | undefined): boolean =>
  character !== undefined &&
  /[\p{L}\p{N}]/u.test(character) &&
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character);
