import type { AppKind } from '../../model/vocabulary.js';
import type { Feature } from '../../model/brief.js';
import { type Reader, type Reading, type Wish, refusal, without } from '../grammar/reading.js';
import type { Scene } from '../grammar/scene.js';
import { ADD, REMOVE, wordPattern } from '../grammar/verbs.js';
import { isFeature, subjectOf } from '../targets/subjects.js';
import { tellingWords } from '../targets/words.js';
import { addPage } from './add-page.js';
import { quotedFirst } from './rename.js';
import { joined } from './remove.js';

const APPS: [AppKind, RegExp][] = [
  [
    'booking',
    wordPattern(
      '(?:let|allow|enable|so that) .{0,40}(?:book|reserve|make (?:an? )?(?:appointment|booking|reservation)s?)(?: .{0,30})?(?: online)?|(?:online )?(?:bookings?|reservations?|appointments?|booking system|booking calendar|booking app|table reservations?)(?: online)?(?: system| calendar| app| tool)?|book(?:able)? (?:online|slots?)|' +
        '(?:online-?)?(?:terminbuchung|buchungen?|reservierung(?:en)?|buchungssystem|tischreservierung|buchungskalender)|(?:tische?|termine?) .{0,20}(?:reservieren|buchen)|réservations?(?: en ligne)?|réserver .{0,30}|prise de rendez-vous|reservas?(?: en línea| online)?|reservar .{0,30}|citas? online|agendamentos?(?: online)?|agendar .{0,20}',
      'オンライン予約|予約(?:システム|機能|フォーム|できる)|予約',
    ),
  ],
  [
    'shop',
    wordPattern(
      '(?:let|allow) .{0,30}(?:buy|order|shop)(?: .{0,30})?|(?:online |web ?)?(?:shop|store)|shopping cart|(?:online|web)-?shop|warenkorb|bestellungen|online bestellen|boutique en ligne|panier|tienda (?:online|en línea)|carrito(?: de compras?)?|loja (?:online|virtual)|carrinho(?: de compras?)?',
      'オンラインショップ|ネットショップ|通販|カート',
    ),
  ],
  ['waitlist', wordPattern("wait(?:ing)? ?list|warteliste|liste d.attente|lista de espera", 'ウェイトリスト|順番待ちリスト|キャンセル待ち')],
  ['event', wordPattern('rsvps?|(?:let|allow) .{0,30}(?:sign up for|register for|rsvp).{0,30}|event registration|anmeldung zur veranstaltung|inscription à l.événement|inscripción al evento', '参加申し込み|イベント申し込み')],
  ['directory', wordPattern('(?:member |business )?directory|(?:mitglieder|branchen)?verzeichnis|annuaire|directorio|diretório', '名簿|ディレクトリ')],
  ['board', wordPattern('(?:task|kanban|notice|job|to-?do) ?board|kanban|aufgabenboard|pinnwand|tableau kanban|tablero|quadro de tarefas', 'カンバン|タスクボード|掲示板')],
  ['tracker', wordPattern('(?:habit |expense |time |workout )?tracker|tracker-app|seguimiento|rastreador', 'トラッカー|記録アプリ')],
];

/** What comes closest to an app where the site has another one already. */
const FEATURE_OF_APP: Partial<Record<AppKind, Feature>> = {
  booking: 'booking_request',
  shop: 'shop',
  event: 'events',
  directory: 'directory',
};
const APP_NAMES: Record<AppKind, string> = {
  booking: 'visitors can book',
  shop: 'visitors can order from a shop with a cart',
  directory: 'the site has a directory',
  board: 'the site has a board',
  tracker: 'the site has a tracker',
  event: 'visitors can reply to the event',
  waitlist: 'the site has a waitlist',
};
const ENABLE = wordPattern(
  "let|allow|enable|should be able to|people can|customers can|guests can|visitors can|kunden|gäste|besucher|les clients|los clientes|os clientes",
  'できるように|導入',
);

/** Adds a small app; a site has one, so another becomes the feature that comes closest. */
export const readAddApp: Reader = (wish, scene) => {
  if (REMOVE.test(wish.text) || !(ADD.test(wish.text) || ENABLE.test(wish.text))) return null;
  if (/(?<!\p{L})(?:fields?|feld|champ|campo)(?!\p{L})|(?:hours|button)(?!\p{L})/iu.test(wish.text)) return null;
  for (const [app, pattern] of APPS) {
    const match = pattern.exec(wish.text);
    if (match) return appReading(app, { ...wish, text: restOf(wish.text, match) }, scene);
  }
  return null;
};

function restOf(text: string, match: RegExpExecArray): string {
  return without(text, match)
    .replace(ADD, ' ')
    .replace(ENABLE, ' ')
    .replaceAll(/(?<!\p{L})(?:people|customers|visitors|guests|users|clients|them|online|able|system|page|form|kunden|gäste|besucher|können|clientes|on the site|to)(?!\p{L})|できるように|導入|する|を|して/giu, ' ');
}

function appReading(app: AppKind, wish: Wish, scene: Scene): Reading {
  const present = scene.site.app;
  const words = { ...wish, text: wish.clause };
  if (present === app) return refusal(words, `that is there already: ${APP_NAMES[app]}`);
  if (present === null) {
    return { edits: [{ kind: 'add_app', app }], understood: [`From now on ${APP_NAMES[app]}.`], rest: wish.text };
  }
  const feature = FEATURE_OF_APP[app];
  if (feature === undefined || scene.brief.features.includes(feature)) {
    return refusal(words, `a site has one app, and on this one ${APP_NAMES[present]}`);
  }
  return {
    edits: [{ kind: 'add_feature', feature, title: null, statements: [] }],
    understood: [`A site has one app, so for this the site gets a simple request form or page (${feature.replaceAll('_', ' ')}).`],
    rest: wish.text,
  };
}

const ARTICLE =
  /^(?:also\s+|auch\s+|noch\s+|aussi\s+|también\s+|também\s+)?(?:an?|the|our|some|another|one|eine?n?|die|das|den|unsere?n?|une?|des|les?|la|una?|unos|unas|el|los|las|uma?|os?|as?)\s+/iu;
const PARTICLE = /\s+(?:hinzu(?:fügen)?|ein(?:fügen)?|an(?:legen)?|ergänzen|erstellen)$|(?:を)?(?:追加|加え|作っ|作成|入れ|設け).*$/iu;
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
  const whole = readingOf(object, wish, scene, true);
  if (whole) return whole;
  const parts = object.split(LISTED).filter((part) => part !== '');
  if (parts.length < 2) return null;
  const readings = parts.map((part, at) => readingOf(part, wish, scene, at === parts.length - 1));
  const known = readings.filter((reading) => reading !== null);
  if (known.length === 0) return null;
  const unknown = parts.filter((_, at) => readings[at] === null);
  return { ...joined(known), rest: unknown.join(' ¦ ') };
};

function readingOf(words: string, wish: Wish, scene: Scene, takesBody: boolean): Reading | null {
  const name = words.replace(ARTICLE, '').replace(/^(?:new|neue[rsn]?|nouvelle|nueva|nova)\s+/iu, '');
  const subject = subjectOf(name);
  if (!isFeature(subject) || tellingWords(name).length > 3) return null;
  if (subject === 'menu' && /(?<!\p{L})(?:to|auf|à|al|ao)\s/iu.test(name)) return null;
  const body = takesBody ? wish.body : '';
  const statements = body === '' ? [] : [wish.message.meant(body)];
  const reading = addPage(quotedFirst(name).name, statements, wish, scene);
  return { ...reading, usesBody: body !== '', takesStatements: reading.edits.length === 1 };
}
