import { type NonPageKind, type PageShape, titleMatches } from './page-shape.js';

const LOGIN =
  /\b(?:log ?in|sign ?in|log on|members? only|authentication required|anmelden|anmeldung|einloggen|connexion|connectez-vous|se connecter|identifiez-vous|iniciar sesi[oó]n|inicia sesi[oó]n|acceder|accedi|entrar|inloggen|zaloguj|logga in|log ind|logg inn|kirjaudu|přihlásit|bejelentkezés|giriş yap)(?!\p{L})|ログイン|登录|登入|登錄|로그인|войти|вход в|увійти|تسجيل الدخول|התחבר/iu;

/** A page with such a title and little content requires a login, with or without a form. */
// bounded: titleMatches() passes at most 200 characters
const LOGIN_PHRASE =
  /^(?:(?:please |you (?:must|need to|have to) (?:be )?)?(?:log(?:ged)? ?in|sign(?:ed)? ?in)(?: or (?:sign up|register|create an account))? (?:to|first|required|before).{0,100}|(?:login|log ?in|sign ?in|authentication|membership) (?:is )?required|(?:members|subscribers) only|bitte (?:melden sie sich|loggen sie sich|anmelden|einloggen).{0,80}|anmeldung erforderlich|(?:veuillez (?:vous )?|connectez-vous |identifiez-vous )(?:connecter|pour|identifier).{0,80}|inicia(?:r)? sesi[oó]n para .{0,80}|accedi per .{0,80}|войдите,? чтобы .{0,80}|请(?:先)?登录.{0,40}|ログインしてください.{0,20})[.!…]*$/iu;

const LOGIN_ADDRESS =
  /^https?:\/\/(?:accounts\.google\.com|login\.(?:microsoftonline|live|yahoo|salesforce)\.com|[\w-]+\.(?:okta|auth0|onelogin)\.com|[\w.-]*facebook\.com\/login|[\w.-]*linkedin\.com\/(?:authwall|login|uas)|[\w.-]*instagram\.com\/accounts\/login|(?:x|twitter)\.com\/i\/flow\/login)/i;

const LOGIN_PATH =
  /\/(?:[\w-]{0,40}log-?in|sign-?in|signon|auth(?:enticate|wall)?|sso|session\/new|connexion|anmelden|accounts?\/login)(?:[/.?]|$)/i;

const isMoved = ({ url, requestedUrl }: PageShape): boolean => url !== requestedUrl;
const says = (shape: PageShape, words: RegExp): boolean =>
  [shape.title, ...shape.headings].some((text) => words.test(text));

export const LOGIN_WALL: NonPageKind = {
  detail: 'the page asks its readers to log in',
  applies: (shape) => {
    if (isMoved(shape) && LOGIN_ADDRESS.test(shape.url) && !LOGIN_ADDRESS.test(shape.requestedUrl))
      return true;
    if (shape.contentChars >= 600) return false;
    if (shape.hasPasswordField && says(shape, LOGIN)) return true;
    if (titleMatches(shape, LOGIN_PHRASE)) return true;
    const wasSentToLogin =
      isMoved(shape) && LOGIN_PATH.test(pathOf(shape.url)) && !LOGIN_PATH.test(pathOf(shape.requestedUrl));
    return wasSentToLogin && (shape.hasPasswordField || says(shape, LOGIN));
  },
};

const CONSENT_HOST = /^(?:consent|guce|myprivacy|cmp-consent|privacy-gate|zustimmung|consentement)\./i;
// bounded: titleMatches() passes at most 200 characters
const CONSENT_PHRASE =
  /^(?:before you continue(?: to .{1,40})?|bevor sie (?:fortfahren|zu .{1,40} weitergehen)|avant d[’']accéder à .{1,60}|antes de (?:ir a|continuar)(?: .{1,40})?|prima di continuare(?: .{1,40})?|(?:we|.{1,40}) (?:care about|value|respects?) your privacy|your privacy (?:choices|matters|is important to us)|privacy (?:settings|gate|consent)|manage (?:your )?(?:cookie )?(?:consent|preferences)|(?:we use |this (?:site|website) uses )cookies.{0,80}|cookies? (?:consent|wall|notice|settings|einstellungen)|(?:ihre |deine )?(?:privatsphäre|privatsphäre-einstellungen|zustimmung(?: erforderlich)?)|wir (?:benötigen|brauchen) (?:ihre|deine) zustimmung|vos paramètres de cookies|gestion des cookies)[.!…]*$/iu;
const CONSENT_BUTTON =
  /\b(?:accept(?: all)?|agree|reject all|consent|alle(?:s)? akzeptieren|akzeptieren|zustimmen|tout accepter|accepter|aceptar|accetta|aceitar|accepteren|zaakceptuj|принять)(?!\p{L})|同意/iu;

export const CONSENT_WALL: NonPageKind = {
  detail: 'the address leads to a consent form',
  applies: (shape) => {
    const host = hostOf(shape.url);
    if (host !== hostOf(shape.requestedUrl) && CONSENT_HOST.test(host)) return true;
    return (
      shape.visibleChars < 1_500 &&
      titleMatches(shape, CONSENT_PHRASE) &&
      CONSENT_BUTTON.test(shape.visibleText)
    );
  },
};

// bounded: titleMatches() passes at most 200 characters
const AGE_PHRASE =
  /^(?:(?:please )?(?:verify|confirm) your age|age (?:verification|gate|check|restricted|confirmation)|are you (?:over |at least |of legal (?:drinking )?age)?(?:(?:18|19|21)(?: years(?: of age| old)?| or (?:over|older)| ?\+)?)?|(?:you must be|are you) (?:at least |over )?(?:18|19|21)(?:\+| years(?: of age| old)?| or (?:over|older)).{0,60}|altersprüfung|altersverifikation|(?:sind sie|bist du) (?:über |mindestens |schon )?(?:16|18)(?: jahre(?: alt)?)?(?: oder älter)?|avez-vous (?:plus de |au moins )?18 ans|(?:¿?eres|es usted) mayor de (?:edad|18(?: años)?)|hai (?:più di |almeno )?18 anni|вам (?:есть|исполнилось) 18(?: лет)?|あなたは18歳以上ですか|18歳以上ですか)[?!.…]*$/iu;

export const AGE_GATE: NonPageKind = {
  detail: 'the page asks for the age of its readers',
  applies: (shape) =>
    shape.visibleChars < 800 && titleMatches(shape, AGE_PHRASE) && /\d/.test(shape.visibleText),
};

const PAYWALL =
  /(?<!\p{L})(?:(?:subscribe|sign up|register|upgrade|become a (?:member|subscriber)) (?:now )?to (?:continue|keep|finish|read|unlock|access)|to (?:continue|keep) reading|(?:this|the) (?:article|content|story|post) is (?:for|reserved for|only available to|exclusive(?:ly)? (?:to|for)) (?:paid |paying )?(?:subscribers|members)|already a subscriber|(?:jetzt )?(?:weiterlesen|alle artikel lesen) mit|(?:dieser )?artikel ist (?:nur )?für abonnenten|réservé aux abonnés|abonnez-vous pour|(?:contenido|artículo) (?:exclusivo )?para suscriptores|suscr[ií]bete para|contenuto riservato agli abbonati|abbonati per|статья доступна (?:только )?подписчикам|この記事は(?:有料)?会員限定|続きを読むには)/iu;

/** A shorter text is a teaser, not an article. */
const TEASER_CHARS = 500;

export const PAYWALL_STUB: NonPageKind = {
  detail: 'a paywall leaves nothing of the page but a few lines',
  applies: ({ contentChars, visibleText, jsonLd }) =>
    contentChars < TEASER_CHARS &&
    PAYWALL.test(visibleText) &&
    (contentChars < TEASER_CHARS / 2 ||
      jsonLd.some((json) => /"isAccessibleForFree"\s*:\s*"?false/i.test(json.slice(0, 20_000)))),
};

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? '';
}
