import type { Page } from '../../model/site.js';
import { textIn } from '../grammar/names.js';
import { type Reader, type Reading, type Wish, firstMatch, refusal } from '../grammar/reading.js';
import type { Scene } from '../grammar/scene.js';
import { findPage } from '../targets/find-target.js';
import { listPages } from '../targets/present.js';

const TO_PAGE =
  "(?:\\s+(?:to|on|in|at|zu|zur|auf|à|sur|a|en|na|no)\\s+(?:the |our |die |der |la |le |l'|a |o )?(?<page>[^¦]{1,50}?)(?:\\s+page)?)";
const PATTERNS = [
  new RegExp(
    `^(?:add|write|put|include|insert|füge?|ajoute[rz]?|añad[ea]|adicion[ae])\\s+(?:an? |another |the |this |ein |eine |einen |une? |una? |uma? )?(?:sentence|paragraph|text|line|note|info|satz|absatz|text|phrase|paragraphe|texte|frase|párrafo|texto|parágrafo)(?:\\s+(?:saying|that says|reading))?(?:\\s+(?<text>\\p{Co}))?${TO_PAGE}?(?:\\s+hinzu)?$`,
    'iu',
  ),
  new RegExp(`^(?:add|write|put|include|insert)\\s+(?<text>\\p{Co})${TO_PAGE}$`, 'iu'),
  new RegExp(
    `^(?:mention|say|write|state|tell (?:people|visitors|customers|them))(?:\\s+(?:on|in)\\s+(?:the |our )?(?<page>[^¦]{1,40}?)(?:\\s+page)?)?\\s+that\\s+(?<text>.+)$`,
    'iu',
  ),
  /^(?:erwähne|schreibe?)(?: bitte)?,? dass (?<text>.+)$/iu,
  /^(?:mentionne[rz]?|indique[rz]?|précise[rz]?) que (?<text>.+)$/iu,
  /^(?:menciona|indica|mencione|indique) que (?<text>.+)$/iu,
];

/** Says that it is a text: other things are added to a menu or a form. */
const TELLS =
  /(?<!\p{L})(?:sentence|paragraph|text|line|note|mention|say|write|satz|absatz|phrase|paragraphe|frase)/iu;

/** Adds sentences to the running text of a page; without a page, to what the site tells of its owners. */
export const readTell: Reader = (wish, scene) => {
  const match = firstMatch(wish.text, PATTERNS);
  if (!match) return null;
  const words = match.groups?.['text'] ?? wish.body;
  const text = textIn(wish.message, words);
  if (text === null)
    return words === '' && match.groups?.['page'] === undefined
      ? null
      : refusal(wish, 'say what it should tell');
  const usesBody = match.groups?.['text'] === undefined;
  const statement = text.charAt(0).toUpperCase() + text.slice(1);
  const name = match.groups?.['page'];
  if (name === undefined) {
    const understood = ['What you tell of yourselves is added to the site.'];
    return {
      edits: [{ kind: 'statements', statements: [closed(statement)] }],
      understood,
      rest: '',
      usesBody,
    };
  }
  const page = findPage(scene.site, wish.message.meant(name));
  if (!page) {
    const isTold = TELLS.test(wish.text);
    return isTold ? refusal(wish, `there is no such page; the pages are ${listPages(scene.site)}`) : null;
  }
  return { ...appended(page, closed(statement), wish, scene), usesBody };
};

function closed(statement: string): string {
  return /[.!?。！？]$/u.test(statement) ? statement : `${statement}.`;
}

/** The page's first running text with one paragraph more. */
function appended(page: Page, statement: string, wish: Wish, scene: Scene): Reading {
  const section = page.sections.find(({ type }) => type === 'text');
  const understood = [`“${statement}” is added to the page “${page.title}”.`];
  if (section?.type === 'text') {
    const text = [...(section.isDraft === true ? [] : section.paragraphs), statement].join('\n\n');
    return { edits: [{ kind: 'text', page: page.slug, section: section.id, text }], understood, rest: '' };
  }
  const hero = page.sections.find(({ type }) => type === 'hero');
  if (hero?.type !== 'hero')
    return refusal(wish, `the page “${page.title}” has no text; the pages are ${listPages(scene.site)}`);
  const text = [hero.text, statement].filter((part) => part !== '').join(' ');
  return { edits: [{ kind: 'text', page: page.slug, section: null, text }], understood, rest: '' };
}
