import type { PromptText, Token } from '../text/prompt-text.js';
import { isKnownPlace } from '../place/read-place.js';
import { COLOUR_NAMES, JAPANESE_COLOURS, SHADES } from '../words/colour-names.js';

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

interface Mention {
  hex: string;
  first: number;
  last: number;
  start: number;
}

const CUES = set(
  'colour colours color colors coloured colored colouring palette theme themed scheme accent accents tone tones hue hues shade shades background look design style styled styling branding brand brandfarben farbe farben farbig farbschema farbpalette farblich tonen ton toene akzent akzente akzenten hintergrund gehalten optik couleur couleurs tons teintes palette fond charte accentue colores tonos paleta fondo estilo diseno cor cores tons fundo visual paleta acentos',
);
const LEADS = set(
  'in use using mit en em avec con com make paint color colour nutze verwende utilise usa use',
);
const JOINS = set('and und et y e with mit or oder & + , / plus auf on sur sobre com con avec');
const MODIFIERS = set(
  'pastel soft bright calm warm light dark deep pale muted earthy fresh cool rich neon zartem sanftem warmem kraftigem pastell',
);
/** What a colour directly before makes a wish of: `a calm blue website`. */
const COLOURED = set('website site homepage page app design theme look layout webseite website interface');
/** Words in a row between a colour and what makes it the colour of the site. */
const REACH = 6;
const MAX_COLOURS = 6;

function hexOf(text: string): string {
  const digits = text.slice(1).toLowerCase();
  return digits.length === 3 ? `#${[...digits].map((digit) => digit + digit).join('')}` : `#${digits}`;
}

function mentions(tokens: Token[]): Mention[] {
  const found: Mention[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    const hyphened = tokens[index + 1]?.text === '-';
    const second = hyphened ? index + 2 : index + 1;
    const shade = SHADES[`${token.key} ${tokens[second]?.key ?? ''}`];
    if (shade !== undefined) {
      found.push({ hex: shade, first: index, last: second, start: token.start });
      index = second;
    } else if (Object.hasOwn(COLOUR_NAMES, token.key) && !(token.isCapital && isKnownPlace(token.text)))
      found.push({ hex: COLOUR_NAMES[token.key] as string, first: index, last: index, start: token.start });
  }
  return found;
}

/** `a calm blue website`. */
function describesSite(tokens: Token[], mention: Mention): boolean {
  return COLOURED.has(tokens[mention.last + 1]?.key ?? '');
}

function hasCueNear(tokens: Token[], mention: Mention): boolean {
  const sentence = tokens[mention.first]?.sentence;
  for (let distance = 1; distance <= REACH; distance += 1)
    for (const token of [tokens[mention.first - distance], tokens[mention.last + distance]])
      if (token?.sentence === sentence && token !== undefined && CUES.has(token.key)) return true;
  return false;
}

/** `… in green and gold.`: led by a preposition or verb, and nothing that the colour could belong to after it. */
function standsAlone(tokens: Token[], mention: Mention): boolean {
  const before = tokens[mention.first - 1];
  const after = tokens[mention.last + 1];
  const isEnd =
    after === undefined ||
    after.sentence !== tokens[mention.last]?.sentence ||
    !after.isWord ||
    JOINS.has(after.key);
  if (!isEnd) return false;
  if (before === undefined) return false;
  return (
    LEADS.has(before.key) ||
    (LEADS.has(tokens[mention.first - 2]?.key ?? '') && /^(?:it|them|everything|es|alles)$/.test(before.key))
  );
}

/** `…, pink and white, …`: a part of a list that is nothing but colours. */
function isOwnClause(tokens: Token[], mention: Mention): boolean {
  const sentence = tokens[mention.first]?.sentence;
  const before =
    tokens[MODIFIERS.has(tokens[mention.first - 1]?.key ?? '') ? mention.first - 2 : mention.first - 1];
  const after = tokens[mention.last + 1];
  const starts = before?.sentence !== sentence || /^[,;:(–—.]$/.test(before?.text ?? '');
  const ends =
    after?.sentence !== sentence || /^[,;.!)–—]$/.test(after?.text ?? '') || JOINS.has(after?.key ?? '');
  return starts && ends;
}

function isJoined(tokens: Token[], left: Mention, right: Mention): boolean {
  if (tokens[left.last]?.sentence !== tokens[right.first]?.sentence) return false;
  const between = tokens.slice(left.last + 1, right.first);
  return between.length <= 2 && between.length > 0 && between.every((token) => JOINS.has(token.key));
}

function latinColours(tokens: Token[]): { hex: string; start: number }[] {
  const all = mentions(tokens);
  const accepted = all.map(
    (mention) =>
      hasCueNear(tokens, mention) ||
      standsAlone(tokens, mention) ||
      describesSite(tokens, mention) ||
      isOwnClause(tokens, mention),
  );
  for (let index = 1; index < all.length; index += 1)
    if (accepted[index - 1] && isJoined(tokens, all[index - 1] as Mention, all[index] as Mention))
      accepted[index] = true;
  for (let index = all.length - 2; index >= 0; index -= 1)
    if (accepted[index + 1] && isJoined(tokens, all[index] as Mention, all[index + 1] as Mention))
      accepted[index] = true;
  return all.filter((_, index) => accepted[index]);
}

const JAPANESE_CUE =
  /^(?:色)?で[、,。]|^(?:色)?[^。\n]{0,14}(?:基調|カラー|配色|テーマ|ベース|色合い|色で|を使|デザイン|でまとめ|のサイト|にして|系)/;
const JAPANESE_JOIN = /^(?:色)?(?:と|、|・|や)/;

function japaneseColours(text: string): { hex: string; start: number }[] {
  if (!/[\u3040-\u30ff\u3400-\u9fff]/.test(text)) return [];
  const found: { hex: string; start: number }[] = [];
  const taken = new Uint8Array(text.length);
  for (const [name, hex] of JAPANESE_COLOURS)
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
      const end = at + name.length;
      const rest = text.slice(end, end + 24);
      if (!JAPANESE_CUE.test(rest) && !JAPANESE_JOIN.test(rest)) continue;
      if (!JAPANESE_CUE.test(rest) && !startsWithColour(rest.replace(JAPANESE_JOIN, ''))) continue;
      if (taken[at] === 1 || isWithinWord(text, name, at)) continue;
      taken.fill(1, at, end);
      found.push({ hex, start: at });
    }
  return found;
}

/** `目黒`, `青山`: a single sign next to another is part of a word, mostly a place. */
function isWithinWord(text: string, name: string, at: number): boolean {
  return (
    name.length === 1 &&
    (/[\p{Script=Han}]$/u.test(text.slice(0, at).replace(/[薄濃深淡明暗]$/u, '')) ||
      /^(?![色系調背基])\p{Script=Han}/u.test(text.slice(at + 1)))
  );
}

function startsWithColour(rest: string): boolean {
  return JAPANESE_COLOURS.some(([name]) => rest.startsWith(name));
}

/** Colours that the prompt asks for, in its order, as `#rrggbb`; those in the name or of goods are not asked for. */
export function readColours({ text, tokens }: PromptText, name: string | null): string[] {
  const nameAt = name === null ? -1 : text.indexOf(name);
  const isInName = (start: number) =>
    nameAt !== -1 && start >= nameAt && start < nameAt + (name?.length ?? 0);
  const hexes = Array.from(text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi), (match) => ({
    hex: hexOf(match[0]),
    start: match.index,
  }));
  const all = [...hexes, ...latinColours(tokens), ...japaneseColours(text)]
    .filter((colour) => !isInName(colour.start))
    .toSorted((a, b) => a.start - b.start);
  return [...new Set(all.map((colour) => colour.hex))].slice(0, MAX_COLOURS);
}

const DARK =
  /\b(?:make|keep|want|like) (?:it|everything|the (?:site|design|website|look)) (?:\w+,? (?:and )?)?dark\b|\bdark and (?:bold|moody|modern|elegant|minimal|sleek)\b|\bdark[ -](?:mode|theme|themed|design|background|look|style|site|website|colou?r scheme|ui)\b|\b(?:dunkle[sm]?|dunkler) (?:design|modus|thema|hintergrund|look|layout|stil|optik)\b|\bdark ?mode\b|\b(?:mode|thème|fond|design) sombre\b|\b(?:modo|tema|fondo|diseño) oscuro\b|\b(?:modo|tema|fundo|design|visual) escuro\b|ダークモード|ダークテーマ|黒背景|暗い背景|ダークな/iu;

/** True when a dark design is asked for. */
export function isDarkAskedFor({ text }: PromptText): boolean {
  return DARK.test(text);
}
