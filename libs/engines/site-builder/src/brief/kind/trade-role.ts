import type { Token } from '../text/prompt-text.js';

const DETERMINERS = set(
  'a an the my our your their his her this ein eine einen einer eines einem der die das den dem mein meine meinen meiner meinem meines unser unsere unseren unserem unserer ihr ihre un une des le la les mon ma mes notre nos el los las una unos mi mis nuestro nuestra nuestros o os as um uma uns meu minha nosso nossa do da dos das al del au',
);
/** Words that make the noun after them what the site is for. */
const LEADS = set(
  'for is are am run own start starting open opening opened launch we re m i have fur ist sind bin betreibe betreiben fuhre fuhren habe haben eroffne pour est suis sommes ai tiens ouvre gere para es somos soy tengo abro e sou tenho para abri',
);
/** Words that make the noun after them a neighbour, a place or a comparison. */
const ASIDES = set(
  'near behind opposite above below beside beneath next like unlike former old from to than neben hinter gegenuber uber nahe fruher ehemaligen ehemalige alten comme ancien ancienne pres derriere junto cerca antiguo antigua como perto antigo antiga atras supply supplies supplying visit visiting between at',
);
const EXTRAS = set('with and mit und avec et con y com e plus including inklusive sowie');
/** Words before `of` and `for` that make what follows the subject of an app rather than the business. */
const LISTS = set(
  'directory list listing listings guide catalogue catalog database index map collection verzeichnis liste ubersicht sammlung katalog annuaire repertoire guide catalogue directorio guia catalogo listado diretorio tracker register log',
);

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** True for an article or possessive, in any of the languages. */
export function isDeterminer(token: Token | undefined): boolean {
  return token !== undefined && DETERMINERS.has(token.key);
}

/** True for a word that leads to what the site is for. */
export function isLead(token: Token | undefined): boolean {
  return token !== undefined && LEADS.has(token.key);
}

/** Points for or against a trade being the business itself, from the words on its left. */
export function roleBefore(tokens: Token[], first: number): number {
  const sentence = tokens[first]?.sentence;
  let sawDeterminer = false;
  for (let index = first - 1, seen = 0; index >= 0 && seen < 7; index -= 1, seen += 1) {
    const token = tokens[index] as Token;
    if (token.sentence !== sentence || /[.;:!?()]/.test(token.text)) return 0;
    if (ASIDES.has(token.key)) return -8;
    if (EXTRAS.has(token.key)) return -3;
    if (LISTS.has(token.key)) return -12;
    if (token.key === 'of' || token.key === 'in') return -5;
    if (isDeterminer(token)) sawDeterminer = true;
    else if (isLead(token)) return sawDeterminer || token.key !== 'for' ? 6 : 1;
  }
  return sawDeterminer ? 3 : 1;
}

const LIST_REACH = 16;

/** True for trades that a directory lists: `a directory of plumbers and roofers`, with no article of their own. */
export function isListed(tokens: Token[], first: number): boolean {
  for (
    let index = first - 1;
    index >= first - LIST_REACH && tokens[index]?.sentence === tokens[first]?.sentence;
    index -= 1
  ) {
    const token = tokens[index] as Token;
    if (LISTS.has(token.key)) return true;
    if (
      isDeterminer(token) &&
      !/^(?:des|de|der|die|das|the|les|los|las|os|as|all|do|da|dos|das|del)$/.test(token.key)
    )
      return false;
  }
  return false;
}
