import { type Reader, type Reading, type Wish, refusal } from '../grammar/reading.js';
import type { Scene } from '../grammar/scene.js';
import { sentencesOf } from '../grammar/split-message.js';
import { ADD, REMOVE } from '../grammar/verbs.js';
import { isFeature, isWholly, subjectOf } from '../targets/subjects.js';
import { findSection } from '../targets/find-target.js';
import { placeOfSection } from './add-page.js';
import { addPage, addSection } from './page-additions.js';
import { joined } from './remove.js';
import { quotedFirst } from './rename.js';

const ARTICLE =
  /^(?:also\s+|auch\s+|noch\s+|aussi\s+|también\s+|também\s+)?(?:an?|the|our|some|another|one|eine?n?|die|das|den|unsere?n?|une?|des|les?|la|una?|unos|unas|el|los|las|uma?|os?|as?)\s+/iu;
const PARTICLE =
  /\s+(?:hinzu(?:fügen)?|ein(?:fügen)?|an(?:legen)?|ergänzen|erstellen)$|(?:を)?(?:追加|加え|作っ|作成|入れ|設け).*$/iu;
const LISTED = /\s*,\s*(?:(?:and|und|et|y|e)\s+)?|\s+(?:and|und|et|y|e|&)\s+|と|、/iu;

/** Adds features named without the word page: `add a FAQ`, `a gallery and a blog`. */
export const readAddFeature: Reader = (wish, scene) => {
  const verb = ADD.exec(wish.text);
  if (!verb || REMOVE.test(wish.text)) return null;
  const object = `${wish.text.slice(0, verb.index)} ${wish.text.slice(verb.index + verb[0].length)}`
    .replaceAll('¦', ' ')
    .trim()
    .replace(PARTICLE, '')
    .trim();
  if (/\p{Co}/u.test(object) || object === '') return null;
  const parts = object.split(LISTED).filter((part) => part !== '');
  const isList = parts.length > 1 && parts.every((part) => isFeature(subjectOf(part)));
  const whole = isList ? null : readingOf(object, wish, scene, true);
  if (whole) return whole;
  if (parts.length < 2) return null;
  const readings = parts.map((part, at) => readingOf(part, wish, scene, at === parts.length - 1));
  const known = readings.filter((reading) => reading !== null);
  if (known.length === 0) return null;
  const unknown = parts.filter((_, at) => readings[at] === null);
  return { ...joined(known), rest: unknown.join(' ¦ ') };
};

function readingOf(words: string, wish: Wish, scene: Scene, takesBody: boolean): Reading | null {
  const name = words
    .replace(
      /^(?:an? |another |eine |une |una |uma )?(?:question|frage|pregunta|pergunta)s? (?:to|in|zu|à|a) /iu,
      '',
    )
    .replace(ARTICLE, '')
    .replace(/^(?:new|neue[rsn]?|nouvelle|nueva|nova)\s+/iu, '');
  const described =
    /^(?<head>.{3,40}?)\s+(?<tail>(?:that|which|who|with|where|showing|of|mit|avec|con|com|qui|que)\s.+)$/iu.exec(
      name,
    );
  if (described) {
    const head = readingOf(described.groups!['head']!, wish, scene, takesBody);
    return head && { ...head, rest: described.groups!['tail']! };
  }
  const placed = placeOfSection(name, null, scene);
  if (placed.page && isFeature(subjectOf(placed.topic)) && !/^(?:to|on|in)$/iu.test(placed.topic)) {
    const present = findSection(scene.site, placed.page, placed.topic);
    if (present) return refusal(wish, `the page “${placed.page.title}” shows it already`);
    return {
      ...addSection(
        placed.topic,
        placed.page,
        takesBody && wish.body !== '' ? [wish.message.meant(wish.body)] : [],
        wish,
      ),
      usesBody: takesBody,
      takesStatements: true,
    };
  }
  const subject = subjectOf(name);
  if (!isFeature(subject) || !isWholly(name, subject)) return null;
  if (subject === 'menu' && /(?<!\p{L})(?:to|auf|à|al|ao)\s/iu.test(name)) return null;
  const body = takesBody ? wish.body : '';
  const statements = sentencesOf(body).map((sentence) => wish.message.meant(sentence));
  const reading = addPage(quotedFirst(name).name, statements, wish, scene);
  return { ...reading, usesBody: body !== '', takesStatements: reading.edits.length === 1 };
}
