import type { Page } from '../../model/site.js';
import { textIn } from '../grammar/names.js';
import { type Reader, type Wish, HOLE, refusal } from '../grammar/reading.js';
import type { Scene } from '../grammar/scene.js';
import { sentencesOf } from '../grammar/split-message.js';
import { ADD, PAGE, REMOVE, SECTION } from '../grammar/verbs.js';
import { findPage } from '../targets/find-target.js';
import { addPage, addSection } from './page-additions.js';

const ABOUT =
  /^(?:about|on|for|with|showing|listing|presenting|introducing|avec|covering|explaining|describing|dedicated to|called|named|titled|entitled|with the title|saying|über|zum thema|zur|zum|zu|für|mit dem titel|mit|namens|sur|consacrée? (?:à|aux?)|pour|intitulée?|appelée?|sobre|acerca d[aoe]s?|acerca de|para|con|llamada|titulada|dedicada a|chamada|intitulada|:)(?!\p{L})\s*/iu;
const NOUN =
  /(?<!\p{L})(?:(?<fused>(?!web|unter)\p{L}{2,24}?)(?=-?(?:seite|abschnitt|bereich))-?)?(?<noun>(?:sub|web)?pages?|tabs?|(?:web|unter)?seiten?|onglets?|páginas?|paginas?|pestañas?|abas?|sections?|blocks?|abschnitte?|bereiche?|rubriques?|secci(?:ón|ones)|apartados?|seç(?:ão|ões)|secç(?:ão|ões))(?!\p{L})/iu;
const JAPANESE =
  /(?<topic>\p{Co}|[^、。を¦]{1,40}?)(?:に関する|についての|という|の|を紹介する|用の)?(?:新しい)?(?<noun>ページ|セクション|欄)/u;
const LEAD =
  /^(?:(?:an?|the|another|our|some|one|more|additional|extra|new|separate|own|also|eine?n?|noch|neuen?|weitere|eigene|die|der|das|den|une?|la|le|nouvelle|nouveau|aussi|una?|el|nuev[ao]|otra|también|uma?|o|nov[ao]|outra|também)(?:\s+|$))+/iu;
const TAIL_VERB =
  /\s*(?:hinzu(?:fügen)?|einfügen|ein|anlegen|an|erstellen|ergänzen|machen|bauen|schreiben)$/iu;
const TO_SITE =
  /^(?:to|in|into|on|zu|auf|in|à|dans|al?|en|ao|no|na)\s+(?:the |our |die |der |den |das |unsere[rn]? |le |la |notre |el |o |a )?(?:site|web ?site|navigation|nav(?: ?bar)?|menu|main menu|webseite|menü|menú)$/iu;

const NEXT = /^(?:,|and|und|et|y|e|\s)+\s/iu;
/** An article after `and` begins another thing: `a page about our history and a blog`. */
const AND_ANOTHER = /\s*(?:,|\s(?:and|und|et|y|e))\s+(?=(?:an?|another|eine?n?|une|una|uma)\s)/iu;

/** Verbs that add something new, or change what is there: `make the about page …`. */
const CHANGES = /^(?:make|give|show|put|place|mache?|zeige?|mets|pon|coloque)$/iu;

interface Asked {
  topic: string;
  /** Words for the page that a section comes to. */
  where: string | null;
  isSection: boolean;
  isSeveral: boolean;
  rest: string;
}

/** Adds a page or section on a subject: as a feature where one covers it. */
export const readAddPage: Reader = (wish, scene) => {
  if (!(PAGE.test(wish.text) || SECTION.test(wish.text))) return null;
  if (!ADD.test(wish.clause) || REMOVE.test(wish.clause)) return null;
  const asked = askedFor(wish);
  if (!asked) return null;
  const { topic, isInBody } = topicOf(asked, wish);
  const where = asked.isSection ? placeOfSection(topic, asked.where, scene) : { topic, page: null };
  if (/^(?:each|every|all|jede[nrs]?|alle|chaque|cada)(?!\p{L})/iu.test(where.topic)) {
    return refusal(wish, 'pages are added one by one: say what each should be about');
  }
  if (where.topic === '') return refusal(wish, 'say what it should be about');
  const topics = asked.isSeveral
    ? where.topic.split(/\s*,\s*(?:and\s+)?|\s+(?:and|und|et|y|e|&)\s+/iu)
    : [where.topic];
  const statements = isInBody ? [] : statementsIn(wish);
  const readings = topics
    .filter((one) => one !== '')
    .map((one) =>
      asked.isSection ? addSection(one, where.page, statements, wish) : addPage(one, statements, wish, scene),
    );
  return {
    edits: readings.flatMap(({ edits }) => edits),
    understood: readings.flatMap(({ understood }) => understood),
    openPoints: readings.flatMap(({ openPoints }) => openPoints ?? []),
    rest: asked.rest,
    usesBody: true,
    takesStatements: readings.at(-1)?.edits.length === 1,
  };
};

function askedFor(wish: Wish): Asked | null {
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(wish.text)) return askedInJapanese(wish.text);
  const verb = ADD.exec(wish.text);
  const isVerbFirst = verb !== null && verb.index <= 30 && verb.index + verb[0].length < wish.text.length;
  const before = isVerbFirst ? wish.text.slice(0, verb.index) : '';
  const object = (isVerbFirst ? wish.text.slice(verb.index + verb[0].length) : wish.text)
    .replace(/^[\s¦]+/u, '')
    .replace(/^(?:(?:and|und|et|y|e|me|us|it|uns|mir|nous|moi|also)\s+)+/iu, '')
    .trim()
    .replace(TAIL_VERB, '');
  const match = NOUN.exec(object);
  if (!match) return null;
  const front = object.slice(0, match.index).trim();
  const lead = match.groups!['fused'] ?? front.replace(LEAD, '').trim();
  const after = object.slice(match.index + match[0].length).trim();
  const noun = match.groups!['noun']!;
  const isSection = !PAGE.test(noun);
  const isSeveral = /(?:pages|seiten|páginas|paginas|sections|tabs|abschnitte)$/iu.test(noun);
  const tail = TO_SITE.test(after) ? '' : after;
  if (isVerbFirst && CHANGES.test(verb[0]) && /^(?:the|die|den|la|le|el|a|o)\s/iu.test(front)) return null;
  if (lead === '') {
    if (isDefinite(front) && !ABOUT.test(tail) && !/^\p{Co}/u.test(tail)) return null;
    const [topic = '', ...others] = tail.replace(ABOUT, '').split(AND_ANOTHER);
    const rest = others.map((other) => `${HOLE}${verb?.[0] ?? ''} ${other}`).join('');
    return { topic, where: null, isSection, isSeveral, rest: `${before}${rest}` };
  }
  if (
    /(?<!\p{L})(?:to|on|zu|auf|to the|on the)\s*(?:the|our|der|die)?$/iu.test(lead) ||
    / (?:to|on) (?:the|our) /iu.test(` ${lead} `)
  )
    return null;
  if (isSection) return { topic: lead, where: tail, isSection, isSeveral, rest: before };
  const next = /^(?:,|and|und|et|y|e)\s/iu.test(tail) ? `${verb?.[0] ?? ''} ${tail.replace(NEXT, '')}` : tail;
  return { topic: lead, where: null, isSection, isSeveral, rest: `${before}${HOLE}${next}` };
}

function askedInJapanese(text: string): Asked | null {
  const match = JAPANESE.exec(text);
  if (!match) return null;
  const rest = text
    .slice(match.index + match[0].length)
    .replace(
      /^を?(?:新しく)?(?:追加|加え|作っ|作成|作り|入れ|設け)?(?:して|て)?(?:ください|ほしい|欲しい|下さい)?/u,
      '',
    );
  const isSection = match.groups!['noun'] !== 'ページ';
  return { topic: match.groups!['topic']!, where: null, isSection, isSeveral: false, rest };
}

/** `mach die Seite grün` speaks of the site and of no page to add. */
function isDefinite(front: string): boolean {
  return /^(?:the|this|our|die|diese|unsere|la|cette|notre|esta|nuestra|a|nossa)$/iu.test(front);
}

/** A topic after the colon (`a new page: Vouchers`) is a title when it is short and the clause names none. */
function topicOf(asked: Asked, wish: Wish): { topic: string; isInBody: boolean } {
  if (asked.topic !== '') return { topic: asked.topic, isInBody: false };
  return { topic: wish.body, isInBody: true };
}

function statementsIn(wish: Wish): string[] {
  return sentencesOf(wish.body).flatMap((sentence) => textIn(wish.message, sentence) ?? []);
}

const PLACE =
  /(?<=^|\s)(?:on|to|in|into|at the (?:end|bottom|top) of|auf|zu|zur|unter|sur|à|en|na|no|em)\s+(?:the |our |der |die |la |le |l'|a |o )?(?<page>[^¦]{1,60})$/iu;

/** The page that a section comes to, and the topic without the words for it. */
export function placeOfSection(
  topic: string,
  where: string | null,
  scene: Scene,
): { topic: string; page: Page | null } {
  const match = PLACE.exec(where ?? topic);
  const page = match && findPage(scene.site, match.groups!['page']!);
  if (!match || !page) return { topic, page: null };
  const before = where === null ? topic.slice(0, match.index).trim().replace(ABOUT, '') : topic;
  return { topic: before, page };
}
