import { type Reader, type Reading, firstMatch, refusal } from '../grammar/reading.js';
import { nameIn } from '../grammar/names.js';
import { findPage } from '../targets/find-target.js';
import { likeness } from '../targets/words.js';
import { listPages } from '../targets/present.js';

const SITE =
  'it|us|ourselves|(?:the|our|my|this) (?:whole )?(?:web ?site|site|company|business|firm|brand|app|shop|store|project|place|start-?up)|es|sie|uns|(?:die|den|das|unsere?n?|meine?n?) (?:web)?(?:seite|firma|unternehmen|laden|geschäft|projekt|app|betrieb)|' +
  "(?:le|la|l'|notre) ?(?:site|société|entreprise|boutique|marque)|(?:el|la|nuestr[oa]) (?:sitio|web|empresa|negocio|tienda|marca)|(?:o|a|nosso|nossa) (?:site|empresa|negócio|loja|marca)";
const IS_SITE = new RegExp(
  `^(?:${SITE}|(?:web ?)?site|web|website|webseite|company|business|firma|société|entreprise|sitio|empresa|サイト|店|会社)$`,
  'iu',
);
const HAS_PAGE = /(?<!\p{L})(?:page|seite|página)(?!\p{L})|ページ/iu;
const WHICH_NAME =
  '(?:(?:the|our|its|my) )?(?:(?:company|business|site|website|shop|app|brand)(?:.s)? )?(?:new )?name(?: of (?:the|our|my) [\\p{L}]+)?|(?:den|der|unser(?:en)?) (?:neuen? )?(?:firmen|seiten)?namen?|le (?:nouveau )?nom(?: d[ue] [\\p{L} ]{1,20}?)?|(?:el )?(?:nuevo )?nombre(?: de(?:l| la) [\\p{L}]+)?|(?:o )?(?:novo )?nome(?: d[aoe] [\\p{L}]+)?';

const SITE_PATTERNS = [
  new RegExp(`^(?:re-?name|re-?brand|call|name) (?:${SITE})(?: (?:to|as|into))? (?<name>.+)$`, 'iu'),
  /^re-?(?:name|brand)(?: (?:to|as|into))? (?<name>\p{Co}|\p{Lu}.*)$/u,
  new RegExp(
    `^(?:change|set|update|make|switch|ändere?|änder|setze?|change[rz]?|modifie[rz]?|cambi[ae]|cambiar|mud[ae]|mudar|alter[ae]|troque) (?:${WHICH_NAME}) (?:to|into|as|in|auf|zu|en|pour|par|a|por|para)(?: be)? (?<name>.+?)(?: (?:um|ab))?$`,
    'iu',
  ),
  new RegExp(
    `^(?:${WHICH_NAME}) (?:is|should be|shall be|will be|becomes|must be|soll|ist|lautet|heißt|est|devient|es|será|é|passa a ser)(?: (?:now|jetzt|nun|künftig|désormais|maintenant|ahora|agora))? (?<name>.+?)(?: (?:sein|lauten|heißen))?$`,
    'iu',
  ),
  new RegExp(`^(?:${WHICH_NAME})$`, 'iu'),
  /^(?:we are|we.re|it is|it.s|the (?:site|company|business|shop|app) is)(?: now)? (?:called|named)(?: now)? (?<name>.+)$/iu,
  /^(?:it|the (?:site|company|business|shop|app)|we) should be (?:called|named) (?<name>.+)$/iu,
  new RegExp(
    `^(?:nenne?|taufe?|benenne?) (?:${SITE})(?: (?:bitte|jetzt|künftig))?(?: um)?(?: (?:in|zu|auf))? (?<name>.+?)(?: um)?$`,
    'iu',
  ),
  /^(?:wir|es|sie|die (?:firma|seite)) hei(?:ß|ss)(?:en|t) (?:jetzt|nun|ab jetzt|künftig) (?<name>.+)$/iu,
  /^(?:wir|es|sie|die (?:firma|seite)) soll(?:en)? (?:jetzt |nun |künftig )?(?<name>.+?) heißen$/iu,
  new RegExp(`^(?:renomme[rz]?|rebaptise[rz]?)(?: (?:${SITE}))?(?: (?:en|comme))? (?<name>.+)$`, 'iu'),
  /^appelle[rz]?[- ](?:le|la|nous|le site|notre site|la société) (?<name>.+)$/iu,
  /^(?:il|elle|on|le site|la société|l.entreprise|nous) (?:s.appelle|nous appelons)(?: (?:désormais|maintenant))? (?<name>.+)$/iu,
  new RegExp(
    `^(?:llám[ae]l[oa]|renómbr[ae]l[oa]|renombra|llama a)(?: (?:${SITE}))?(?: (?:a|como))? (?<name>.+)$`,
    'iu',
  ),
  /^(?:ahora )?(?:se llama|nos llamamos)(?: ahora)? (?<name>.+)$/iu,
  new RegExp(`^(?:renomeie|chame|chama)(?:-[oa])?(?: (?:${SITE}))?(?: (?:de|para|como))? (?<name>.+)$`, 'iu'),
  /^(?:agora )?(?:se chama|chama-se|chamamo-nos|nos chamamos)(?: agora)? (?<name>.+)$/iu,
  /^(?:店|会社|サイト|お店|アプリ|社|屋号)?(?:の)?(?:店名|会社名|社名|サイト名|屋号|名前|名称)[をは](?<name>.{1,80}?)(?:に|へ)(?:変更|変え|改名|して|し|直).*$/u,
  /^(?:サイト|会社|お店)?(?:を)?(?<name>\p{Co}|[^をに]{1,60})(?:に改名|という名前に|と呼んで).*$/u,
];

/** The undertaking by its trade: `rename the bakery to …`. */
const BY_TRADE =
  /^(?:[Rr]e-?name|[Rr]e-?brand|[Cc]all|[Nn]ame|[Nn]enne?|[Bb]enenne?|[Rr]enomme[rz]?|[Rr]enombra|[Rr]enomeie|[Cc]hame) (?:the|our|my|die|den|das|unsere?n?|la|le|notre|el|nuestr[ao]|a|o|noss[ao]) (?<trade>[^¦]{1,40}?)(?: (?:um|jetzt))?(?: (?:to|as|into|in|zu|en|a|como|para|de))? (?<name>\p{Co}|\p{Lu}.*?)(?: um)?$/u;

/** Names the undertaking anew. */
export const readRename: Reader = (wish, scene) => {
  const byTrade = BY_TRADE.exec(wish.text);
  const isTrade = byTrade !== null && likeness(byTrade.groups!['trade']!, scene.brief.trade) > 0;
  const match = isTrade ? byTrade : firstMatch(wish.text, SITE_PATTERNS);
  if (!match) return byTrade ? missing(wish, scene) : null;
  const inBody = match.groups?.['name'] === undefined;
  const words = match.groups?.['name'] ?? wish.body;
  if (words === '') return null;
  const { name: raw, rest } = quotedFirst(words);
  const name = nameIn(wish.message, raw);
  if (name === null) return refusal(wish, 'that is no name');
  return {
    edits: [{ kind: 'rename', name }],
    understood: [`The name becomes “${name}”.`],
    rest,
    usesBody: inBody,
  };
};

/** A quotation is the name whole; what follows it belongs to another wish. */
export function quotedFirst(words: string): { name: string; rest: string } {
  const quoted = /^\s*(\p{Co})(?<rest>.*)$/su.exec(words);
  return quoted ? { name: quoted[1]!, rest: quoted.groups!['rest']! } : { name: words, rest: '' };
}

const PAGE_WORDS =
  '(?:the |our |my |die |das |den |unsere |la |le |l.|notre |el |nuestra |a |o |nossa )?(?:page |seite |página )?(?<page>.{1,80}?)(?: (?:page|tab|seite|section|menu item|link))?';
const PAGE_PATTERNS = [
  new RegExp(
    `^(?:re-?name|re-?title|call|title|label|name)(?: (?:the )?(?:page|tab))? ${PAGE_WORDS} (?:to|as|into) (?<name>.+)$`,
    'iu',
  ),
  new RegExp(`^(?:re-?name|re-?title|call|title|label|name) ${PAGE_WORDS} (?<name>\\p{Co}.*)$`, 'iu'),
  /^(?:call|title|label|name) (?:the |our |my )?(?<page>.{1,60}?) (?:page|tab|section) (?<name>.+)$/iu,
  /^(?:change|set|update) the (?:title|name) of (?:the |our )?(?<page>.{1,60}?)(?: (?:page|tab))? to (?<name>.+)$/iu,
  /^(?:change|set|update) (?:the |our )?(?<page>.{1,60}?) page(?:.s)? (?:title|name) to (?<name>.+)$/iu,
  /^(?:the |our )(?<page>.{1,60}?) page should be (?:called|named) (?<name>.+)$/iu,
  new RegExp(
    `^(?:benenne?|nenne?) ${PAGE_WORDS}(?: (?:bitte|um|jetzt))? (?:in|zu|auf) (?<name>.+?)(?: um)?$`,
    'iu',
  ),
  new RegExp(`^(?:benenne?|nenne?) ${PAGE_WORDS} (?<name>\\p{Co}.*?)(?: um)?$`, 'iu'),
  /^(?:die |den )?(?:seite )?(?<page>.{1,60}?)(?: ?-?seite)? in (?<name>.+?) umbenennen$/iu,
  new RegExp(`^(?:renomme[rz]?|appelle[rz]?) ${PAGE_WORDS} (?:en |comme )?(?<name>\\p{Co}.*)$`, 'iu'),
  new RegExp(`^(?:renomme[rz]?) ${PAGE_WORDS} en (?<name>.+)$`, 'iu'),
  new RegExp(
    `^(?:renombra|llama|cambia el nombre de) (?:a )?${PAGE_WORDS} (?:a|como|por) (?<name>.+)$`,
    'iu',
  ),
  new RegExp(`^(?:renomeie|chame|mude o nome d[ae]) ${PAGE_WORDS} (?:para|de|como) (?<name>.+)$`, 'iu'),
  /^(?<page>[^をは]{1,40}?)(?:の)?ページ(?:の名前|のタイトル)?を(?<name>.{1,60}?)に(?:変更|変え|改名|して|し).*$/u,
];

/** Gives a page another title. */
export const readRenamePage: Reader = (wish, scene) => {
  const match = firstMatch(wish.text, PAGE_PATTERNS);
  if (!match) return null;
  const words = wish.message.meant(match.groups!['page']!);
  if (IS_SITE.test(words)) return null;
  const page = findPage(scene.site, words);
  if (!page) return HAS_PAGE.test(wish.text) ? missing(wish, scene) : null;
  const { name: raw, rest } = quotedFirst(match.groups!['name']!);
  const title = nameIn(wish.message, raw);
  if (title === null) return refusal(wish, 'that is no title');
  return {
    edits: [{ kind: 'rename_page', page: page.slug, title }],
    understood: [`The page “${page.title}” is called “${title}”.`],
    rest,
  };
};

function missing(wish: Parameters<Reader>[0], scene: Parameters<Reader>[1]): Reading {
  return refusal(wish, `there is no such page; the pages are ${listPages(scene.site)}`);
}
