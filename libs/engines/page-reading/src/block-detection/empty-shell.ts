import { type NonPageKind, type PageShape, SEARCHED_CHARS } from './page-shape.js';

const NEEDS_SCRIPTS = new RegExp(
  [
    '\\b(?:(?:enable|requires?|need|turn on|activate|without) (?:to enable )?(?:your )?java ?script',
    'java ?script (?:is )?(?:required|disabled|not (?:enabled|available)|must be enabled|deaktiviert|désactivé|desactivado|disabilitato))',
    "\\b(?:doesn[’']t|does not) work (?:properly )?without javascript",
    '\\b(?:aktivieren sie (?:bitte )?javascript|activez javascript|active javascript|habilit[ae] javascript|attiva(?:re)? javascript|zet javascript aan|włącz javascript)',
    'включите javascript|javascriptを有効に|启用 ?javascript|啟用 ?javascript|자바스크립트를 활성화',
  ].join('|'),
  'i',
);

/** Empty root elements of React, Vue, Angular, Svelte, Next, Nuxt, Gatsby, Ember, Quasar and Flutter. */
const EMPTY_ROOT =
  /<(div|main|section|body)\b[^<>]{0,200}\bid=["']?(?:root|app|__next|__nuxt|___gatsby|gatsby|app-root|svelte|react-root|vue-app|q-app|ember-app|mount|main-app|spa|flutter_target)["']?[^<>]{0,200}>\s{0,200}(?:<!--[^<>]{0,200}-->\s{0,50})?<\/\1>|<(app-root|my-app|ng-app|flt-glass-pane)\b[^<>]{0,200}>\s{0,200}(?:<!--[^<>]{0,200}-->\s{0,50})?<\/\2>/i;

/** Text of a page that is still loading. */
// bounded: read only where a page shows less than 120 characters
const LOADING =
  /^(?:(?:page |app |content |the )?(?:is )?loading(?: (?:page|app|content|data|please wait))?|please wait(?: while .{0,60})?|(?:wird|seite wird|lade|lädt) ?geladen|einen moment bitte|chargement(?: en cours)?|(?:veuillez )?patienter|cargando|caricamento(?: in corso)?|carregando|laden|ładowanie|загрузка|読み込み中|ロード中|加载中|載入中|로딩 ?중)[\s.…!]*$/iu;

const isEmpty = (shape: PageShape): boolean => {
  const { visibleChars, visibleText, scripts, noscriptText } = shape;
  if (visibleChars < 300 && NEEDS_SCRIPTS.test(visibleText)) return true;
  if (visibleChars < 120 && LOADING.test(visibleText.trim().slice(0, 300))) return true;
  if (scripts === 0) return false;
  if (shape.isRendered) return visibleChars === 0;
  if (visibleChars < 50) return true;
  if (visibleChars >= 200) return false;
  return (
    NEEDS_SCRIPTS.test(noscriptText) ||
    (shape.hasAppRoot && visibleChars < 100) ||
    EMPTY_ROOT.test(shape.html.slice(0, SEARCHED_CHARS))
  );
};

/** A document that its scripts fill later. */
export const EMPTY_SHELL: NonPageKind = {
  detail: ({ isRendered }) =>
    isRendered
      ? 'the page stayed empty, or asks for JavaScript, although its scripts were run'
      : 'the page is an empty shell that only JavaScript fills',
  settles: 'in_place',
  applies: isEmpty,
};
