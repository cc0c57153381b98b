import type { AppKind } from '../../model/vocabulary.js';
import { type Reader, type Reading, type Wish, refusal, without } from '../grammar/reading.js';
import type { Scene } from '../grammar/scene.js';
import { ADD, REMOVE, wordPattern } from '../grammar/verbs.js';
import { APP_NAMES, FEATURE_OF_APP } from './app-names.js';

const APPS: [AppKind, RegExp][] = [
  [
    'booking',
    wordPattern(
      '(?:let|allow|enable|so that|able to|can|want to) .{0,40}(?:book|reserve|make (?:an? )?(?:appointment|booking|reservation)s?)(?: .{0,30})?(?: online)?|(?:online )?(?:bookings?|reservations?|appointments?|booking system|booking calendar|booking app|table reservations?)(?: online)?(?: system| calendar| app| tool)?|book(?:able)? (?:online|slots?)|' +
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
  [
    'waitlist',
    wordPattern(
      'wait(?:ing)? ?list|warteliste|liste d.attente|lista de espera',
      'ウェイトリスト|順番待ちリスト|キャンセル待ち',
    ),
  ],
  [
    'event',
    wordPattern(
      'rsvps?|(?:let|allow) .{0,30}(?:sign up for|register for|rsvp).{0,30}|event registration|anmeldung zur veranstaltung|inscription à l.événement|inscripción al evento',
      '参加申し込み|イベント申し込み',
    ),
  ],
  [
    'directory',
    wordPattern(
      '(?:member |business )?directory|(?:mitglieder|branchen)?verzeichnis|annuaire|directorio|diretório',
      '名簿|ディレクトリ',
    ),
  ],
  [
    'board',
    wordPattern(
      '(?:task|kanban|notice|job|to-?do) ?board|kanban|aufgabenboard|pinnwand|tableau kanban|tablero|quadro de tarefas',
      'カンバン|タスクボード|掲示板',
    ),
  ],
  [
    'tracker',
    wordPattern(
      '(?:habit |expense |time |workout )?tracker|tracker-app|seguimiento|rastreador',
      'トラッカー|記録アプリ',
    ),
  ],
];

const ENABLE = wordPattern(
  'let|allow|enable|permets|permettez|permettre|permite|permita|permitir|deja que|deixe|should be able to|people can|customers can|guests can|visitors can|kunden|gäste|besucher|les clients|los clientes|os clientes',
  'できるように|導入',
);

/** Adds a small app; a site has one, so another becomes the feature that comes closest. */
export const readAddApp: Reader = (wish, scene) => {
  if (REMOVE.test(wish.text) || !(ADD.test(wish.text) || ENABLE.test(wish.text))) return null;
  if (/(?<!\p{L})(?:fields?|feld|champ|campo)(?!\p{L})|(?:hours|button)(?!\p{L})/iu.test(wish.text))
    return null;
  for (const [app, pattern] of APPS) {
    const match = pattern.exec(wish.text);
    if (match) return appReading(app, { ...wish, text: restOf(wish.text, match) }, scene);
  }
  return null;
};

function restOf(text: string, match: RegExpExecArray): string {
  return without(text, match)
    .replace(/¦\s*(?:for|für|pour|para|no|on) .{1,80}$/iu, '')
    .replace(ADD, ' ')
    .replace(ENABLE, ' ')
    .replaceAll(
      /(?<!\p{L})(?:people|customers|visitors|guests|users|clients|them|online|able|system|page|form|kunden|gäste|besucher|können|clientes|clients|aux|los|las|os|as|de|que|on the site|to)(?!\p{L})|できるように|導入|する|を|して/giu,
      ' ',
    );
}

function appReading(app: AppKind, wish: Wish, scene: Scene): Reading {
  const present = scene.site.app;
  const words = { ...wish, text: wish.clause };
  if (present === app) return refusal(words, `that is there already: ${APP_NAMES[app]}`);
  if (present === null) {
    return {
      edits: [{ kind: 'add_app', app }],
      understood: [`From now on ${APP_NAMES[app]}.`],
      rest: wish.text,
    };
  }
  const feature = FEATURE_OF_APP[app];
  if (feature === undefined || scene.brief.features.includes(feature)) {
    return refusal(words, `a site has one app, and on this one ${APP_NAMES[present]}`);
  }
  return {
    edits: [{ kind: 'add_feature', feature, title: null, statements: [] }],
    understood: [
      `A site has one app, so for this the site gets a simple request form or page (${feature.replaceAll('_', ' ')}).`,
    ],
    rest: wish.text,
  };
}
