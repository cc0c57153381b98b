import { type Mention, coloursIn, toneIn } from '../facts/look-words.js';
import { leftover } from '../grammar/leftover.js';
import { type Reader, type Reading, HOLE, without } from '../grammar/reading.js';
import { CHANGE, wordPattern } from '../grammar/verbs.js';

const LOOK = wordPattern(
  'colou?rs?(?: scheme| palette)?|palette|accents?(?: colou?rs?)?|theme|brand colou?rs?|look|looks|feel|style|design|tone|vibe|mood|voice|background|header|footer|buttons?|links?|nav(?:igation)?(?: bar)?|banner|mode|' +
    'farben?|farbschema|akzentfarbe|akzent|hintergrund|kopfzeile|knöpfe|buttons|stil|ton|optik|modus|aussehen|couleurs?|thème|fond|accent|en-tête|boutons?|ton|style|mode|' +
    'colores|paleta|acento|fondo|cabecera|botones|tono|estilo|tema|modo|cor(?:es)?|destaque|fundo|cabeçalho|botões|tom|estilo|visual|色合い',
  'テーマカラー|アクセントカラー|カラー|配色|テーマ|背景|ヘッダー|ボタン|雰囲気|デザイン|トーン|モード|色',
);
const PARTS = wordPattern(
  'header|footer|buttons?|links?|nav(?:igation)?(?: bar)?|banner|kopfzeile|knöpfe|en-tête|boutons?|cabecera|botones|cabeçalho|botões',
  'ヘッダー|ボタン',
);
const BACKGROUND = wordPattern('background|hintergrund|fond|fondo|fundo', '背景');
/** Words that only lead to a look. */
const LEADS =
  /(?<!\p{L})(?:it|its|the|a|an|our|to|in|into|be|become|more|much|very|a bit|a little|bit|little|little bit|slightly|rather|quite|less than|of|for|with|as|and|main|primary|secondary|site|website|page|whole|everything|all|is|by|instead|can|could|would|should|we|you|i|want|like|prefer|go|have|get|put|try|pick|mach(?:en)?|es|sie|die|der|das|den|dem|in|auf|zu|etwas|mehr|und|mit|seite|webseite|website|werden|sein|le|la|les|en|plus|un peu|et|avec|site|el|lo|más|un poco|y|con|sitio|web|o|a|mais|um pouco|e|com|de|em|para)(?!\p{L})|[をにはがのでともへっぽいて]|サイト|ページ|全体|もっと|もう少し|して|する|変更|変え|使っ|使用|ください/giu;
const LESS = wordPattern('less|not so|weniger|moins|menos', 'もっと少なく');
const DARK = wordPattern(
  'dark(?: ?-?(?:mode|theme|design|colou?rs?|version|background|look))?|night mode|dunkel|dunkle[rsmn]?(?: (?:modus|design|thema|hintergrund|theme))?|sombre|oscur[oa]|escur[oa]',
  'ダークモード|ダーク(?:テーマ|に)|暗く|暗い(?:背景|テーマ)?',
);
const LIGHT = wordPattern(
  'light(?: ?-?(?:mode|theme|design|colou?rs?|version|background|look))?|bright(?: (?:mode|theme|design|background))?|day mode|hell|helle[rsmn]?(?: (?:modus|design|thema|hintergrund|theme))?|claire?|clar[oa]',
  'ライトモード|ライト(?:テーマ|に)|明るく|明るい(?:背景|テーマ)',
);

const DARK_OFF =
  /^(?:turn|switch) off (?:the )?dark (?:mode|theme|design)|^(?:turn|switch) (?:the )?dark (?:mode|theme|design) off|^(?:remove|disable|drop|stop|no more|no) (?:the )?dark (?:mode|theme|design)|^(?:entferne?|kein(?:en)?|ohne) (?:den )?(?:dunkelmodus|dark mode|dunklen? (?:modus|design))/iu;

/** Takes the dark scheme away, before it is taken for a thing to remove. */
export const readDarkOff: Reader = (wish) => {
  const match = DARK_OFF.exec(wish.text);
  return match && darkReading(false, without(wish.text, match));
};

/** Colours, dark or light, and tone. */
export const readLook: Reader = (wish, scene) => {
  const colours = coloursIn(wish.text);
  const bare = colours.toReversed().reduce(cutOut, wish.text);
  if (colours.length > 0)
    return BACKGROUND.test(wish.text) && colours.length === 1
      ? readBackground(colours[0]!, wish, bare)
      : readColours(colours, wish, bare);
  return readDark(wish) ?? readTone(wish, scene.brief.promptLanguage);
};

type Wish = Parameters<Reader>[0];

function cutOut(text: string, { start, end }: Mention<unknown>): string {
  return `${text.slice(0, start)}${HOLE}${text.slice(end)}`;
}

function readColours(colours: Mention<string>[], wish: Wish, bare: string): Reading | null {
  if (!isAskedFor(wish, bare) || belongsToThing(colours, wish.text)) return null;
  const values = [...new Set(colours.map(({ value }) => value))].slice(0, 6);
  const named = colours.map(({ words, value }) => (words.startsWith('#') ? value : `${words} (${value})`));
  const note = PARTS.test(wish.text)
    ? ' Parts of a page have no colour of their own: it holds for the whole site.'
    : '';
  const sentence =
    values.length === 1
      ? `The accent colour becomes ${named[0]}.`
      : `The colours become ${list([...new Set(named)])}.`;
  return {
    edits: [{ kind: 'colours', colours: values }],
    understood: [`${sentence}${note}`],
    rest: restOf(bare),
  };
}

/** A dark or light ground is the scheme of the whole site; other colours of it are its accent. */
function readBackground(colour: Mention<string>, wish: Wish, bare: string): Reading | null {
  if (!isAskedFor(wish, bare)) return null;
  const light = lightness(colour.value);
  if (light > 0.12 && light < 0.85) return readColours([colour], wish, bare);
  return darkReading(light <= 0.12, restOf(bare));
}

function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return 0.3 * red + 0.6 * green + 0.1 * blue;
}

/** A verb of change, a noun of look, or nothing but colours. */
function isAskedFor(wish: Wish, bare: string): boolean {
  return CHANGE.test(wish.clause) || LOOK.test(wish.text) || leftover(bare.replaceAll(LEADS, ' ')) === '';
}

/** `green tea` is no colour of a site: a colour word leads straight to a noun that is not about looks. */
function belongsToThing(colours: Mention<string>[], text: string): boolean {
  return colours.some(({ value, words, end }) => {
    if (words === value || /[\u3040-\u9fff]/.test(words)) return false;
    const next = /^\s+(?<word>[\p{L}]+)/u.exec(text.slice(end))?.groups!['word'];
    if (next === undefined || LOOK.test(next) || CHANGE.test(next)) return false;
    return (
      leftover(next.replaceAll(LEADS, ' ')) !== '' &&
      !/^(?:and|with|und|mit|et|avec|y|con|e|com|for|für|please|machen|färben|instead|ones?)$/iu.test(next)
    );
  });
}

function restOf(bare: string): string {
  return bare.replace(CHANGE, ' ').replaceAll(new RegExp(LOOK.source, 'giu'), ' ').replaceAll(LEADS, ' ');
}

function readDark(wish: Wish): Reading | null {
  for (const [pattern, isDark] of [
    [DARK, true],
    [LIGHT, false],
  ] as const) {
    const match = pattern.exec(wish.text);
    if (!match) continue;
    const bare = cutOut(wish.text, {
      value: null,
      words: '',
      start: match.index,
      end: match.index + match[0].length,
    });
    if (!isAskedFor(wish, bare)) return null;
    const rest = restOf(bare);
    if (leftover(rest) !== '' && !LOOK.test(match[0]) && !CHANGE.test(wish.clause)) return null;
    return darkReading(isDark, rest);
  }
  return null;
}

function darkReading(isDark: boolean, rest: string): Reading {
  const edits = [{ kind: 'dark' as const, isDark }];
  return { edits, understood: [`The site becomes ${isDark ? 'dark' : 'light'}.`], rest };
}

function readTone(wish: Wish, language: Parameters<typeof toneIn>[1]): Reading | null {
  const tone = toneIn(wish.text, language);
  if (!tone || LESS.test(wish.text)) return null;
  const bare = cutOut(wish.text, tone);
  if (!isAskedFor(wish, bare)) return null;
  const rest = restOf(bare);
  if (leftover(rest) !== '' && !LOOK.test(wish.text)) return null;
  const understood = [`The tone becomes ${tone.value}.`];
  return { edits: [{ kind: 'tone', tone: tone.value }], understood, rest };
}

function list(names: string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
