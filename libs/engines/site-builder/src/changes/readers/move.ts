import type { Edit } from '../../model/edit.js';
import type { Page } from '../../model/site.js';
import { type Reader, type Reading, type Wish, firstMatch, refusal } from '../grammar/reading.js';
import type { Scene } from '../grammar/scene.js';
import { SECTION } from '../grammar/verbs.js';
import { findPage, findSection, headingOf } from '../targets/find-target.js';
import { isHome, listPages, listSections } from '../targets/present.js';

type To = Extract<Edit, { kind: 'move_page' }>['to'];

const ARTICLE =
  "(?:the |our |my |die |das |den |der |dem |unsere[nr]? |la |le |l'|les |notre |el |nuestra |a |o |à |ao )?";
const VERB =
  '(?:move|put|place|bring|shift|position|verschiebe?n?|setze?|stelle?|stell|rücke?|déplace[rz]?|mets|mettez|place[rz]?|muev[ae]|mover|pon|coloca|mova|coloque|ponha)';
const BEFORE =
  '(?:before|above|in front of|ahead of|left of|over|vor|über|avant|devant|au-dessus de|antes de|antes d[ao]|delante de|encima de|acima d[ao])';
const AFTER =
  '(?:after|below|behind|under|beneath|underneath|right of|right after|nach|hinter|unter|après|derrière|sous|después de|detrás de|debajo de|depois d[aoe]|abaixo d[ao])';
const FIRST =
  '(?:(?:to |at |as |in )?(?:the )?(?:very )?(?:first|top|front|start|beginning|up)(?: (?:place|position|page|of .{1,30}))?|(?:an |auf )?(?:die |den )?(?:erste[nr]?|anfang|oben|ganz nach oben|nach oben|nach vorn)(?: (?:stelle|platz))?|en premier(?:e position)?|au début|en haut|(?:al|en el) (?:principio|primer lugar)|primero|en primer lugar|(?:para o|no) (?:início|começo)|primeiro|em primeiro(?: lugar)?)';
const LAST =
  '(?:(?:to |at |as )?(?:the )?(?:very )?(?:last|bottom|end|down)(?: (?:place|position|page|of .{1,30}))?|(?:an |ans |ganz nach )?(?:die |den |das )?(?:letzte[nr]?|ende|unten|ganz nach unten|nach unten|nach hinten)(?: (?:stelle|platz))?|en dernier(?:e position)?|à la fin|en bas|al final|en último lugar|(?:para o|no) fim|por último|em último(?: lugar)?)';

const PATTERNS = [
  new RegExp(
    `^${VERB} ${ARTICLE}(?<what>.{1,60}?) (?:directly |right |just |to |direkt )?(?:(?<before>${BEFORE})|(?<after>${AFTER})) ${ARTICLE}(?<neighbour>.{1,60})$`,
    'iu',
  ),
  new RegExp(`^${VERB} ${ARTICLE}(?<what>.{1,60}?) (?:(?<first>${FIRST})|(?<last>${LAST}))$`, 'iu'),
  new RegExp(
    `^${ARTICLE}(?<what>.{1,60}?) (?:should|must|needs to|shall|soll|doit|debe|deve) (?:go |come |be |stand |aller |venir |ir |estar |ficar )?(?:(?<before>${BEFORE})|(?<after>${AFTER})) ${ARTICLE}(?<neighbour>.{1,60}?)(?: (?:stehen|kommen))?$`,
    'iu',
  ),
  new RegExp(
    `^${ARTICLE}(?<what>.{1,60}?) (?:should|must|needs to|shall|soll|doit|debe|deve) (?:go |come |be |stand |aller |venir |ir |estar |ficar )?(?:(?<first>${FIRST})|(?<last>${LAST}))(?: (?:stehen|kommen))?$`,
    'iu',
  ),
  /^(?<what>[^をは]{1,40})を(?<neighbour>[^の]{1,40})の(?:(?<before>前|上)|(?<after>後ろ|後|下|次))(?:に|へ)(?:移動|移し|置い|し).*$/u,
  /^(?<what>[^をは]{1,40})を(?:(?<first>最初|先頭|一番上|いちばん上)|(?<last>最後|末尾|一番下))(?:に|へ)(?:移動|移し|置い|し).*$/u,
];
const NAV =
  /\s*(?:in|of|im|dans|en|no|na) (?:the |le |el |o )?(?:navigation|nav(?: ?bar)?|menu bar|header|menü|menú|menu)$/iu;
const KIND = /\s*(?:pages?|tabs?|seite|página|sections?|abschnitt|bereich|ページ|セクション)$/iu;
const SWAP =
  /^(?:swap|switch|exchange|tausche?|vertausche?|échange[rz]?|intercambia|troque) (?:the )?(?<one>.{1,50}?) (?:and|with|und|mit|et|avec|y|con|e|com) (?:the )?(?<other>.{1,50})$/iu;

const ORDER =
  /^(?:re-?order|order|sort|arrange|put|ordne|sortiere|réordonne[rz]?|ordena|reordena|ordene) (?:the |die |les |las |as )?(?:pages?|navigation|nav|menu|seiten|páginas?|tabs)(?: (?:in this order|like this|as follows|so|neu|um))?$/iu;

/** Changes the order of pages, or of the sections of a page. */
export const readMove: Reader = (wish, scene) => {
  const text = wish.message.meant(wish.text.replace(NAV, ''));
  const match = firstMatch(text, PATTERNS);
  if (match) return moveOf(match.groups!, wish, scene);
  const swap = SWAP.exec(text);
  if (ORDER.test(text) && wish.body !== '') return orderOf(wish, scene);
  return swap ? swapOf(swap.groups!, wish, scene) : null;
};

type Groups = Record<string, string | undefined>;

function moveOf(groups: Groups, wish: Parameters<Reader>[0], scene: Scene): Reading | null {
  const isIt = /^(?:it|this|that|sie|es|la|le|lo)$/iu.test(groups['what']!.trim());
  const what = isIt && wish.it !== null ? wish.it : bare(groups['what']!);
  const page = SECTION.test(wish.text) ? null : findPage(scene.site, what);
  if (page) return movePage(page, groups, wish, scene);
  const placed = /^(?<section>.{1,50}?) (?:on|of|auf|de|sur|en) (?:the )?(?<page>.{1,40})$/iu.exec(what);
  const on = placed ? findPage(scene.site, bare(placed.groups!['page']!)) : null;
  const found =
    findSection(scene.site, on ?? scene.site.pages[0] ?? null, on ? placed!.groups!['section']! : what) ??
    findSection(scene.site, null, what);
  if (!found || found.section.type === 'hero') {
    return refusal(wish, `nothing like “${what}” is there; the pages are ${listPages(scene.site)}`);
  }
  const to = placeOf(
    groups,
    (neighbour) => findSection(scene.site, found.page, neighbour)?.section.id ?? null,
  );
  if (to === null) {
    return refusal(
      wish,
      `nothing like “${groups['neighbour']}” is there; the sections are ${listSections(found.page)}`,
    );
  }
  return {
    edits: [{ kind: 'move_section', page: found.page.slug, section: found.section.id, to }],
    understood: [
      `The section “${headingOf(found.section) || found.section.id}” moves ${told(to, (id) => nameOf(found.page, id))}.`,
    ],
    rest: '',
  };
}

function movePage(
  page: { slug: string; title: string },
  groups: Groups,
  wish: Parameters<Reader>[0],
  scene: Scene,
): Reading {
  if (page === scene.site.pages[0]) return refusal(wish, 'the home page is always the first');
  const to = placeOf(groups, (neighbour) => findPage(scene.site, neighbour)?.slug ?? null);
  if (to === null) {
    return refusal(wish, `there is no page “${groups['neighbour']}”; the pages are ${listPages(scene.site)}`);
  }
  const note = to === 'first' ? ', right after the home page' : '';
  return {
    edits: [{ kind: 'move_page', page: page.slug, to }],
    understood: [
      `The page “${page.title}” moves ${told(to, (slug) => findPage(scene.site, slug)?.title ?? slug)}${note}.`,
    ],
    rest: '',
  };
}

/** `reorder the pages: about, products, contact`: these come first, in this order. */
function orderOf(wish: Wish, scene: Scene): Reading {
  const names = wish.message
    .meant(wish.body)
    .split(/\s*[,、>→]\s*(?:and\s+|then\s+)?|\s+(?:and|then|und|et|y|e)\s+/iu);
  const pages = names.map((name) => findPage(scene.site, bare(name.replace(/[.!]$/u, ''))));
  if (pages.some((page) => page === null)) return refusal(wish, `the pages are ${listPages(scene.site)}`);
  const moving = pages.filter((page) => page !== null && !isHome(scene.site, page)).map((page) => page!);
  const edits = moving.map((page, at): Edit => {
    const before = moving[at - 1];
    return { kind: 'move_page', page: page.slug, to: before ? { after: before.slug } : 'first' };
  });
  const order = moving.map(({ title }) => `“${title}”`).join(', ');
  return { edits, understood: [`After the home page come ${order}.`], rest: '', usesBody: true };
}

function placeOf(groups: Groups, find: (neighbour: string) => string | null): To | null {
  if (groups['first']) return 'first';
  if (groups['last']) return 'last';
  const neighbour = find(bare(groups['neighbour'] ?? ''));
  if (neighbour === null) return null;
  return groups['before'] ? { before: neighbour } : { after: neighbour };
}

function swapOf(groups: Groups, wish: Parameters<Reader>[0], scene: Scene): Reading | null {
  const pages = [bare(groups['one']!), bare(groups['other']!)].map((name) => findPage(scene.site, name));
  const [one, other] = pages.toSorted((a, b) => scene.site.pages.indexOf(a!) - scene.site.pages.indexOf(b!));
  if (!one || !other) return null;
  if (isHome(scene.site, one)) return refusal(wish, 'the home page is always the first');
  const beforeOther = scene.site.pages[scene.site.pages.indexOf(other) - 1]!;
  const edits: Edit[] = [{ kind: 'move_page', page: other.slug, to: { before: one.slug } }];
  if (beforeOther !== one) edits.push({ kind: 'move_page', page: one.slug, to: { after: beforeOther.slug } });
  return { edits, understood: [`The pages “${one.title}” and “${other.title}” change places.`], rest: '' };
}

function bare(name: string): string {
  return name.replace(KIND, '').trim();
}

function nameOf(page: Page, id: string): string {
  const section = page.sections.find((other) => other.id === id);
  return (section && headingOf(section)) || id;
}

function told(to: To, name: (target: string) => string): string {
  if (to === 'first') return 'to the beginning';
  if (to === 'last') return 'to the end';
  return 'before' in to ? `before “${name(to.before)}”` : `after “${name(to.after)}”`;
}
