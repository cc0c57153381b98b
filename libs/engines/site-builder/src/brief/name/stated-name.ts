import type { PromptText, Token } from '../text/prompt-text.js';
import { tokenAt } from '../text/lexicon.js';
import { cleanName } from './clean-name.js';
import { CONNECTORS, PERSON_LEADS } from '../words/name-words.js';
import { isNameWord, sequenceAt, textOf } from './name-sequence.js';

/** Words that announce a name; each sequence of folded tokens. */
const CUES = [
  'called',
  'named',
  'name is',
  'name :',
  'name will be',
  'name should be',
  'titled',
  'entitled',
  'known as',
  'by the name of',
  'call it',
  'name it',
  'call myself',
  'call ourselves',
  'brand name',
  'under the name',
  'goes by',
  'trading as',
  'namens',
  'heisst',
  'heissen',
  'genannt',
  'name ist',
  'name lautet',
  'nennt sich',
  'nennen uns',
  'mit dem namen',
  'unter dem namen',
  'nenne sie',
  'nenne es',
  'nenn sie',
  'nenn es',
  'appele',
  'appelee',
  'nomme',
  'nommee',
  "s ' appelle",
  "s ' appellera",
  "m ' appelle",
  'appelle - la',
  'nom :',
  'du nom de',
  'intitule',
  'intitulee',
  'baptise',
  'baptisee',
  'nom est',
  'nom sera',
  'sous le nom de',
  'sous le nom',
  'llamada',
  'llamado',
  'se llama',
  'se llamara',
  'me llamo',
  'nombre :',
  'de nombre',
  'nombre es',
  'nombre sera',
  'denominada',
  'denominado',
  'con el nombre de',
  'chamada',
  'chamado',
  'se chama',
  'chama - se',
  'chamo - me',
  'me chamo',
  'nome :',
  'de nome',
  'nome e',
  'nome sera',
  'denominada',
  'denominado',
  'com o nome de',
  'intitulada',
  'intitulado',
].map((cue) => cue.split(' '));
const CUES_BY_START = Map.groupBy(CUES, (cue) => cue[0] as string);

/** Where a name in lower case ends: `called moonbase coffee in berlin`. */
const ENDS = new Set(
  'in for with and that who which where at near on from to is are it we i a an the selling offering offers sells serving by my our based located please there des der die das in mit und fur die aus bei wo ist das eine ein qui avec et pour dans a en est que con y para donde es com e em no na onde por since seit depuis desde'.split(
    ' ',
  ),
);
const MAX_LOWER_WORDS = 4;

function cueEnd(tokens: Token[], index: number): number | null {
  for (const cue of CUES_BY_START.get(tokens[index]?.key ?? '') ?? [])
    if (cue.every((word, at) => tokens[index + at]?.key === word)) return index + cue.length - 1;
  return null;
}

function isOfPerson(tokens: Token[], index: number): boolean {
  const before = tokens[index - 1]?.key ?? '';
  return PERSON_LEADS.has(before) || before === 'so';
}

function lowerName({ text, tokens }: PromptText, first: number): string | null {
  let last = first - 1;
  while (last - first + 1 < MAX_LOWER_WORDS) {
    const next = tokens[last + 1];
    if (next === undefined || next.sentence !== tokens[first]?.sentence) break;
    if (!next.isWord && !/^[&+'-]$/.test(next.text)) break;
    if (last >= first && ENDS.has(next.key)) break;
    if (last < first && ENDS.has(next.key) && !/^(?:the|la|le|el|o|a)$/.test(next.key)) return null;
    last += 1;
  }
  return last < first ? null : text.slice(tokens[first]?.start, tokens[last]?.end);
}

/** `The daily grind`: a leading article, or a capital, in front of words in lower case. */
function nameFrom(prompt: PromptText, first: number): string | null {
  const { tokens } = prompt;
  const sequence = sequenceAt(tokens, first);
  if (sequence !== null) {
    const isArticle = sequence.last === sequence.first && CONNECTORS.has(tokens[first]?.key ?? '');
    return isArticle ? lowerName(prompt, first) : textOf(prompt, sequence);
  }
  const article = tokens[first];
  if (article !== undefined && /^(?:the|la|le|el|o|a|l|der|die|das|les|los|las)$/.test(article.key)) {
    const after = tokens[first + 1]?.text === "'" ? first + 2 : first + 1;
    const rest = sequenceAt(tokens, after);
    if (rest !== null)
      return textOf(prompt, { first: article.key === 'the' ? after : first, last: rest.last });
  }
  return lowerName(prompt, first);
}

/** A name that the prompt announces as such: `called X`, `namens X`, `se llama X` … */
export function statedName(prompt: PromptText): string | null {
  const { tokens } = prompt;
  for (let index = 0; index < tokens.length; index += 1) {
    const end = cueEnd(tokens, index);
    if (end === null || isOfPerson(tokens, index)) continue;
    let first = end + 1;
    while (/^(?:[:"'“”„«»‚‘「]|is|ist|est|es|just|simply)$/.test(tokens[first]?.text ?? '')) first += 1;
    if (tokens[first]?.sentence !== tokens[index]?.sentence) continue;
    const raw = tokens[index]?.key === 'heissen' ? nameBefore(prompt, index) : nameFrom(prompt, first);
    const name = raw === null ? null : cleanName(raw);
    if (name !== null) return name;
  }
  return null;
}

/** `soll Kornblume heißen`: German puts the name before the verb. */
function nameBefore(prompt: PromptText, index: number): string | null {
  const { tokens } = prompt;
  let first = index;
  while (
    first > 0 &&
    (isNameWord(tokens[first - 1]) || /^["'“”„«»&-]$/.test(tokens[first - 1]?.text ?? '')) &&
    tokens[first - 1]?.sentence === tokens[index]?.sentence
  )
    first -= 1;
  return first === index ? null : prompt.text.slice(tokens[first]?.start, tokens[index - 1]?.end);
}

const QUOTE =
  /["“„«”]\s?([^"“”„«»\n]{1,80}?)\s?["”“»«]|「([^」\n]{1,60})」|『([^』\n]{1,60})』|(?<![\p{L}\p{N}])'([^'\n]{2,60}(?:'s [^'\n]{1,40})?)'(?![\p{L}\p{N}])|‹([^›\n]{1,60})›/gu;
const NOT_A_NAME =
  /(?:headline|slogan|tagline|motto|claim|title of|heading|button|says?|saying|text|reads?|page|section|überschrift|seite|titre|accroche|titular|eslogan|lema|botón|botão|slogan|quote|label|キャッチコピー|見出し|という(?:言葉|ページ|ボタン))\s*[:,]?\s*(?:is|ist|:|that|a|an|of|with|like|called|named|the)?\s*$/iu;
const NOT_A_NAME_AFTER =
  /^\s*(?:button|page|section|link|form|field|tab|heading|headline|ページ|ボタン|コーナー|欄)/iu;
const MAX_WORDS = 8;

/** The first quoted text that can be a name: short, and not a headline, button or page that the prompt asks for. */
export function quotedName(prompt: PromptText): string | null {
  for (const match of prompt.text.matchAll(QUOTE)) {
    const inner = match.slice(1).find((group) => group !== undefined) ?? '';
    const before = prompt.text.slice(Math.max(0, match.index - 40), match.index);
    const after = prompt.text.slice(match.index + match[0].length, match.index + match[0].length + 20);
    if (NOT_A_NAME.test(before) || NOT_A_NAME_AFTER.test(after)) continue;
    if (inner.split(/\s+/).length > MAX_WORDS || /[.!?]\s/.test(inner)) continue;
    if (PERSON_LEADS.has(prompt.tokens[tokenAt(prompt.tokens, match.index) - 1]?.key ?? '')) continue;
    const name = cleanName(inner);
    if (name !== null) return name;
  }
  return null;
}
