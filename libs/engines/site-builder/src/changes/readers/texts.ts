import type { Target } from '../../model/edit.js';
import type { Page, Section } from '../../model/site.js';
import { textIn } from '../grammar/names.js';
import { type Reader, type Reading, type Wish, firstMatch, refusal } from '../grammar/reading.js';
import type { Scene } from '../grammar/scene.js';
import { withText } from '../structure/sections.js';
import { findPage, findSection, headingOf } from '../targets/find-target.js';
import { listPages, listSections } from '../targets/present.js';

const HEADLINE =
  '(?:(?:main |big |page )?(?:headline|headings?|hero (?:title|text|heading)|page title|h1)|(?:haupt)?überschrift|schlagzeile|(?:grand |gros )?titre(?: principal)?|titular|encabezado|título(?: principal)?|manchete|titulo)';
const TEXT =
  '(?:(?:intro(?:duction)?(?: text)?|sub-?(?:headline|heading|title)|tag ?line|slogan|hero text|lead|text|copy|wording|paragraph|description|welcome (?:text|message))|untertitel|einleitung|einleitungstext|texte?|slogan|sous-titre|introduction|accroche|subtítulo|texto|eslogan|lema|slogan)';
const ON =
  "(?:\\s+(?:on|of|for|in|at|auf|der|von|in der|im|bei|sur|de|du|dans|en|del?|da|do|na|no)\\s+(?:the |our |der |die |la |le |l'|el |a |o )?(?<page>[^¦]{1,60}?)(?:\\s+page)?)?";
const TO =
  '(?:\\s*(?:to say|to read|to|with|as|in|zu|auf|durch|mit|en|par|pour|a|por|con|para|com)\\s+|\\s*[:：]?\\s*(?=\\p{Co}))';
const VERB =
  '(?:change|set|update|make|replace|rewrite|edit|use|write|ändere?|änder|setze?|ersetze?|mache?|change[rz]?|modifie[rz]?|remplace[rz]?|mets|mettez|cambi[ae]|cambiar|pon|modifica|reemplaza|mud[ae]|mudar|altere|troque|coloque|substitua)';
const THE = "(?:the |our |my |its |die |das |den |unsere |le |la |l'|notre |el |nuestro |o |a |nosso )?";

const PATTERNS = (subject: string): RegExp[] => [
  new RegExp(`^${VERB} ${THE}${subject}${ON}${TO}(?<text>.+)$`, 'iu'),
  new RegExp(`^${VERB} ${THE}(?<page>[^¦]{1,50}?)(?: page)?(?:'s|’s)? ${subject}${TO}(?<text>.+)$`, 'iu'),
  new RegExp(
    `^${THE}(?:new )?${subject}${ON} (?:should (?:be|say|read)|must (?:be|say)|is now|becomes|says|reads|soll|lautet|sollte|doit être|est|debe (?:ser|decir)|deve ser|será)\\s+(?<text>.+?)(?: (?:lauten|sein|heißen))?$`,
    'iu',
  ),
  new RegExp(
    `^${THE}(?<page>[^¦]{1,50}?)(?: page)?(?:'s|’s)? ${subject} (?:should (?:be|say|read)|is now|becomes|soll)\\s+(?<text>.+?)(?: lauten)?$`,
    'iu',
  ),
  new RegExp(`^(?:${VERB} )?${THE}(?:new )?${subject}${ON}$`, 'iu'),
  new RegExp(`^(?:use|put|write|make) (?<text>\\p{Co}) (?:as|for|into) (?:the |our )?${subject}${ON}$`, 'iu'),
];
const HEADLINES = [
  ...PATTERNS(HEADLINE),
  /^(?:メインの|トップの)?(?:見出し|タイトル|キャッチコピー)を(?<text>\p{Co}|[^をに]{1,80}?)に(?:変更|変え|して|し).*$/u,
];
const TEXTS = PATTERNS(TEXT);
const REPLACE =
  /^(?:replace|change|swap|substitute|ersetze?|änder[en]?|remplace[rz]?|change[rz]?|reemplaza|cambia|substitua|troque)\s+(?:the (?:text|words?|sentence|phrase) )?(?<from>\p{Co})\s+(?:with|by|to|durch|in|zu|par|en|por|con|para)\s+(?<to>\p{Co})$/iu;

/** Changes a headline, a running text, or words that stand on a page. */
export const readTexts: Reader = (wish, scene) => {
  const replaced = REPLACE.exec(wish.text);
  if (replaced) return replacement(wish, scene, replaced.groups!['from']!, replaced.groups!['to']!);
  const headline = firstMatch(wish.text, HEADLINES);
  if (headline) return headlineOf(headline, wish, scene);
  const text = firstMatch(wish.text, TEXTS);
  return text ? textOf(text, wish, scene) : null;
};

function given(match: RegExpExecArray, wish: Wish): string | null {
  return textIn(wish.message, match.groups?.['text'] ?? wish.body);
}

function headlineOf(match: RegExpExecArray, wish: Wish, scene: Scene): Reading | null {
  const page = pageIn(match.groups?.['page'], scene);
  if (page === undefined) return noPage(wish, scene);
  const text = given(match, wish);
  if (text === null) return refusal(wish, 'say what the headline should be');
  return {
    edits: [{ kind: 'headline', page: page?.slug ?? null, text: text.slice(0, 200) }],
    understood: [`The headline of ${nameOf(page)} becomes “${text.slice(0, 200)}”.`],
    rest: '',
    usesBody: match.groups?.['text'] === undefined,
  };
}

function textOf(match: RegExpExecArray, wish: Wish, scene: Scene): Reading | null {
  const where = match.groups?.['page'];
  const text = given(match, wish);
  const place = placeIn(where, scene);
  if (place === undefined) return noPage(wish, scene);
  if (text === null) return refusal(wish, 'say what the text should be');
  const section = place.section ?? sectionFor(place.page ?? scene.site.pages[0]!, match[0]);
  if (section && !withText(section, text)) {
    return refusal(
      wish,
      `the section “${headingOf(section)}” has no running text; the sections are ${listSections(place.page ?? scene.site.pages[0]!)}`,
    );
  }
  const target: Target | null = section && section.type !== 'hero' ? section.id : null;
  return {
    edits: [{ kind: 'text', page: place.page?.slug ?? null, section: target, text }],
    understood: [
      `The text ${target === null ? 'below the headline' : `“${headingOf(section!) || target}”`} of ${nameOf(place.page)} is replaced.`,
    ],
    rest: '',
    usesBody: match.groups?.['text'] === undefined,
  };
}

/** `The text of the about page` is its first running text; an introduction or slogan stands below the headline. */
function sectionFor(page: Page, words: string): Section | null {
  if (
    /intro|lead|slogan|tag ?line|sub|hero|einleitung|untertitel|accroche|sous-titre|eslogan|lema|welcome/iu.test(
      words,
    )
  )
    return null;
  return page.sections.find(({ type }) => type === 'text') ?? null;
}

/** The page named; null for none named, undefined for one that does not exist. */
function pageIn(name: string | undefined, scene: Scene): Page | null | undefined {
  if (name === undefined) return null;
  return findPage(scene.site, name) ?? undefined;
}

function placeIn(
  name: string | undefined,
  scene: Scene,
): { page: Page | null; section: Section | null } | undefined {
  if (name === undefined) return { page: null, section: null };
  const page = findPage(scene.site, name);
  if (page) return { page, section: null };
  return findSection(scene.site, null, name) ?? undefined;
}

function noPage(wish: Wish, scene: Scene): Reading {
  return refusal(wish, `there is no such page; the pages are ${listPages(scene.site)}`);
}

function nameOf(page: Page | null): string {
  return page ? `the page “${page.title}”` : 'the home page';
}

function replacement(wish: Wish, scene: Scene, fromMark: string, toMark: string): Reading {
  const from = wish.message.meant(fromMark);
  const to = textIn(wish.message, toMark);
  if (to === null) return refusal(wish, 'say what should stand there instead');
  for (const page of scene.site.pages) {
    for (const section of page.sections) {
      if (section.type === 'hero' && section.headline.includes(from)) {
        const text = section.headline.replace(from, () => to);
        return {
          edits: [{ kind: 'headline', page: page.slug, text }],
          understood: [`The headline of ${nameOf(page)} becomes “${text}”.`],
          rest: '',
        };
      }
      const present = runningText(section);
      if (!present?.includes(from)) continue;
      const text = present.replace(from, () => to);
      const target = section.type === 'hero' ? null : section.id;
      return {
        edits: [{ kind: 'text', page: page.slug, section: target, text }],
        understood: [`“${from}” becomes “${to}” on ${nameOf(page)}.`],
        rest: '',
      };
    }
  }
  return refusal(wish, 'these words stand on no page as they are');
}

function runningText(section: Section): string | null {
  if (section.type === 'text') return section.paragraphs.join('\n\n');
  return 'text' in section ? section.text : null;
}
